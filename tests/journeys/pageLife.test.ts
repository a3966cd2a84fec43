import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog } from '../support/screen'
import { createPage, openStudio, publish } from '../support/studio'

/** What is said now; pages of other tabs, which nobody sees, say nothing. */
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

journey(
  'C-publish a page is copied, published, taken off while somebody has it open, published again and deleted, all in the studio',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'admin' })
    await openStudio(page)
    await createPage(page, 'life-first', 'First life')
    await publish(page)

    await page.getByRole('button', { name: 'More for “First life”' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await dialog(page, /Copy “First life”/)
      .getByLabel('Code')
      .fill('life-second')
    await dialog(page).getByLabel('Title').fill('Second life')
    await dialog(page).getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('heading', { name: 'Second life life-second' }).waitFor()
    await status(page, 'No problems found').waitFor()
    await publish(page)

    const { page: open, goTo: openAt } = await visit({ as: 'admin' })
    await open.getByRole('link', { name: 'Page studio' }).first().waitFor()
    await openAt('/p/life-second')
    await open.getByRole('button', { name: 'New', exact: true }).waitFor()
    await page.getByRole('button', { name: 'More for “Second life”' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    const asked = dialog(page, /Unpublish “Second life”\?/)
    await asked.getByText('Table life_second: 0 rows').waitFor()
    await asked.getByRole('button', { name: 'Unpublish' }).click()
    await status(open, 'This page was unpublished').waitFor()
    await publish(page)
    await open.getByRole('button', { name: 'New', exact: true }).waitFor()

    await goTo('/studio')
    await page.getByLabel('Search by title or code').fill('life-second')
    await page.getByRole('button', { name: 'More for “Second life”' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await dialog(page, /Rename/)
      .getByLabel('Code')
      .fill('life-third')
    await dialog(page).getByText('Links with the old code lead to the new one').waitFor()
    await dialog(page).getByRole('button', { name: 'Rename' }).click()
    await page.getByText('“Second life” has the code life-third now').waitFor()
    await openAt('/p/life-second')
    await open.waitForURL('**/p/life-third')

    await page.getByLabel('Search by title or code').fill('life-third')
    await page.getByRole('button', { name: 'More for “Second life”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const last = dialog(page, /Delete “Second life”\?/)
    await last.getByRole('radio', { name: /Drop with all rows/ }).click()
    expect(await last.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    await last.getByLabel(/Type the code/).fill('life-third')
    await last.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Second life” was deleted').waitFor()
    await status(open, 'This page was unpublished').waitFor()
  },
)
