import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey, type Person } from '../support/journey'
import { rowWith } from '../support/screen'
import { signIn } from '../support/signIn'
import { signOut } from '../support/signOut'

const titles = (page: Page) => page.getByRole('region', { name: 'Open pages' }).getByRole('tab').allTextContents()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Opens home, the equipment and the request, without loading anything anew. */
async function openPages({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Test equipment' }).first().click()
  await rowWith(page, 'EQ-000001').waitFor()
  await page.getByText('Tasks', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Request a task' }).first().click()
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await titles(page)).toEqual(['Home', 'Test equipment', 'Request a task'])
}

describe('P2-opentabs', () => {
  journey('open pages outlive a reload and signing in again, one is loaded; nobody else finds them', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openPages(person)
    await tab(page, 'Request a task').press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Pin' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
    expect(await titles(page)).toEqual(['Home', 'Request a task', 'Test equipment'])
    expect(await page.getByRole('grid').count()).toBe(0)
    await tab(page, 'Test equipment').click()
    await rowWith(page, 'EQ-000001').waitFor()

    await signOut(page, '张三')
    await signIn(page, 'leader')
    await tab(page, 'Home').waitFor()
    expect(await titles(page)).toEqual(['Home'])
    await signOut(page, '赵敏')
    await signIn(page, 'staff')
    await tab(page, 'Request a task').waitFor()
    expect(await titles(page)).toEqual(['Home', 'Request a task', 'Test equipment'])
  })

  journey('a page is dragged and moved by keys to another place, closed and opened again where it stood', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openPages(person)
    await tab(page, 'Request a task').dragTo(tab(page, 'Test equipment'))
    expect(await titles(page)).toEqual(['Home', 'Request a task', 'Test equipment'])
    await tab(page, 'Request a task').press('Alt+Shift+ArrowRight')
    expect(await titles(page)).toEqual(['Home', 'Test equipment', 'Request a task'])
    const cross = page.getByRole('button', { name: 'Close Test equipment' })
    const box = await cross.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await findAxeProblems(page)).toEqual([])
    await cross.click()
    await expect.poll(() => titles(page)).toEqual(['Home', 'Request a task'])
    await tab(page, 'Home').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Reopen closed page' }).click()
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await titles(page)).toEqual(['Home', 'Test equipment', 'Request a task'])
  })

  journey('on a telephone every page can be reached and closed', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openPages(person)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open pages' }).click()
    await page.getByRole('menuitem', { name: 'Test equipment' }).click()
    await page.getByRole('tab', { name: 'Test equipment', selected: true }).waitFor()
    await page.getByRole('button', { name: 'Open pages' }).click()
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
    await expect.poll(() => titles(page)).toEqual(['Home', 'Request a task'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

journey('C-newversion a new version of the product is said, and loaded by a press', async ({ visit }) => {
  const { page } = await visit()
  let isUpdated = false
  await page.routeWebSocket(/\/vxeSocket\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const isBuild = String(message).includes('product-build')
      socket.send(isBuild && isUpdated ? String(message).replace(/\/assets\/[^"]+/, '/assets/another.js') : message)
    })
  })
  await signIn(page, 'staff')
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const notice = page.getByText('A new version is available.')
  isUpdated = true
  await page.reload()
  await notice.waitFor()
  isUpdated = false
  await page.getByRole('button', { name: 'Update now' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  expect(await notice.count()).toBe(0)
})
