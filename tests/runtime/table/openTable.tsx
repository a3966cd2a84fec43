import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { vi } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { EditableTable } from '../../../runtime/table/EditableTable'
import type { EditableTableHandle } from '../../../runtime/table/EditableTableHandle'
import type { Row } from '../../../schemas/api/Result'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'

export const columns: unknown[] = [
  { key: 'orderNum', type: 'rowDragSort' },
  { key: 'product', type: 'input', title: { 'zh-CN': '产品' }, validateRules: [{ required: true }, { unique: true }] },
  { key: 'quantity', type: 'inputNumber', title: { 'zh-CN': '数量' }, integer: true, statistics: ['sum', 'average'], isOrder: true },
  { key: 'urgent', type: 'checkbox', title: { 'zh-CN': '加急' } },
  { key: 'phone', type: 'input', title: { 'zh-CN': '电话' }, validateRules: [{ pattern: 'm', message: { 'zh-CN': '${title}不对' } }] },
]

/** What the sub-table says beside its columns, and what its user may do. */
export interface TableWords {
  words?: object
  can?(action: string): boolean
}

function subTable(written: unknown[], { words, can }: TableWords) {
  const page = compilePage(
    {
      kind: 'list',
      version: 1,
      code: 'order',
      url: {},
      columns: [],
      subTables: [{ key: 'lines', title: '明细', foreignKey: 'orderId', columns: written, ...words }],
    },
    { ...permissiveContext('zh-CN'), ...(can ? { can } : {}) },
  )
  const [table] = page.subTables
  if (!table) throw new Error('the page has no sub-table')
  return table
}

export const storedRows: readonly Row[] = [
  { id: 'a', rowVersion: 3, orderNum: 1, product: 'bolt', quantity: 4, urgent: 'N', note: 'kept' },
  { id: 'b', rowVersion: 1, orderNum: 2, product: 'nut', quantity: 6, urgent: 'Y' },
  { id: 'c', rowVersion: 1, orderNum: 3, product: 'washer', quantity: 2, urgent: 'N' },
]

export async function openTable(
  rows: readonly Row[] = storedRows,
  options: FakeHostOptions = {},
  written = columns,
  said: TableWords = {},
) {
  const ref = createRef<EditableTableHandle>()
  const table = subTable(written, said)
  const onSave = vi.fn()
  const register = vi.fn((handle: EditableTableHandle | null) => {
    ref.current = handle
  })
  const result = await renderWithHost(<EditableTable ref={register} table={table} rows={rows} onSave={onSave} />, {
    language: 'zh-CN',
    ...options,
  })
  const handle = () => {
    if (!ref.current) throw new Error('the table is not there')
    return ref.current
  }
  return { ...result, handle, register, onSave, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const rowsOfTable = () => screen.getAllByRole('row').filter((row) => within(row).queryByRole('checkbox', { name: /^选择第/ }))
/** Without the name of an open editor, which only screen readers read. */
const textIn = (place: HTMLElement | undefined) => (place?.textContent ?? '').replace(place?.querySelector('label')?.textContent ?? '', '')
export const products = () => rowsOfTable().map((row) => textIn(within(row).getAllByRole('gridcell')[3]))
export const footer = () =>
  screen
    .getAllByRole('row')
    .slice(-2)
    .map((row) => within(row).getAllByRole('gridcell')[4]?.textContent)
export const cell = (row: number, column: number) => {
  const found = within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`no cell ${row}/${column}`)
  return found
}
export const product = (row: number) => cell(row, 3)
export const quantity = (row: number) => cell(row, 4)
export const phone = (row: number) => cell(row, 6)
export const button = (name: string) => screen.getByRole('button', { name })
