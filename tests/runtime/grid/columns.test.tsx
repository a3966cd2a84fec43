import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { tableColumns } from '../../../runtime/table/tableColumns'
import type { Row } from '../../../schemas/api/Result'
import { checkPage } from '../../../schemas/checks/checkPage'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

function fieldsOf(columns: readonly object[]) {
  const page = { kind: 'list', version: 1, code: 'station', title: 'Stations', url: { list: '/station/list' }, columns }
  return compilePage(page, permissiveContext('en-US')).fields
}

const rows: Row[] = [{ id: '1', name: 'North', town: 'Bonn', street: 'Markt', state: 'open' }]

const address = { 'zh-CN': '地址', 'en-US': 'Address', 'de-DE': 'Adresse' }

function column(key: string, more: object = {}) {
  return { key, type: 'input', title: key, ...more }
}

async function openGrid(columns: readonly object[]) {
  const fields = fieldsOf(columns)
  await renderWithHost(<DataGrid<Row> label="Stations" columns={gridColumns(fields)} rows={rows} rowKey={(row) => row.id} />, {
    language: 'en-US',
  })
  return within(screen.getByRole('grid', { name: 'Stations' }))
}

describe('columns of a group', () => {
  it('B3-columns stand under one heading, and each keeps its own', async () => {
    const grid = await openGrid([column('name'), column('town', { group: address }), column('street', { group: address }), column('state')])
    const heading = grid.getByRole('columnheader', { name: 'Address' })
    expect(heading).toHaveAttribute('aria-colspan', '2')
    expect(heading).toHaveAttribute('aria-colindex', '2')
    expect(grid.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Address', 'name', 'town', 'street', 'state'])
    expect(grid.getByRole('gridcell', { name: 'Bonn' })).toHaveAttribute('aria-colindex', '2')
  })

  it('have a heading at each place where others stand between', async () => {
    const grid = await openGrid([column('town', { group: 'Address' }), column('name'), column('street', { group: 'Address' })])
    expect(grid.getAllByRole('columnheader', { name: 'Address' })).toHaveLength(2)
  })

  it('keep their heading in view where they are locked', async () => {
    const grid = await openGrid([
      column('town', { group: 'Address', lock: true }),
      column('street', { group: 'Address', lock: 'left' }),
      column('name'),
    ])
    const heading = grid.getByRole('columnheader', { name: 'Address' })
    expect(heading.style.insetInlineStart).toBe('var(--rdg-frozen-start-0)')
    expect(heading).toHaveAttribute('aria-colspan', '2')
  })

  it('cost nothing where there is no group', async () => {
    const grid = await openGrid([column('name'), column('town')])
    expect(grid.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2')
  })

  it('are warned about where they are apart, and where only their locks part them', () => {
    const page = (columns: readonly object[]) => ({
      kind: 'list',
      version: 1,
      code: 'station',
      title: 'S',
      url: { list: '/station/list' },
      columns,
    })
    const found = (columns: readonly object[]) =>
      checkPage(JSON.stringify(page(columns)), { language: 'en-US' }).problems.map(({ code, path, severity }) => [code, path, severity])
    const street = column('street', { group: 'Address' })
    expect(found([column('town', { group: 'Address' }), street, column('name')])).toEqual([])
    expect(found([column('town', { group: 'Address' }), column('name'), street])).toEqual([['group-apart', '/columns/2/group', 'warning']])
    expect(found([column('town', { group: 'Address', lock: true }), street])).toEqual([['group-apart', '/columns/1/group', 'warning']])
    expect(found([column('town', { group: 'Address' }), column('name', { list: false }), street])).toEqual([])
  })
})

describe('columns that are locked', () => {
  it('stand at their side, whatever their order in the page', async () => {
    const columns = [column('state', { lock: 'right' }), column('street'), column('town', { lock: 'left' }), column('name', { lock: true })]
    expect(gridColumns(fieldsOf(columns)).map(({ key, frozen }) => [key, frozen])).toEqual([
      ['town', 'start'],
      ['name', 'start'],
      ['street', undefined],
      ['state', 'end'],
    ])
    expect(tableColumns(fieldsOf(columns), false, () => true).map(({ key }) => key)).toEqual(['town', 'name', 'street', 'state'])
  })
})

describe('columns that share the room', () => {
  const columns = [column('name', { width: 80 }), column('town'), column('street', { grow: 2, width: 200 })]

  it('take their shares of what fixed ones leave, never less than their width', () => {
    expect(gridColumns(fieldsOf(columns)).map(({ width }) => width)).toEqual([80, 'minmax(100px, 1fr)', 'minmax(200px, 2fr)'])
  })

  it('have text where all have their width: tags, numbers, days and what is locked keep it', () => {
    const all = [
      column('name', { width: 80, lock: true }),
      column('town', { width: 120 }),
      column('area', { type: 'inputNumber', width: 90 }),
      column('street', { width: 200 }),
      column('built', { type: 'date', width: 140 }),
      column('floor', { type: 'inputNumber', width: 70 }),
    ]
    const drawn = gridColumns(fieldsOf(all)).map(({ key, width, minWidth }) => [key, width ?? `at least ${minWidth}`])
    expect(drawn).toEqual([
      ['name', 80],
      ['town', 'at least 120'],
      ['area', 90],
      ['street', 'at least 200'],
      ['built', 140],
      ['floor', 70],
    ])
    const numbers = gridColumns(fieldsOf(all.slice(2, 3))).map(({ width, minWidth }) => width ?? `at least ${minWidth}`)
    expect(numbers).toEqual(['at least 90'])
  })

  it('do so in editable tables', () => {
    expect(tableColumns(fieldsOf(columns), false, () => true).map(({ width }) => width)).toEqual([
      80,
      'minmax(120px, 1fr)',
      'minmax(200px, 2fr)',
    ])
  })
})

describe('columns of tags', () => {
  const [field] = fieldsOf([column('state', { type: 'select', dictCode: 'station_state', width: 80 })])
  const items = (text: string) => ({
    items: [
      { value: 'open', text, color: 'green' },
      { value: 'shut', text: 'A much longer text without a colour, which is cut like any other' },
    ],
    isPending: false,
    error: null,
    retry() {},
  })
  const neededFor = (text: string, width?: number) =>
    field && gridColumns([{ ...field, width: width ?? field.width }], new Map([['station_state', items(text)]]))[0]?.needed

  it('ask for the room of their longest tag', () => {
    expect(neededFor('Out of order for weeks')).toBeGreaterThan(neededFor('Open') ?? Number.NaN)
    expect(neededFor('Open')).toBeGreaterThan(0)
  })

  it('are left as narrow as somebody has made them in a view', () => expect(neededFor('Out of order for weeks', 60)).toBeUndefined())
})
