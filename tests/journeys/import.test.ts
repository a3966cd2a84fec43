import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey, type Person } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { rowsIn, type SheetRows, workbook } from '../support/sheetFiles'

const headings = ['Part no. *', 'Name *', 'Unit', 'Price', 'Valid from', 'Buyer', 'Active']

const fileOf = (rows: SheetRows, name = 'parts.xlsx') => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: workbook({ Rows: [headings, ...rows] }),
})

/** Goes to the list once somebody is signed in. */
async function openList({ page, goTo }: Person) {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/demo-import')
  await rowWith(page, 'P-100').waitFor()
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const form = dialog(page)
  await form.getByText('Click to choose a file').waitFor()
  return form
}

/** What a press makes the browser save. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), sheets: rowsIn(new Uint8Array(content).buffer) }
}

journey(
  'B7.6-import a file of rows comes in by its dialog; rows with errors come back in a file, are mended and come in too',
  async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const other = await visit({ as: 'configurator' })
    const { page } = person
    await openList(other)
    await openList(person)

    const form = await openImport(page)
    expect((await form.boundingBox())?.width).toBe(600)
    expect(await findAxeProblems(page)).toEqual([])
    const start = form.getByRole('button', { name: 'Import', exact: true })
    await start.click()
    await form.getByText('Please choose a file').waitFor()
    const input = form.locator('input[type=file]')
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('P-1') })
    await form.getByText('Only .xls and .xlsx files can be imported, and “notes.txt” is none').waitFor()

    const template = await saved(page, () => form.getByRole('button', { name: 'Download the template' }).click())
    expect(template.name).toBe('Rows from Excel import template.xlsx')
    expect(template.sheets.Rows).toEqual([headings])
    expect(template.sheets.Suppliers).toEqual([['Part no. *', 'Supplier *', 'Days']])

    const rows = [
      ['P-300', 'Washer', 'Piece', 1.25, '2026-05-01', '管理员', 'Yes'],
      ['P-100', 'There already', 'Piece', 1, '', '', ''],
      ['P-301', 'Wrong unit', 'Barrel', -1, '', '', ''],
    ]
    await input.setInputFiles(fileOf(rows))
    await form.getByText('Chosen: parts.xlsx').waitFor()

    await form.getByLabel('Skip them and import the others').check()
    await start.click()

    const warning = page.getByRole('dialog', { name: 'Import with errors' })
    await warning.getByText('Imported with errors: 1 of 3 rows are in, 2 are not').waitFor()
    const errors = await saved(page, () => warning.getByRole('button', { name: /Rows from Excel import errors\.xlsx/ }).click())
    const [head = [], taken = [], wrong = []] = errors.sheets.Rows ?? []
    expect(head.slice(-3)).toEqual(['Row with error', 'Column with error', 'Reason of error'])
    expect(taken.slice(-3)).toEqual(['3', 'A Part no. *', 'Part no. must be unique'])
    expect(wrong.slice(-2)[0]).toBe('C Unit\nD Price')

    await warning.getByRole('button', { name: 'Close', exact: true }).last().click()
    await rowWith(page, 'P-300').getByText('Piece').waitFor()
    await rowWith(page, 'P-300').getByText('管理员').waitFor()
    // Others who look at the list have the row too.
    await rowWith(other.page, 'P-300')
      .or(other.page.getByRole('button', { name: /1 new/ }))
      .first()
      .waitFor()

    // The file of errors, mended, is a file to import.
    const mended = await openImport(page)
    const content = [
      ['P-302', ...taken.slice(1)],
      ['P-301', 'Right unit', 'kg', '2', ...wrong.slice(4)],
    ]
    const buffer = workbook({ Rows: [head, ...content] })
    await mended.locator('input[type=file]').setInputFiles({ ...fileOf([]), buffer })
    await mended.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('All 2 rows have been imported').waitFor()
    await rowWith(page, 'P-301').getByText('Kilogram').waitFor()
  },
)

journey('B7.6-import a lost connection is told, and so is what became of the rows', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await openList(person)
  const send = async (code: string) => {
    const form = await openImport(page)
    await form.locator('input[type=file]').setInputFiles(fileOf([[code, 'Sent', '', '', '', '', '']]))
    await form.getByRole('button', { name: 'Import', exact: true }).click()
    return form
  }
  // The file never arrives.
  await page.route('**/demo/import/importExcel', (route) => route.abort('connectionreset'))
  const form = await send('P-400')
  await form.getByText('The connection to the server is lost').waitFor()
  await form.getByText('The file did not reach the server; nothing has been imported. Please try again.').waitFor()
  await page.unroute('**/demo/import/importExcel')
  await form.getByRole('button', { name: 'Import', exact: true }).click()
  await rowWith(page, 'P-400').waitFor()

  // The file arrives and the answer is lost.
  await page.route('**/demo/import/importExcel', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send('P-401')
  await page.getByText('One row has been imported').waitFor()
  await rowWith(page, 'P-401').waitFor()
})
