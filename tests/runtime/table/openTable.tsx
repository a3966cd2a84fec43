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

function subTable(written = columns) {
  const page = compilePage(
    {
      kind: 'list',
      version: 1,
      code: 'order',
      url: {},
      columns: [],
      subTables: [{ key: 'lines', title: '明细', foreignKey: 'orderId', columns: written }],
    },
    permissiveContext('zh-CN'),
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

export async function openTable(rows: readonly Row[] = storedRows, options: FakeHostOptions = {}, written = columns) {
  const ref = createRef<EditableTableHandle>()
  const table = subTable(written)
  const register = vi.fn((handle: EditableTableHandle | null) => {
    ref.current = handle
  })
  const result = await renderWithHost(<EditableTable ref={register} table={table} rows={rows} />, { language: 'zh-CN', ...options })
  const handle = () => {
    if (!ref.current) throw new Error('the table is not there')
    return ref.current
  }
  return { ...result, handle, register, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const rowsOfTable = () => screen.getAllByRole('row').filter((row) => within(row).queryByRole('checkbox', { name: /^选择第/ }))
export const products = () => rowsOfTable().map((row) => within(row).getAllByRole('gridcell')[3]?.textContent)
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
