import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { importJeecg } from '../../codegen/import/jeecg/importJeecg'
import { readSources } from '../../codegen/import/readSources'
import type { RowPage } from '../../schemas/api/Result'
import type { FieldConfig } from '../../schemas/fields'
import type { FieldBase } from '../../schemas/fields/FieldBase'
import { openSystemTables } from '../../schemas/wire/openTables'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const code = 'real-form'
const nothing: ReadonlySet<string> = new Set()
const kinds = ['input', 'inputNumber', 'date', 'textarea', 'select']

/** A page of 47 fields, as others have configured them: those that are typed or chosen from entries, with their rules, in groups by the forms they come from. */
function realPage() {
  const sources = readSources('tests/fixtures/import/jeecg')
  if (!Array.isArray(sources)) throw new Error('the sources cannot be read')
  const into = {
    reports: nothing,
    dictionaries: new Map(),
    checkRules: new Map(),
    openTables: openSystemTables,
    pageTables: nothing,
    prefixes: nothing,
    paths: nothing,
  }
  const { pages, documents } = importJeecg(sources, into)
  const groups: { title: string; folded?: boolean; items: string[] }[] = []
  const columns: Record<string, unknown>[] = []
  for (const page of pages) {
    const fields = page.kind === 'list' ? page.columns.map((field) => withEntries(field, documents)).filter(isTyped) : []
    const taken = fields.slice(0, 47 - columns.length)
    if (taken.length < 3) continue
    const keys = taken.map(({ key }) => `${key}${groups.length}`)
    columns.push(
      ...taken.map((field, index) => ({
        ...field,
        key: keys[index],
        title: `${String(field.title)} ${columns.length + index + 1}`,
        list: undefined,
      })),
    )
    groups.push({ title: `${groups.length + 1} ${page.title}`, items: keys })
  }
  const last = groups.at(-1)
  if (last) last.folded = true
  const required = columns.find(({ key }) => key === last?.items[0])
  if (required) required.validateRules = [{ required: true }]
  const url = Object.fromEntries(['list', 'queryById', 'add', 'edit'].map((call) => [call, `/real-form/${call}`]))
  const page = {
    kind: 'list',
    version: 1,
    code,
    title: 'Real form',
    url,
    grants: { staff: ['*'] },
    columns,
    form: { columns: 3, groups },
    resource: { table: 'real_form' },
  }
  return { page, columns, required: String(required?.key) }
}

function withEntries(field: { type: string }, documents: ReturnType<typeof importJeecg>['documents']): FieldBase & { type: string } {
  const { dictCode, ...rest } = field as FieldBase & { type: string; dictCode?: string }
  const dictionary = documents.find((document) => document.kind === 'dictionary' && document.code === dictCode)
  if (dictionary?.kind !== 'dictionary') return rest
  return { ...rest, options: dictionary.items.map(({ value, label }) => ({ value, label })) } as unknown as FieldConfig
}

/** Its rules ask for a value at most: what a pattern wants nobody types blindly. */
function isTyped(field: FieldBase & { type: string; options?: readonly unknown[]; from?: unknown }): boolean {
  if (!kinds.includes(field.type) || field.visible === false || field.form === false || field.disabled || field.defaultValue !== undefined)
    return false
  if (field.type === 'select' && !(field.options && field.options.length > 0)) return false
  return (field.validateRules ?? []).every((rule) => 'required' in rule && !('pattern' in rule))
}

/** Types into what has the focus, as somebody does who never takes the mouse, and goes on with Tab until the Save button has it. */
async function fillByKeyboard(page: Page, kindOf: ReadonlyMap<string, string>): Promise<string[]> {
  const filled: string[] = []
  for (let step = 0; step < 120; step++) {
    // A box that gives way to its calendar has no focus for a moment.
    await page.waitForFunction(() => document.activeElement !== document.body)
    const { key, isSave } = await page.evaluate(() => {
      const active = document.activeElement
      return { key: active?.closest('[data-field]')?.getAttribute('data-field') ?? '', isSave: active?.classList.contains('pw-form-save') }
    })
    if (isSave) return filled
    if (key !== '' && !filled.includes(key)) {
      filled.push(key)
      await fillOne(page, kindOf.get(key) ?? '', filled.length)
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('the Save button was not reached')
}

async function fillOne(page: Page, kind: string, number: number): Promise<void> {
  if (kind === 'select') {
    await page.keyboard.press('ArrowDown')
    await page.locator(':focus[aria-expanded="true"]').waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.locator(':focus[aria-expanded="false"]').waitFor({ state: 'attached' })
  } else if (kind === 'date') {
    await page.keyboard.type('2026-11-20')
    await page.keyboard.press('Enter')
  } else await page.keyboard.type(kind === 'inputNumber' ? String(number) : `v${number}`)
}

async function focusedField(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
}

describe('a form of 47 fields that others have configured', () => {
  journey('is opened, filled by keyboard alone, told what is missing, saved and read again', async ({ visit, address }) => {
    const { page: config, columns, required } = realPage()
    expect(columns).toHaveLength(47)
    const client = await openClient(address, 'admin')
    const published = await client.call('POST', `/page-configs/${code}/publish`, { config })
    expect(published.errors ?? []).toEqual([])
    const { page, goTo } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
    await goTo(`/p/${code}`)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form: Locator = dialog(page)
    await form.locator('input:focus, textarea:focus').waitFor()
    const kindOf = new Map(columns.map(({ key, type }) => [String(key), String(type)]))
    const filled = await fillByKeyboard(page, kindOf)

    await page.keyboard.press('Enter')
    const line = form.getByRole('alert').getByRole('button')
    await line.waitFor()
    await expect.poll(() => focusedField(page)).toBe(required)
    await form.getByRole('button', { name: 'Cancel' }).focus()
    await line.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedField(page)).toBe(required)
    const rest = await fillByKeyboard(page, kindOf)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => dialog(page).count()).toBe(0)

    expect([...kindOf.keys()].filter((key) => ![...filled, ...rest].includes(key))).toEqual([])
    const { result } = await client.call<RowPage>('GET', '/real-form/list?pageNo=1&pageSize=15')
    const [row] = result.records
    expect([...kindOf.keys()].filter((key) => row?.[key] === null || row?.[key] === undefined)).toEqual([])
    const first = columns.find(({ type }) => type === 'input')
    await rowWith(page, String(row?.[String(first?.key)]))
      .first()
      .dblclick()
    await expect
      .poll(() =>
        dialog(page)
          .locator(`[data-field="${String(first?.key)}"] input`)
          .inputValue(),
      )
      .toBe(row?.[String(first?.key)])
  })
})
