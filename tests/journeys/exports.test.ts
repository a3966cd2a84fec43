import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { rowWith } from '../support/screen'

/** The rows of a downloaded spreadsheet, the headings first. */
async function rowsOf(download: Download): Promise<unknown[][]> {
  const book = read(await readFile(await download.path()))
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: false })
}

async function exported(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
  return download
}

journey('B2.2-export staff export the rows of their query, then some of them, as a spreadsheet', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/order' })
  await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
  await rowWith(page, 'D20261101').waitFor()

  const all = await exported(page)
  expect(all.suggestedFilename()).toMatch(/^Orders_\d{4}-\d\d-\d\d\.xls$/)
  const [headings = [], ...rows] = await rowsOf(all)
  expect(headings.slice(0, 3)).toEqual(['Order no.', 'State', 'Customer'])
  await page.getByText(`Export finished, rows: ${rows.length}`).waitFor()
  expect(rows.length).toBeGreaterThan(1)

  await page.getByRole('combobox', { name: 'State', exact: true }).click()
  await page.getByTitle('Open', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const [, ...open] = await rowsOf(await exported(page))
  expect(open.length).toBeLessThan(rows.length)
  expect(new Set(open.map(([, state]) => state))).toEqual(new Set(['Open']))

  const chosen = String(open[0]?.[0])
  await rowWith(page, chosen).getByRole('checkbox').check()
  expect((await rowsOf(await exported(page))).slice(1).map(([code]) => code)).toEqual([chosen])
})

journey('says that there is nothing to export, and that the line broke, and exports when it is asked to again', async ({ visit }) => {
  const { page, goTo, console } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
  await goTo('/p/order')
  await rowWith(page, 'D20261101').waitFor()
  await page.getByRole('textbox', { name: 'Order no.' }).fill('no such order')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, 'D20261101').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByText('There is no data to export').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await rowWith(page, 'D20261101').waitFor()

  console.allow(/net::ERR_/)
  await page.route('**/exportXls*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByText('The export of “Orders” was not finished').waitFor()
  await page.unroute('**/exportXls*')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export again' }).click()])
  expect((await rowsOf(download)).length).toBeGreaterThan(1)
})

journey(
  'B2.2-print staff print the rows of their query: nothing of the screen is on the sheet, and a dark screen blackens none',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
    // A browser without a screen ends printing before anybody can look at the paper.
    await page.addInitScript({
      content: `window.print = () => {}; localStorage.setItem('pro__DEFAULT_LOOK', '{"value":"dark","expire":null}')`,
    })
    await goTo('/p/order')
    await rowWith(page, 'D20261101').waitFor()
    await page.getByRole('button', { name: 'Print the list' }).click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('article', { name: 'Orders' })
    await paper.getByRole('cell', { name: 'D20261101-001' }).waitFor()
    expect(await paper.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining(['No.', 'Order no.', 'State', 'Customer']))
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const colours = await paper
      .getByRole('cell')
      .first()
      .evaluate((cell) => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(cell).color,
      ])
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await rowWith(page, 'D20261101').waitFor()
  },
)
