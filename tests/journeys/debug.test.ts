import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Page debugging' })
const rowOf = (panel: Locator, path: string) => panel.getByRole('row').filter({ hasText: path })

journey('C-debug a configurator sees the reasons of permissions, values as they are typed, and the last calls', async ({ visit }) => {
  const { page } = await visit({ as: 'configurator', at: '/p/order?debug' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  await rowWith(page, 'D20261101-001').waitFor()
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: 'Permissions' }).click()
  await rowOf(panel, 'order:ship').getByText('Granted to one of your roles').waitFor()
  expect(await findAxeProblems(page), 'permissions').toEqual([])

  await panel.getByRole('tab', { name: 'Expressions' }).click()
  await rowWith(page, 'D20261101-001').getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('grid').waitFor()
  const condition = rowOf(panel, 'cancelReason').or(rowOf(panel, "row.status == 'cancelled'")).first()
  await condition.getByText('false').waitFor()
  await choose(dialog(page), 'State', 'Cancelled')
  await condition.getByText('true').waitFor()
  await rowOf(panel, 'sum(sub.products').getByText('1180').waitFor()
  expect(await findAxeProblems(page), 'expressions beside a dialog').toEqual([])

  await panel.getByRole('tab', { name: 'Last calls' }).click()
  await rowOf(panel, 'GET /api/demo/order/queryById?').waitFor()
  const room = await dialog(page).boundingBox()
  const taken = await panel.boundingBox()
  expect((room?.x ?? 0) + (room?.width ?? 0), 'the dialog keeps the room beside the panel').toBeLessThanOrEqual(taken?.x ?? 0)
})

journey('C-debug the panel is worked by keys, and goes out of the address with Escape', async ({ visit }) => {
  const { page } = await visit({ as: 'configurator', at: '/p/order?debug' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Close the debug panel' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await rowOf(panel, 'order:list').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await rowWith(page, 'D20261101-001').waitFor()
})

journey('C-debug who may not write pages sees no panel, and loads none', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await goTo('/p/order?debug')
  await rowWith(page, 'D20261101-001').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await panelOf(page).count()).toBe(0)
  expect(scripts.filter((address) => /DebugPanel/.test(address))).toEqual([])
})
