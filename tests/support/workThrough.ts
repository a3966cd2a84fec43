import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PageConfig } from '../../schemas/page/kinds'
import type { AreaWork } from './areaWork'
import { cellOf, choose, dialog, rowWith } from './screen'

type ListConfig = Extract<PageConfig, { kind: 'list' }>
type Field = ListConfig['columns'][number]

const english = (text: unknown) => String((text as { 'en-US'?: string } | undefined)?.['en-US'] ?? text)
const escaped = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')

/** What is called so, with the star of a field that must be filled or without. */
const called = (place: Locator, role: 'combobox' | 'textbox' | 'checkbox', field: Field) =>
  place.getByRole(role, { name: new RegExp(`^\\W*${escaped(english(field.title))}(?!\\p{L})`, 'u') }).first()

/** The input of a moment; the end of a period stands beside its beginning. */
function momentBox(form: Locator, { config }: WorkedPage, field: Field): Locator {
  const start = config.columns.find((one) => 'endKey' in one && one.endKey === field.key)
  if (!start) return called(form, 'textbox', field)
  return form.getByRole('group', { name: `${english(start.title)} (to)` }).locator('input')
}

/** Takes the first that is offered in a drop-down; answers its text. */
async function takeFirst(form: Locator, field: Field): Promise<string> {
  await called(form, 'combobox', field).click()
  const option = form.page().locator('.ant-select-dropdown:visible .ant-select-item-option:not(.ant-select-item-option-disabled)').first()
  await option.waitFor()
  const text = await option.innerText()
  await option.click()
  return text
}

/** Takes the first row of the dialog that a field opens; answers what the row is called there. */
async function takeFirstRow(form: Locator, field: Field): Promise<string> {
  const page = form.page()
  const before = await dialog(page).count()
  await called(form, 'combobox', field).click()
  await expect.poll(() => dialog(page).count()).toBe(before + 1)
  const picker = dialog(page).last()
  await picker.getByRole('row').nth(1).getByRole('radio').waitFor()
  const name = picker.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  const text = await name.innerText()
  await name.dblclick()
  await expect.poll(() => dialog(page).count()).toBe(before)
  return text
}

/** Fills a field as a person does; what is worked out or chosen already stays. Answers the text of what was chosen. */
async function fillField(form: Locator, worked: WorkedPage, field: Field, value: string): Promise<string | undefined> {
  switch (field.type) {
    case 'input':
    case 'textarea':
    case 'inputNumber':
      return void (await called(form, 'textbox', field).fill(value))
    case 'checkbox':
      return void (await called(form, 'checkbox', field).check())
    case 'date':
    case 'datetime': {
      const box = momentBox(form, worked, field)
      await box.fill(value)
      return void (await box.press('Enter'))
    }
    case 'select':
      return takeFirst(form, field)
    case 'userSelect':
    case 'recordSelect':
      return takeFirstRow(form, field)
    default:
      return undefined
  }
}

/** A page with the work that is done on it. */
interface WorkedPage {
  config: ListConfig
  work: AreaWork
  /** Key of the text that the row is known by, and what it is. */
  name: string
  text: string
}

const fieldOf = ({ config }: WorkedPage, key: string) => config.columns.find((field) => field.key === key)

/** Makes the row in the form; answers the text of the related one, where it was chosen. */
async function create(page: Page, worked: WorkedPage): Promise<string | undefined> {
  await page.getByRole('button', { name: 'New', exact: true }).first().click()
  const form = dialog(page).first()
  await form.getByRole('button', { name: 'Save', exact: true }).waitFor()
  let related: string | undefined
  const values = { ...worked.work.row, [worked.name]: worked.text }
  for (const [key, value] of Object.entries(values)) {
    const field = fieldOf(worked, key)
    if (!field || field.disabledWhen !== undefined) continue
    const chosen = await fillField(form, worked, field, String(value))
    if (key === worked.work.related) related = chosen
  }
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  return related
}

/** Looks for the row by its name, where the page can be asked for it. */
async function find(page: Page, worked: WorkedPage): Promise<Locator> {
  const isAsked = worked.config.queryConfig?.some(({ key }) => key === worked.name)
  const field = fieldOf(worked, worked.name)
  if (isAsked && field) {
    await called(page.locator('.pw-content'), 'textbox', field).fill(worked.text)
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  }
  const row = rowWith(page, worked.text).first()
  await row.waitFor()
  return row
}

/** The row says in the list which one it was related to. */
async function seeRelated(page: Page, worked: WorkedPage, row: Locator, related: string): Promise<void> {
  const field = fieldOf(worked, worked.work.related)
  if (!field || field.list === false) return
  const grid = page.getByRole('grid').or(page.getByRole('treegrid')).first()
  const cell = await cellOf(grid, row, english(field.title))
  await expect.poll(() => cell.innerText()).toBe(related)
}

/** Counts the rows in a chart that is only looked at. */
async function chart(page: Page, worked: WorkedPage): Promise<void> {
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

async function remove(page: Page, row: Locator): Promise<void> {
  await row.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog(page, 'Confirm delete').getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
}

/** Works a page through as a person does: makes a row, finds it, relates it, changes it, counts it in a chart and deletes it. */
export async function workThrough(page: Page, worked: WorkedPage): Promise<void> {
  const related = await create(page, worked)
  const row = await find(page, worked)
  if (related !== undefined) await seeRelated(page, worked, row, related)
  await row.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = dialog(page).first()
  const field = fieldOf(worked, worked.name) as Field
  const box = called(form, 'textbox', field)
  await expect.poll(() => box.inputValue()).toBe(worked.text)
  if (related !== undefined) await form.getByText(related).or(form.getByTitle(related)).filter({ visible: true }).first().waitFor()
  await box.fill(`${worked.text} B`)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  const changed = rowWith(page, `${worked.text} B`).first()
  await changed.waitFor()
  if (worked.config.toolbar?.chart) await chart(page, worked)
  await remove(page, changed)
}
