import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { Row } from '../../../schemas/api/Result'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())
afterEach(() => vi.restoreAllMocks())

const { columns: fields } = compilePage(
  {
    kind: 'list',
    version: 1,
    code: 'equipment',
    url: {},
    columns: [
      { key: 'name', type: 'input', title: 'Name', isOrder: true },
      { key: 'state', type: 'select', title: 'State', options: [{ value: 'a', label: 'Active', color: 'green' }] },
      { key: 'count', type: 'inputNumber', title: 'Count' },
    ],
  },
  permissiveContext('en-US'),
)
const columns = gridColumns<Row>(fields)
/** The components as a test may exchange them. */
const components = fieldComponents as unknown as { select: { Cell: () => null } }
const rowKey = (row: Row) => row.id

function openGrid(rows: readonly Row[], props: object = {}) {
  return renderWithHost(<DataGrid label="Equipment" columns={columns} rows={rows} rowKey={rowKey} {...props} />, { language: 'en-US' })
}

const rows = [
  { id: '1', name: 'pump', state: 'a', count: 3 },
  { id: '2', name: 'valve', state: 'a', count: 4 },
]

const focused = () => document.activeElement as HTMLElement | null

describe('the grid', () => {
  it('has a name, and shows texts, choices and numbers', async () => {
    await openGrid(rows)
    const grid = within(screen.getByRole('grid', { name: 'Equipment' }))
    expect(grid.getByRole('gridcell', { name: 'pump' })).toBeInTheDocument()
    expect(grid.getAllByText('Active')).toHaveLength(2)
  })

  it('C-keys sorts by the key Enter on a heading that has got the focus by code, and opens no row that had it before', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn()
    const onSort = vi.fn()
    await openGrid(rows, { onOpen, sort: [], onSort })
    await user.click(screen.getByRole('gridcell', { name: 'valve' }))
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledTimes(1)
    act(() => screen.getByRole('columnheader', { name: 'Name' }).focus())
    await user.keyboard('{Enter}')
    expect(onSort).toHaveBeenCalledWith([{ column: 'name', order: 'asc' }])
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  it('C-keys is one stop of the Tab key, whether a heading or a cell has the focus; arrows go from one to the next', async () => {
    const user = userEvent.setup()
    await openGrid(rows)
    const heading = screen.getByRole('columnheader', { name: 'State' })
    const cell = screen.getByRole('gridcell', { name: 'pump' })
    for (const place of [heading, cell]) {
      await user.click(place)
      await user.tab()
      expect(screen.getByRole('grid')).not.toContainElement(focused())
    }
    await user.click(cell)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('gridcell', { name: 'valve' })).toHaveFocus()
  })

  describe('C-keys when the row goes that has the focus', () => {
    const three = [...rows, { id: '3', name: 'pipe', state: 'a', count: 5 }]
    const gridOf = (of: readonly Row[]) => (
      <>
        <DataGrid label="Equipment" columns={columns} rows={of} rowKey={rowKey} />
        <input aria-label="Elsewhere" />
      </>
    )
    const without = (id: string) => three.filter((row) => row.id !== id)
    async function openAt(name: string) {
      const result = await renderWithHost(gridOf(three), { language: 'en-US' })
      await userEvent.setup().click(screen.getByRole('gridcell', { name }))
      return result
    }

    it.each([
      ['valve', '2', 'pipe'],
      ['pipe', '3', 'valve'],
    ])('its neighbour takes it: %s', async (name, id, next) => {
      const { rerender } = await openAt(name)
      rerender(gridOf(without(id)))
      await waitFor(() => expect(screen.getByRole('gridcell', { name: next })).toHaveFocus())
    })

    it('the headings take it where no row is left', async () => {
      const { rerender } = await openAt('pump')
      rerender(gridOf([]))
      await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus())
    })

    it('a dialog over the list keeps it until it closes', async () => {
      const { rerender } = await openAt('valve')
      const dialog = document.createElement('div')
      dialog.role = 'dialog'
      dialog.innerHTML = '<button>Yes</button>'
      document.body.append(dialog)
      act(() => within(dialog).getByText('Yes').focus())
      rerender(gridOf(without('2')))
      expect(within(dialog).getByText('Yes')).toHaveFocus()
      dialog.remove()
      await waitFor(() => expect(screen.getByRole('gridcell', { name: 'pipe' })).toHaveFocus())
    })

    it('it stays where somebody has gone meanwhile', async () => {
      const { rerender } = await openAt('valve')
      await userEvent.setup().click(screen.getByLabelText('Elsewhere'))
      rerender(gridOf(without('2')))
      expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
    })
  })

  it('C-keys is gone through by the Tab key where it is typed into', async () => {
    const user = userEvent.setup()
    await openGrid(rows, { editsOnClick: true })
    await user.click(screen.getByRole('columnheader', { name: 'State' }))
    await user.tab()
    expect(screen.getByRole('columnheader', { name: 'Count' })).toHaveFocus()
  })

  it('draws only the rows that are seen, however many there are', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), name: `pump ${index}` }))
    await openGrid(many)
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001')
  })

  it('keeps the rows on the screen while the next ones are loaded', async () => {
    await openGrid(rows, { isLoading: true })
    expect(screen.getByText('pump')).toBeInTheDocument()
    expect(screen.getByRole('grid').closest('[aria-busy="true"]')).not.toBeNull()
  })

  it('does not say that there are no rows before it knows', async () => {
    await openGrid([], { isLoading: true })
    expect(screen.queryByText('No data', { selector: 'div' })).not.toBeInTheDocument()
  })

  it('C-waiting has lines in the place of its first rows, as high as rows, and no lonely wheel; it says once that they are coming', async () => {
    const { rerender } = await openGrid([], { isLoading: true, rowHeight: 32 })
    // After a moment: what comes at once does not flicker.
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
    const waiting = await screen.findByRole('status', { name: 'Loading' })
    expect(waiting).toHaveClass('grid-skeleton')
    expect(waiting).toHaveStyle({ '--grid-row': '32px', '--grid-head': '40px' })
    expect(document.querySelector('.ant-spin')).toBeNull()
    rerender(<DataGrid label="Equipment" columns={columns} rows={rows} rowKey={rowKey} isLoading />)
    expect(screen.getByRole('status', { name: 'Loading' })).not.toHaveClass('grid-skeleton')
  })

  it('C-neverwhite a cell that breaks says so in its place and nothing of the code; the other cells stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const select = vi.spyOn(components.select, 'Cell').mockImplementation(() => {
      throw new Error('no such colour')
    })
    await renderWithHost(<DataGrid label="Equipment" columns={gridColumns<Row>(fields)} rows={rows} rowKey={rowKey} />, {
      language: 'en-US',
    })
    expect(select).toHaveBeenCalled()
    expect(screen.getAllByText(/Something is broken here: Reference: [0-9a-f]{8}/)).toHaveLength(2)
    expect(document.body).not.toHaveTextContent('no such colour')
    expect(screen.getByText('valve')).toBeInTheDocument()
  })

  it('C-neverwhite shows a value as it came where its kind cannot read it', async () => {
    vi.spyOn(fieldComponents.inputNumber, 'text').mockImplementation(() => {
      throw new Error('no such number')
    })
    await openGrid(rows)
    expect(screen.getByRole('gridcell', { name: '3' })).toBeInTheDocument()
  })

  it('gives a cut text its whole text as tooltip, and tells how headings sort', async () => {
    await openGrid(rows)
    const cell = screen.getByRole('gridcell', { name: 'pump' })
    fireEvent.mouseOver(cell)
    expect(cell).not.toHaveAttribute('title')
    Object.defineProperty(cell, 'scrollWidth', { value: 5000 })
    fireEvent.mouseOver(cell)
    expect(cell).toHaveAttribute('title', 'pump')
    const heading = screen.getByRole('columnheader', { name: 'Name' })
    fireEvent.mouseOver(heading)
    expect(heading).toHaveAttribute('title', expect.stringMatching(/Click to sort/))
  })
})
