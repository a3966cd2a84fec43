import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Column, DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { selectionColumn } from '../../../runtime/grid/selectionColumn'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { Row } from '../../../schemas/api/Result'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const { columns: fields } = compilePage(
  {
    kind: 'list',
    version: 1,
    code: 'equipment',
    url: {},
    columns: [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 'papers', type: 'upload', title: 'Papers' },
      { key: 'photos', type: 'image', title: 'Photos' },
    ],
  },
  permissiveContext('en-US'),
)

const filesOf = (...names: string[]) => JSON.stringify(names.map((fileName) => ({ fileName, filePath: `temp/${fileName}` })))
const rows: Row[] = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
  id: name,
  name,
  papers: filesOf(`${name}a.txt`, `${name}b.txt`),
  photos: filesOf(`${name}.png`),
}))

const actions: Column<Row> = {
  key: 'actions',
  name: 'Actions',
  renderCell: ({ row, tabIndex }) =>
    ['Edit', 'Copy', 'Delete'].map((name) => <button key={name} type="button" tabIndex={tabIndex}>{`${name} ${row.id}`}</button>),
}
const last: Column<Row> = { key: 'last', name: 'Last', renderCell: ({ row }) => `end of ${row.id}` }
const columns = [selectionColumn<Row>(), ...gridColumns<Row>(fields), actions, last]

function Grid() {
  const [ids, select] = useState<ReadonlySet<string>>(new Set())
  return <DataGrid label="Equipment" columns={columns} rows={rows} rowKey={(row) => row.id} selectedIds={ids} onSelect={select} />
}

async function openGrid() {
  await renderWithHost(<Grid />, { language: 'en-US' })
  return { user: userEvent.setup(), grid: screen.getByRole('grid', { name: 'Equipment' }) }
}

const button = (name: string) => screen.getByRole('button', { name })
const selected = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select row/ })
    .map((box, index) => ((box as HTMLInputElement).checked ? rows[index]?.id : undefined))
    .filter((id) => id !== undefined)

describe('C-keys the buttons of a cell', () => {
  it('are gone through by arrows, and then the next cell is', async () => {
    const { user } = await openGrid()
    await user.click(screen.getByRole('gridcell', { name: 'end of two' }))
    await user.keyboard('{ArrowLeft}')
    expect(button('Edit two')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(button('Delete two')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(button('Copy two')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('gridcell', { name: 'end of two' })).toHaveFocus()
  })

  it('are one stop of the Tab key together, each of them', async () => {
    const { user, grid } = await openGrid()
    for (const steps of ['', '{ArrowRight}', '{ArrowRight}{ArrowRight}']) {
      await user.click(screen.getByRole('gridcell', { name: 'end of two' }))
      await user.keyboard(`{ArrowLeft}${steps}`)
      expect(grid).toContainElement(document.activeElement as HTMLElement)
      await user.tab()
      expect(grid).not.toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('come to keys by way of the cell, the files and pictures of a row too', async () => {
    const { user, grid } = await openGrid()
    await user.tab()
    expect(grid).toContainElement(document.activeElement as HTMLElement)
    await user.tab()
    expect(grid).not.toContainElement(document.activeElement as HTMLElement)
    const files = within(grid).getAllByRole('button', { name: /^two[ab]/ })
    await user.click(screen.getByRole('gridcell', { name: 'two' }))
    await user.keyboard('{ArrowRight}')
    expect(files[0]).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(files[1]).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(within(grid).getByRole('link', { name: 'two.png' })).toHaveFocus()
  })
})

describe('C-keys Shift and Space in the boxes of rows', () => {
  it('select from the row that was changed last to this one, as Shift and a click do', async () => {
    const { user } = await openGrid()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 4' }))
    await user.keyboard('{ArrowUp}{ArrowUp}{Shift>} {/Shift}')
    expect(selected()).toEqual(['two', 'three', 'four'])
  })

  it('let a range go as well', async () => {
    const { user } = await openGrid()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selected()).toEqual(['four', 'five'])
  })
})
