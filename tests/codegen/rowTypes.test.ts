import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeRowTypes } from '../../codegen/rowTypes'
import type { FixtureEverythingRow } from '../fixtures/rows/fixture-everything'
import { fixture } from '../schemas/checks/shippedPages'

describe('row types', () => {
  it('C-types come from the page: one type per row, sub-tables included, every value possibly empty', async () => {
    const [file, list] = await makeRowTypes([fixture('everything')], 'rows')
    expect(file?.path).toBe('rows/fixture-everything.ts')
    for (const line of [
      'export interface FixtureEverythingRow {',
      'id: string',
      'rowVersion?: number',
      'orderCode?: string | null',
      'status_dictText?: string | null',
      'total?: number | null',
      "urgent?: 'Y' | 'N' | null",
      'paid?: 1 | 0 | null',
      'products?: FixtureEverythingProductsRow[]',
      'export interface FixtureEverythingContactRow {',
      'orderId?: string | null',
    ]) {
      expect(file?.text).toContain(line)
    }
    expect(file?.text).toBe(readFileSync('tests/fixtures/rows/fixture-everything.ts', 'utf8'))
    expect(list?.text).toContain("export type { FixtureEverythingRow } from './fixture-everything'")
  })

  it('C-types are the same every time', async () => {
    const pages = [fixture('everything'), fixture('customers'), fixture('task-request')]
    expect(await makeRowTypes(pages, 'rows')).toEqual(await makeRowTypes(pages, 'rows'))
  })

  it('C-types refuse two pages with one code, and a page with an unknown kind, by the name of the file', async () => {
    const page = fixture('customers')
    await expect(makeRowTypes([page, page], 'rows')).rejects.toThrow(`${page.path}: another page has the code`)
    const wrong = { ...page, text: page.text.replace('"type": "inputNumber"', '"type": "inputNumbr"') }
    await expect(makeRowTypes([wrong], 'rows')).rejects.toThrow(/customers\.page\.json: field "orders": no field kind "inputNumbr"/)
  })

  it('C-types are checked by the compiler where the product reads rows', () => {
    const row: FixtureEverythingRow = { id: '1', total: 3, sub: { products: [{ id: '2', price: 1.5, quantity: 2 }] } }
    // @ts-expect-error a number is no text
    const wrong: FixtureEverythingRow = { id: '1', total: 'three' }
    // @ts-expect-error there is no such field
    const unknown: FixtureEverythingRow = { id: '1', totl: 3 }
    expect([row.total, wrong.id, unknown.id]).toEqual([3, '1', '1'])
  })
})
