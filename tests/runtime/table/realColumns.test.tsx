import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { readSources } from '../../../codegen/import/readSources'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { EditableTable } from '../../../runtime/table/EditableTable'
import { openSystemTables } from '../../../schemas/wire/openTables'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

/** Wide enough to draw every column. */
beforeAll(() => giveElementsSize(10_000))

const nothing: ReadonlySet<string> = new Set()

/** The editable tables that others have written in code, as the import makes pages of them. */
function realTables() {
  const sources = readSources('tests/fixtures/import/jeecg')
  if (!Array.isArray(sources)) throw new Error('the sources cannot be read')
  const own = sources.filter(({ name }) => name === 'vxe-columns.json')
  const into = {
    reports: nothing,
    dictionaries: new Map(),
    checkRules: new Map(),
    openTables: openSystemTables,
    pageTables: nothing,
    prefixes: nothing,
    paths: nothing,
  }
  const { pages } = importJeecg(own, into)
  return pages.flatMap((page) => {
    const model = compilePage(page, permissiveContext('en-US'))
    return 'subTables' in model ? model.subTables.map((table) => [`${page.code} ${table.key}`, table] as const) : []
  })
}

describe('an editable table that others have written in code', () => {
  const tables = realTables()

  it('is there more than once, with many kinds of cells', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(new Set(tables.flatMap(([, { fields }]) => fields.map(({ kind }) => kind))).size).toBeGreaterThan(10)
  })

  it.each(tables)('%s shows each of its columns, and rows whose values are missing, odd or of another type', async (_, table) => {
    const odd = Object.fromEntries(table.fields.map(({ key }, index) => [key, [42, 'text', true, null, ['a', 'b']][index % 5]]))
    const rows = [{ id: 'a' }, { id: 'b', ...odd }]
    await renderWithHost(<EditableTable table={table} rows={rows} />)
    const grid = await screen.findByRole('grid')
    const shown = table.fields.filter(({ isInList, kind }) => isInList && kind !== 'rowDragSort')
    await waitFor(() => {
      const headings = [...grid.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent ?? '')
      expect(shown.filter(({ title }) => !headings.some((heading) => heading.includes(title)))).toEqual([])
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
