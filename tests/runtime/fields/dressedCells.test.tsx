import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerSlot, type SlotProps } from '../../../runtime/fields/slots'
import { DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { Row } from '../../../schemas/api/Result'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(async () => {
  giveElementsSize()
  await import('../../../runtime/fields/parts/CellIcon')
  registerSlot('testStars', ({ value, field, text }: SlotProps) => <b title={`${field.title} ${text}`}>{'*'.repeat(Number(value))}</b>)
  registerSlot('testBroken', () => {
    throw new Error('no such star')
  })
})
afterEach(() => vi.restoreAllMocks())

const stored: Row = { id: '1', name: 'Meier', first: 'Ada', phone: '13812340001', amount: 1500, state: 'open', due: null }

/** The cells of one row whose columns are given, by their keys. */
async function openCells(columns: readonly object[], row: Row = stored, host: FakeHostOptions['host'] = {}) {
  const page = { kind: 'list', version: 1, code: 'people', title: 'People', url: {}, columns }
  const { fields, problems } = compilePage(page, permissiveContext('en-US'))
  const { host: shown } = await renderWithHost(
    <DataGrid<Row> label="People" columns={gridColumns(fields)} rows={[row]} rowKey={({ id }) => id} />,
    {
      language: 'en-US',
      host,
    },
  )
  const cells = screen.getAllByRole('gridcell')
  return { problems, notices: shown.notices, cell: (key: string) => cells[fields.findIndex((field) => field.key === key)] as HTMLElement }
}

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: key, ...more })
const options = [{ value: 'open', label: 'Open', color: 'green' }]
const choice = (more: object = {}) => ({ key: 'state', type: 'select', title: 'State', options, ...more })

describe('a cell with a text of its own', () => {
  it('B3-columns shows what the expression gives, of any kind', async () => {
    const { cell } = await openCells([
      text('name', { shows: "row.name + ', ' + row.first" }),
      text('first', { shows: 'row.amount * 2.0' }),
      text('phone', { shows: "['a', 'b']" }),
      text('due', { shows: 'row.due' }),
    ])
    expect(cell('name')).toHaveTextContent('Meier, Ada')
    expect(cell('first')).toHaveTextContent('3000')
    expect(cell('phone')).toHaveTextContent('a, b')
    expect(cell('due')).toHaveTextContent(/^$/)
  })

  it('shows the value and says so where the expression fails, and the rest of the grid stays', async () => {
    const { cell } = await openCells([text('name', { shows: "row.name.matches('(')" }), text('first')])
    expect(cell('name')).toHaveTextContent('Meier')
    expect(within(cell('name')).getByLabelText('The expression of shows has failed; the value is shown as it is')).toBeInTheDocument()
    expect(cell('first')).toHaveTextContent('Ada')
  })

  it('shows the value where the expression takes too much', async () => {
    const loop = 'size(row.list.map(a, size(row.list.map(b, size(row.list.map(c, c))))))'
    const list = Array.from({ length: 200 }, (_, index) => index)
    const { cell } = await openCells([text('name', { shows: loop })], { ...stored, list } as unknown as Row)
    expect(cell('name')).toHaveTextContent('Meier')
    expect(within(cell('name')).getByLabelText(/has failed/)).toBeInTheDocument()
  })

  it('is found broken while the page is compiled', async () => {
    const { problems } = await openCells([text('name', { shows: 'row.name +' })])
    expect(problems.map(({ path }) => path)).toEqual(['/columns/0/shows'])
  })
})

describe('a cell with a colour', () => {
  const tag = (cell: HTMLElement) => cell.querySelector('.ant-tag')

  it('is a tag while the expression gives one', async () => {
    const { cell } = await openCells([
      text('name', { tone: "row.amount > 1000.0 ? 'red' : ''" }),
      text('first', { tone: "row.amount > 2000.0 ? 'red' : ''" }),
      text('due', { tone: "'red'" }),
    ])
    expect(tag(cell('name'))).toHaveTextContent('Meier')
    expect(tag(cell('first'))).toBeNull()
    expect(tag(cell('due'))).toBeNull()
  })

  it('goes before the colour of the choice', async () => {
    const { cell } = await openCells([choice({ tone: "'red'" })])
    expect(cell('state').querySelectorAll('.ant-tag')).toHaveLength(1)
    expect(tag(cell('state'))).toHaveTextContent('Open')
    expect(tag(cell('state'))?.className).toContain('red')
  })
})

describe('a cell with an icon', () => {
  it('shows it before the text', async () => {
    const { cell } = await openCells([
      text('name', { icon: "'warning'" }),
      text('first', { icon: "'no-such'" }),
      text('phone', { icon: "''" }),
    ])
    await vi.waitFor(() => expect(cell('name').querySelector('.anticon-warning')).not.toBeNull(), { timeout: 15_000 })
    expect(cell('name')).toHaveTextContent('Meier')
    expect(cell('first').querySelector('.anticon')).toBeNull()
    expect(cell('phone').querySelector('.cell-icon')).toBeNull()
  })

  it('tells the value where there is no text beside it', async () => {
    const { cell } = await openCells([text('name', { icon: "'warning'", shows: "''" })])
    await within(cell('name')).findByLabelText('Meier')
  })

  it('may stand at a choice', async () => {
    const { cell } = await openCells([choice({ options: [{ value: 'open', label: 'Open', icon: 'flag' }] })])
    await vi.waitFor(() => expect(cell('state').querySelector('.anticon-flag')).not.toBeNull(), { timeout: 15_000 })
    expect(cell('state')).toHaveTextContent('Open')
  })
})

describe('a masked cell', () => {
  it('shows a part of the value, or of its text, and nothing more beside it', async () => {
    const { cell } = await openCells([text('phone', { mask: 'phone' }), text('name', { shows: "row.name + '1234'", mask: { last: 4 } })])
    expect(cell('phone')).toHaveTextContent('138****0001')
    expect(cell('name')).toHaveTextContent('*****1234')
    expect(cell('phone').outerHTML).not.toContain('13812340001')
  })

  it('tells no more where there is only an icon', async () => {
    const { cell } = await openCells([text('phone', { mask: 'phone', shows: "''", icon: "'phone'" })])
    await within(cell('phone')).findByLabelText('138****0001')
  })

  it('stays masked where the expression beside it fails', async () => {
    const { cell } = await openCells([text('phone', { mask: 'phone', tone: "row.name.matches('(') ? 'red' : ''" })])
    expect(cell('phone')).toHaveTextContent('138****0001')
  })
})

describe('a cell that leads somewhere', () => {
  const address = (url: string) => ({ link: { type: 'address', url } })

  it('opens a path of the product in a tab, and another site in one of the browser', async () => {
    const openTab = vi.fn()
    const { cell } = await openCells(
      [text('name', address("'/p/order?name=' + row.name")), text('first', address("'https://example.com/' + row.first"))],
      stored,
      { openTab },
    )
    await userEvent.click(within(cell('name')).getByRole('link', { name: 'Meier' }))
    expect(openTab).toHaveBeenCalledExactlyOnceWith('/p/order?name=Meier')
    const elsewhere = within(cell('first')).getByRole('link', { name: 'Ada' })
    expect(elsewhere).toHaveAttribute('href', 'https://example.com/Ada')
    expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('is plain text where the address is none, or of a kind that runs code', async () => {
    const { cell } = await openCells([text('name', address('row.site')), text('first', address('row.none'))], {
      ...stored,
      site: 'javascript:alert(1)',
    })
    expect(cell('name')).toHaveTextContent('Meier')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(cell('first')).toHaveTextContent('Ada')
  })

  it('opens a page with the row that it names, in a dialog, and says so where there is none', async () => {
    const openDialog = vi.fn(async () => {})
    const opens = (row: string) => ({ link: { type: 'open', page: 'customer', with: { row }, as: 'dialog' } })
    const { cell, notices } = await openCells([text('name', opens('row.phone')), text('first', opens('row.none'))], stored, { openDialog })
    await userEvent.click(within(cell('name')).getByRole('button', { name: 'Meier' }))
    expect(openDialog).toHaveBeenCalledExactlyOnceWith('customer', { search: '?id=13812340001' })
    await userEvent.click(within(cell('first')).getByRole('button', { name: 'Ada' }))
    expect(notices.map(({ kind }) => kind)).toEqual(['warning'])
  })
})

describe('a cell that code draws', () => {
  it('is handed the value, its text, the field and the row', async () => {
    const stars = { key: 'amount', type: 'inputNumber', title: 'Amount', slot: 'testStars' }
    const { cell } = await openCells([stars], { ...stored, amount: 3 })
    expect(within(cell('amount')).getByTitle('Amount 3')).toHaveTextContent('***')
  })

  it('shows the value and says so where nobody knows the renderer', async () => {
    const { cell } = await openCells([text('name', { slot: 'nobody' }), text('first')])
    expect(cell('name')).toHaveTextContent('Meier')
    expect(within(cell('name')).getByLabelText('There is no renderer named nobody; the value is shown as it is')).toBeInTheDocument()
    expect(cell('first')).toHaveTextContent('Ada')
  })

  it('C-neverwhite takes nothing else along where it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { cell } = await openCells([text('name', { slot: 'testBroken' }), text('first')])
    expect(cell('name')).toHaveTextContent(/Something is broken here/)
    expect(cell('first')).toHaveTextContent('Ada')
  })
})
