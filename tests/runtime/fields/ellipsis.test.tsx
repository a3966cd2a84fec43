import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { reportColumns } from '../../../runtime/pickers/reportColumns'
import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from './fakeAnswers'
import { compile, shownInCell } from './fieldStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
const long = '长'.repeat(60)
const note: FieldConfig = { type: 'normal', key: 'note', title: '说明' }
const files: FieldConfig = { type: 'upload', key: 'files', title: '附件' }

function openGrid(columns: Parameters<typeof DataGrid<Row>>[0]['columns'], row: object) {
  // A cast: a row of the test's own.
  const rows = [{ id: '1', ...row } as Row]
  return renderWithHost(<DataGrid label="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} />, { calls: fakeAnswers })
}

/** What is cut in a grid says the whole under the pointer, and where its cell has the focus. */
async function checkWhole(shown: string, whole: string, others = '') {
  const cell = screen.getAllByRole('gridcell')[0] as HTMLElement
  expect(cell).toHaveTextContent(shown + others)
  expect(cell.querySelector(`[title="${whole}"]`)).toHaveTextContent(shown)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.click(cell)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(whole + (others === '' ? '' : ', b.png'))
}

describe('B9-ellipsis what is cut has an ellipsis, and the whole in its tooltip', () => {
  it('a text after 25 characters', async () => {
    await openGrid(gridColumns<Row>([compile(note)]), { note: long })
    await checkWhole(`${'长'.repeat(25)}...`, long)
    screen.getAllByRole('gridcell')[0]?.blur()
  })

  it('a cell of a report popup after 46', async () => {
    const columns = reportColumns({
      cgRpConfigId: 'r',
      cgRpConfigName: 'r',
      columns: [{ title: '名称', dataIndex: 'name' }],
      dictOptions: {},
    })
    await openGrid(columns, { name: long })
    await checkWhole(`${'长'.repeat(46)}...`, long)
  })

  it('the name of a file in a cell after 5, of several files all names', async () => {
    await openGrid(gridColumns<Row>([compile(files)]), { files: 'temp/drawings_1763700000000.pdf,temp/b_1763700000000.png' })
    await checkWhole('drawi...', 'drawings.pdf', ' b.png')
  })

  it('is reached by keyboard outside of grids as well', async () => {
    await shownInCell(note, { note: long })
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent(long)
  })

  it('nothing that is shown whole has one', async () => {
    await openGrid(gridColumns<Row>([compile(note), compile(files)]), { note: '长'.repeat(25), files: 'temp/a.png' })
    const [text, file] = screen.getAllByRole('gridcell') as HTMLElement[]
    expect([text?.textContent, text?.querySelector('[title]')]).toEqual(['长'.repeat(25), null])
    expect(within(file as HTMLElement).getByTitle('a.png')).toHaveTextContent('a.png')
    await user.click(text as HTMLElement)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
