import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'

journey('B2.1-chartmenu staff make a chart, look at it over a query, change it, take its picture and delete it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-charts' })
  await rowWith(page, 'S-024').waitFor()
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByText('No charts saved yet').waitFor()
  // The focus is on the first thing to press.
  await page.keyboard.press('Enter')

  const made = dialog(page, 'New')
  await made.getByLabel('Chart name').fill('Amounts')
  await choose(made, 'Chart type', 'Bar chart')
  await choose(made, 'X field', 'Region')
  await choose(made, 'Y fields', 'Amount')
  await choose(made, 'Filter type', 'Date')
  await choose(made, 'Filter field', 'Sold on')
  await made.getByLabel('Start time').fill('2026-02-01')
  await made.getByLabel('Start time').press('Enter')
  await made.getByRole('button', { name: 'Preview' }).click()
  await made.getByRole('img', { name: 'Amounts: Bar chart' }).waitFor()
  await made.getByText('Numbers').click()
  await made.getByRole('row', { name: /South [\d,.]+/ }).waitFor()
  // A click beside the dialog, and the chart is still there.
  await page.mouse.click(5, 500)
  expect(await findAxeProblems(page)).toEqual([])
  await made.getByRole('button', { name: 'Save' }).click()
  await made.waitFor({ state: 'detached' })

  await choose(page, 'Region', 'North')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, 'S-023').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByRole('button', { name: 'Amounts', exact: true }).click()
  const shown = dialog(page, 'Amounts')
  await shown.getByRole('img', { name: 'Amounts: Bar chart' }).waitFor()
  await shown.getByText('Numbers').click()
  await shown.getByRole('row', { name: /North/ }).waitFor()
  expect(await shown.getByRole('row', { name: /South/ }).count()).toBe(0)
  await shown.getByRole('checkbox', { name: 'Only the rows of the current query' }).uncheck()
  await shown.getByRole('img', { name: 'Amounts: Bar chart' }).waitFor()
  await shown.getByText('Numbers').click()
  await shown.getByRole('row', { name: /South/ }).waitFor()
  const downloaded = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download picture' }).click()
  const picture = await downloaded
  expect(picture.suggestedFilename()).toBe('Amounts.png')
  // The chart is 400 pixels high; over it the picture has its title.
  expect((await readFile(await picture.path())).readUInt32BE(20)).toBeGreaterThan(800)

  await shown.getByRole('button', { name: 'Edit' }).click()
  const changed = dialog(page, 'Edit')
  await expect.poll(() => changed.getByLabel('Start time').inputValue()).toBe('02/01/2026')
  await changed.getByLabel('Chart name').fill('Pieces of it')
  await choose(changed, 'Chart type', 'Pie chart')
  await changed.getByRole('button', { name: 'Save' }).click()
  await changed.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByRole('button', { name: 'Delete: Pieces of it' }).click()
  await page.getByText('Delete the chart “Pieces of it”?').waitFor()
  await dialog(page, 'Delete the chart').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Deleted', { exact: true }).waitFor()
  // The menu is closed by the press beside it.
  await dialog(page, 'Charts').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByText('No charts saved yet').waitFor()
})
