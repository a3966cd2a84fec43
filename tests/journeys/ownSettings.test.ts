import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { signIn } from '../support/signIn'
import { signOut } from '../support/signOut'

const home = (page: Page) => page.getByRole('link', { name: 'Test equipment' }).first().waitFor()

journey('C-sessions somebody sees where they are signed in, and ends that on the other device', async ({ visit }) => {
  const here = await visit({ as: 'tester' })
  await home(here.page)
  const there = await visit({ as: 'tester' })
  await home(there.page)
  await here.page.getByRole('button', { name: '陈晨' }).click()
  await here.page.getByRole('menuitem', { name: 'Signed-in devices' }).click()
  const dialog = here.page.getByRole('dialog', { name: 'Signed-in devices' })
  await dialog.getByText('This device').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  expect(await findAxeProblems(here.page)).toEqual([])
  await dialog.getByRole('button', { name: 'End all others' }).click()
  const question = here.page.getByRole('dialog', { name: 'End all other sessions?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  await dialog.getByRole('button', { name: 'End all others' }).click()
  await question.getByRole('button', { name: 'End', exact: true }).click()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  await question.waitFor({ state: 'hidden' })
  // Who has come by keyboard goes on at the menu that led here.
  await here.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() => here.page.getByRole('button', { name: '陈晨' }).evaluate((button) => button === document.activeElement))
    .toBe(true)
  there.console.allow(/401/)
  await there.page.reload()
  await there.page.getByLabel('Password', { exact: true }).waitFor()
})

journey('C-sharedcomputer the session of a shared computer is gone when the browser is closed', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/user/login')
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check()
  await signIn(page, 'staff')
  await home(page)
  await page.reload()
  await home(page)
  // A browser that is closed forgets the cookies that have no end.
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ expires }) => expires !== -1)).toEqual([])
  await page.context().clearCookies()
  await page.reload()
  await page.getByLabel('Password', { exact: true }).waitFor()
})

describe('C-preferences', () => {
  journey('what somebody chooses follows to another browser, and the next user does not inherit it', async ({ visit }) => {
    const isDark = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes('dark'))
    const first = await visit({ as: 'leader' })
    await home(first.page)
    await first.page.getByRole('button', { name: 'Display settings' }).click()
    const saved = first.page.waitForResponse((answer) => answer.url().includes('/sys/user/preferences'))
    await first.page.getByRole('dialog').getByRole('radiogroup', { name: 'Page look' }).getByText('Dark', { exact: true }).click()
    await saved
    const second = await visit({ as: 'leader' })
    await home(second.page)
    await expect.poll(() => isDark(second.page)).toBe(true)
    await signOut(second.page, '赵敏')
    expect(await isDark(second.page)).toBe(true)
    await signIn(second.page, 'staff')
    await home(second.page)
    await expect.poll(() => isDark(second.page)).toBe(false)
    await signOut(second.page, '张三')
    await signIn(second.page, 'leader')
    await home(second.page)
    await expect.poll(() => isDark(second.page)).toBe(true)
  })
})
