import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FieldConfig } from '../../schemas/fields'
import type { PageConfig } from '../../schemas/page/kinds'
import type { AreaWork } from './areaWork'
import { called, english, fillField, isOpen } from './fillField'
import { cellOf, choose, dialog, rowWith, typeIntoCell } from './screen'

/** A page with rows that are made in a form: a list, or a calendar. */
type RowsConfig = Extract<PageConfig, { kind: 'list' | 'calendar' }>
type SubTable = NonNullable<RowsConfig['subTables']>[number]

/** A page with the work that is done on it. */
interface WorkedPage {
  config: RowsConfig
  work: AreaWork
  /** Key of the text that the row is known by, and what it is. */
  name: string
  text: string
}

const fieldOf = ({ config }: WorkedPage, key: string) => config.columns.find((field) => field.key === key)

/** Types the first new row into each of its tables that takes what is typed alone; what is chosen in a cell has journeys of its own. */
async function fillTables(form: Locator, { config, work }: WorkedPage): Promise<void> {
  const tables = (work.row.sub ?? {}) as Readonly<Record<string, { added: readonly Readonly<Record<string, unknown>>[] }>>
  for (const [key, { added }] of Object.entries(tables)) {
    const table = config.subTables?.find((one) => one.key === key)
    if (table?.columns.every((column) => typed.has(column.type) || !isRequired(column))) await fillTable(form, table, added[0] ?? {})
  }
}

const typed: ReadonlySet<string> = new Set(['input', 'inputNumber', 'date', 'datetime'])
const isRequired = ({ validateRules = [] }: FieldConfig) => validateRules.some((rule) => 'required' in rule)

async function fillTable(form: Locator, { title, columns }: SubTable, values: Readonly<Record<string, unknown>>): Promise<void> {
  const name = english(title)
  const grid = form.getByRole('grid', { name: `${name}: rows` })
  const tab = form.getByRole('tab', { name })
  await grid.or(tab).first().waitFor()
  if (!(await grid.isVisible())) await tab.click()
  await form
    .getByRole('toolbar', { name: `${name}: actions` })
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  const row = grid
    .getByRole('row')
    .filter({ has: form.page().getByRole('checkbox', { name: /^Select row/ }) })
    .first()
  await grid.locator('.rdg-editor-container').waitFor()
  for (const field of columns.filter(({ key, type }) => values[key] !== undefined && typed.has(type)))
    await typeIntoCell(form.page(), await cellOf(grid, row, english(field.title)), String(values[field.key]))
}

/** Makes the row in the form; answers the texts of the related one, where it was chosen. */
export async function createRow(page: Page, worked: WorkedPage): Promise<string[] | undefined> {
  await page.getByRole('button', { name: 'New', exact: true }).first().click()
  const form = dialog(page).first()
  await form.getByRole('button', { name: 'Save', exact: true }).waitFor()
  let related: string[] | undefined
  const values = { ...worked.work.row, [worked.name]: worked.text }
  for (const [key, value] of Object.entries(values)) {
    const field = fieldOf(worked, key)
    // What is worked out, or filled by a choice, is not typed.
    if (!field || field.disabled || (field.disabledWhen !== undefined && !(await isOpen(form, field)))) continue
    const chosen = await fillField(form, worked.config.columns, field, String(value))
    if (key === worked.work.related) related = chosen
  }
  await fillTables(form, worked)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  return related
}

const gridOf = (page: Page) => page.getByRole('grid').or(page.getByRole('treegrid')).first()

/** Looks for the row by its name, where the page can be asked for it. */
async function find(page: Page, worked: WorkedPage): Promise<Locator> {
  const isAsked = worked.config.queryConfig?.some(({ key }) => key === worked.name)
  const field = fieldOf(worked, worked.name)
  if (isAsked && field) {
    await called(page.locator('.pw-content'), 'textbox', field).fill(worked.text)
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  }
  // The list stands where the form was opened from, at the end of its columns.
  await gridOf(page).evaluate((grid) => grid.scrollTo({ left: 0 }))
  const row = rowWith(page, worked.text).first()
  await row.waitFor()
  return row
}

/** The row says in the list which one it was related to, where its column is in sight. */
async function seeRelated(page: Page, worked: WorkedPage, row: Locator, related: readonly string[]): Promise<void> {
  const field = fieldOf(worked, worked.work.related)
  const heading = gridOf(page).getByRole('columnheader', { name: english(field?.title) })
  if (!(await heading.isVisible())) return
  const cell = await cellOf(gridOf(page), row, english(field?.title))
  if (await cell.isVisible()) await expect.poll(async () => related.includes(await cell.innerText())).toBe(true)
}

/** The form says it too. */
async function seeRelatedInForm(form: Locator, related: readonly string[]): Promise<void> {
  const said = () => Promise.all(related.map((text) => form.getByText(text).or(form.getByTitle(text)).filter({ visible: true }).count()))
  await expect.poll(async () => Math.max(...(await said()))).toBeGreaterThan(0)
}

/** Counts the rows in a chart that is only looked at. */
export async function chartRows(page: Page, worked: WorkedPage): Promise<void> {
  const field = fieldOf(worked, worked.work.chartBy)
  const button = page.getByRole('toolbar').getByRole('button', { name: 'Charts', exact: true })
  // What has no room in the toolbar stands in its menu.
  if (await button.isVisible()) await button.click()
  else {
    await page.getByRole('toolbar').getByRole('button', { name: 'More actions', exact: true }).click()
    await dialog(page, 'More actions').getByRole('button', { name: 'Charts', exact: true }).click()
  }
  await page.getByText('No charts saved yet').waitFor()
  // The focus is on the first thing to press.
  await page.keyboard.press('Enter')
  const made = dialog(page, 'New')
  await made.getByLabel('Chart name').fill('Rows')
  await choose(made, 'Chart type', 'Bar chart')
  await choose(made, 'X field', english(field?.title))
  await choose(made, 'Y fields', 'Number of rows')
  await made.getByRole('button', { name: 'Preview' }).click()
  await made.getByRole('img', { name: 'Rows: Bar chart' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await made.waitFor({ state: 'detached' })
}

/** By its box and the toolbar, or by the button in the row of a page that deletes no several at once. */
export async function removeRow(page: Page, { config }: WorkedPage, row: Locator): Promise<void> {
  const isByToolbar = config.url?.deleteBatch !== undefined
  if (isByToolbar) await row.getByRole('checkbox').check()
  // Below the list may stand another one, of what belongs to the row.
  const place = isByToolbar ? page.getByRole('toolbar').first() : row
  await place.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog(page, 'Confirm delete').getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
}

/** Works a page through as a person does: makes a row, finds it, relates it, changes it, counts it in a chart and deletes it. */
export async function workThrough(page: Page, worked: WorkedPage): Promise<void> {
  const related = await createRow(page, worked)
  const row = await find(page, worked)
  if (related) await seeRelated(page, worked, row, related)
  await row.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = dialog(page).first()
  const field = fieldOf(worked, worked.name)
  if (!field) throw new Error(`${worked.config.code} has no field ${worked.name}`)
  const box = called(form, 'textbox', field)
  await expect.poll(() => box.inputValue()).toBe(worked.text)
  if (related) await seeRelatedInForm(form, related)
  await box.fill(`${worked.text} B`)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  const changed = await find(page, { ...worked, text: `${worked.text} B` })
  if (worked.config.kind === 'list' && worked.config.toolbar?.chart) await chartRows(page, worked)
  await removeRow(page, worked, changed)
}
