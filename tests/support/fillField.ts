import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { FieldConfig } from '../../schemas/fields'
import { dialog } from './screen'

export const english = (text: unknown) => String((text as { 'en-US'?: string } | undefined)?.['en-US'] ?? text)
const escaped = (text: string) => text.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')

/** What is called so, with the star of a field that must be filled or without. */
export const called = (place: Locator, role: 'combobox' | 'textbox' | 'checkbox' | 'radiogroup', field: FieldConfig) =>
  place.getByRole(role, { name: new RegExp(`^\\W*${escaped(english(field.title))}(?! ?\\p{L})`, 'u') }).first()

/** Whether a field that is locked at times can be filled now; what is worked out is no input at all. */
export async function isOpen(form: Locator, field: FieldConfig): Promise<boolean> {
  const box = called(form, 'textbox', field)
    .or(called(form, 'combobox', field))
    .first()
  return (await box.count()) > 0 && (await box.isEnabled())
}

/** The input of a moment; the end of a period stands beside its beginning. */
function momentBox(form: Locator, fields: readonly FieldConfig[], field: FieldConfig): Locator {
  const start = fields.find((one) => 'endKey' in one && one.endKey === field.key)
  if (!start) return called(form, 'textbox', field)
  return form.getByRole('group', { name: `${english(start.title)} (to)` }).locator('input')
}

const offered =
  '.ant-select-item-option:not(.ant-select-item-option-disabled), .ant-select-tree-treenode .ant-select-tree-node-content-wrapper'

/** Takes the first that is offered in a drop-down, a tree or a small table; answers its texts. */
async function takeFirst(form: Locator, field: FieldConfig): Promise<string[]> {
  await called(form, 'combobox', field).click()
  const open = form.page().locator('.ant-select-dropdown:visible')
  const option = open.locator(offered).first()
  await option.waitFor()
  const text = await option.innerText()
  await option.click()
  // The next field opens one of its own.
  await expect.poll(() => open.count()).toBe(0)
  return text.split('\n')
}

/** Opens the dialog of a field, chooses there, and sees it close. */
async function pick(form: Locator, field: FieldConfig, choose: (picker: Locator) => Promise<string[]>): Promise<string[]> {
  const page = form.page()
  const before = await dialog(page).count()
  await called(form, 'combobox', field).click()
  await expect.poll(() => dialog(page).count()).toBe(before + 1)
  const texts = await choose(dialog(page).last())
  await expect.poll(() => dialog(page).count()).toBe(before)
  return texts
}

/** Takes the first row of a picker; answers its texts, of which a list shows one. */
async function takeRow(picker: Locator): Promise<string[]> {
  const row = picker.getByRole('row').nth(1)
  await row.getByRole('radio').or(row.getByRole('checkbox')).first().waitFor()
  const texts = await row.getByRole('gridcell').allInnerTexts()
  await row.getByRole('gridcell').nth(1).dblclick()
  return texts.filter((text) => text !== '')
}

/** Takes the first department of a tree. */
async function takeDepartment(picker: Locator): Promise<string[]> {
  const node = picker.getByRole('tree').locator('.ant-tree-title').first()
  const text = await node.innerText()
  await node.click()
  await picker.getByRole('button', { name: 'OK', exact: true }).click()
  return [text]
}

/** Fills a field as a person does; what is chosen is the first that is offered. Answers the texts of what was chosen. */
export async function fillField(
  form: Locator,
  fields: readonly FieldConfig[],
  field: FieldConfig,
  value: string,
): Promise<string[] | undefined> {
  switch (field.type) {
    case 'input':
    case 'textarea':
    case 'inputNumber':
      return void (await called(form, 'textbox', field).fill(value))
    case 'checkbox':
      return void (await called(form, 'checkbox', field).check())
    case 'radio':
      return void (await called(form, 'radiogroup', field).getByRole('radio').first().check())
    case 'date':
    case 'datetime': {
      const box = momentBox(form, fields, field)
      await box.fill(value)
      return void (await box.press('Enter'))
    }
    case 'select':
    case 'treeSelect':
    case 'gridDropdown':
      return takeFirst(form, field)
    case 'userSelect':
    case 'recordSelect':
      return pick(form, field, takeRow)
    case 'departSelect':
      return pick(form, field, takeDepartment)
    default:
      throw new Error(`nobody here knows how a person fills ${field.key}, which is ${field.type}`)
  }
}
