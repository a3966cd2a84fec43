import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Ref, useImperativeHandle, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { EditableTableProps, SubTableHandle } from '../../../runtime/table/EditableTableHandle'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'

/** Stands for the editable table: a button that adds a row of 5 × 2, and one that makes a cell wrong. */
vi.mock('../../../runtime/table/EditableTable', () => ({
  EditableTable({ ref, table, rows, onChange, onMark, disabled }: Omit<EditableTableProps, 'ref'> & { ref?: Ref<SubTableHandle> }) {
    const [state] = useState({ added: [] as Record<string, unknown>[], isWrong: false, rows })
    if (state.rows !== rows) Object.assign(state, { added: [], isWrong: false, rows })
    useImperativeHandle(ref, () => ({
      validate: async () => {
        onMark?.(state.isWrong)
        return !state.isWrong
      },
      problems: () => [],
      staleCells: () => [],
      markRefused: () => false,
      changes: () => ({ added: state.added }),
      takeUp: () => {},
      takeStored: () => {},
      rows: () => [...rows, ...state.added.map((row, index) => ({ ...row, id: `row_${index}` }))],
      isDirty: () => state.added.length > 0,
      reveal: () => false,
    }))
    const add = () => {
      state.added.push({ price: 5, quantity: 2 })
      onChange?.()
    }
    return (
      <div>
        <output aria-label={`${table.title} rows`}>{rows.length}</output>
        <button type="button" disabled={disabled} onClick={add}>
          add to {table.title}
        </button>
        <button type="button" onClick={() => Object.assign(state, { isWrong: true })}>
          break {table.title}
        </button>
      </div>
    )
  },
}))

const page: ListPageConfig = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: '订单',
  url: { add: '/order/add', edit: '/order/edit' },
  columns: [
    { key: 'name', type: 'input', title: '名称' },
    { key: 'total', type: 'inputNumber', title: '金额', precision: 2, value: 'sum(sub.products.map(p, p.price * p.quantity))' },
  ],
  subTables: [
    {
      key: 'products',
      title: '产品',
      foreignKey: 'orderId',
      columns: [
        { key: 'price', type: 'inputNumber', title: '单价' },
        { key: 'quantity', type: 'inputNumber', title: '数量' },
      ],
    },
    {
      key: 'contact',
      title: '联系人',
      foreignKey: 'orderId',
      relation: 'one',
      show: 'below',
      columns: [
        { key: 'person', type: 'input', title: '姓名', validateRules: [{ required: true }] },
        { key: 'phone', type: 'input', title: '电话', validateRules: [{ pattern: 'm' }] },
        { key: 'share', type: 'inputNumber', title: '份额', max: 100 },
      ],
    },
  ],
}

const model = compilePage(page, permissiveContext('zh-CN'))
const row = { id: '1', rowVersion: 2, name: 'A', total: 20 }
const subRows = { products: [{ id: 'p1', price: 10, quantity: 2 }], contact: [{ id: 'c1', rowVersion: 4, person: 'Li', phone: null }] }

async function openForm(props: Partial<RowFormProps> = {}) {
  const onSaved = vi.fn()
  const calls = { add: async () => ({ id: '1' }), edit: async () => ({ id: '1', rowVersion: 3 }) }
  // As pages do before they draw a form.
  await preloadForm(model)
  const result = await renderWithHost(<RowForm page={model} mode="edit" row={row} subRows={subRows} onSaved={onSaved} {...props} />, {
    calls,
  })
  return { ...result, onSaved, user: userEvent.setup() }
}

const save = () => screen.getByRole('button', { name: '保存' })
const total = () => screen.getByLabelText(/金额/).textContent

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('a form with sub-tables', () => {
  it('saves the changed rows with the main row in one call, and works out what depends on them', async () => {
    const { user, host, onSaved } = await openForm()
    await user.click(screen.getByRole('button', { name: 'add to 产品' }))
    expect(Number(total())).toBe(30)
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made).toEqual([
      {
        method: 'edit',
        args: ['/order/edit', { id: '1', rowVersion: 2, total: 30, sub: { products: { added: [{ price: 5, quantity: 2 }] } } }],
      },
    ])
  })

  it('leaves a stored sum alone when the rows were not loaded', async () => {
    const { user, host, onSaved } = await openForm({ subRows: undefined })
    expect(Number(total())).toBe(20)
    await user.type(screen.getByLabelText(/名称/), 'B')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made[0]?.args[1]).toEqual({ id: '1', rowVersion: 2, name: 'AB' })
  })

  it('does not save while a cell is wrong, and says where', async () => {
    const { user, host } = await openForm()
    await user.click(screen.getByRole('button', { name: 'break 产品' }))
    await user.click(save())
    expect(await screen.findByText('请修改「产品」中的错误')).toBeInTheDocument()
    expect(host.made).toEqual([])
  })

  it('saves the one row of a one-to-one table with the main row, only what was changed', async () => {
    const { user, host, onSaved } = await openForm()
    await user.type(screen.getByLabelText(/电话/), '13912345678')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const edited = [{ id: 'c1', rowVersion: 4, phone: '13912345678' }]
    expect(host.made[0]?.args[1]).toEqual({ id: '1', rowVersion: 2, sub: { contact: { edited } } })
  })

  it('asks nothing of a one-to-one row that was never begun, and everything of one that was', async () => {
    const { user, host, onSaved } = await openForm({ mode: 'add', row: undefined, subRows: undefined })
    await user.type(screen.getByLabelText(/电话/), '12')
    await user.click(save())
    expect(await screen.findByText('姓名不能为空')).toBeInTheDocument()
    expect(screen.getByText('请输入正确的手机号码')).toBeInTheDocument()
    await user.clear(screen.getByLabelText(/电话/))
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made[0]?.args[1]).toEqual({ total: 0 })
  })

  it('says what the limits of a one-to-one row are when a field is left, and lets nothing beyond them be saved', async () => {
    const { user, host } = await openForm()
    await user.type(screen.getByLabelText(/份额/), '120')
    await user.tab()
    expect(await screen.findByText('份额不能大于100')).toBeInTheDocument()
    await user.click(save())
    expect(host.made).toEqual([])
  })

  it('takes changes of the sub-tables back at reset', async () => {
    const { user, onSaved, host } = await openForm({ canReset: true })
    await user.click(screen.getByRole('button', { name: 'add to 产品' }))
    await user.type(screen.getByLabelText(/姓名/), '!')
    await user.click(screen.getByRole('button', { name: '重置' }))
    expect((screen.getByLabelText(/姓名/) as HTMLInputElement).value).toBe('Li')
    expect(Number(total())).toBe(20)
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made).toEqual([])
  })
})
