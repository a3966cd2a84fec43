import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('C-keys Ctrl+P prints the list, and the record whose form is open, as their buttons do; the first key too', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff', at: '/dashboard/workplace' })
  // A browser without a screen ends printing before anybody can look at the paper.
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await goTo('/p/order')
  await rowWith(page, 'D20261101').waitFor()
  await page.keyboard.press('Control+p')
  const list = page.getByRole('article', { name: 'Orders', exact: true })
  await page.emulateMedia({ media: 'print' })
  await list.getByRole('cell', { name: 'D20261101-001' }).waitFor()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await list.waitFor({ state: 'detached' })

  await rowWith(page, 'D20261101-001').dblclick()
  await dialog(page).getByLabel('Phone').focus()
  await page.keyboard.press('Control+p')
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article').getByRole('heading', { name: 'Orders · D20261101-001' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
})

journey('what the browser prints by itself is the page without its frame, as long as it is', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/dashboard/workplace' })
  const heading = page.getByRole('heading', { level: 2 }).first()
  await heading.waitFor()
  await page.emulateMedia({ media: 'print' })
  await heading.waitFor()
  for (const part of ['banner', 'complementary', 'contentinfo', 'tablist'] as const)
    expect(await page.getByRole(part).filter({ visible: true }).count(), part).toBe(0)
  const content = page.locator('.pw-content').filter({ visible: true })
  expect(await content.evaluate((box) => [getComputedStyle(box).overflowY, box.scrollHeight - box.clientHeight])).toEqual(['visible', 0])
})
