import { describe, expect, it } from 'vitest'
import { listFeatures } from '../../../runtime/features'
import { offeredFeatures } from '../../../runtime/features/offeredFeatures'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { noPermissions } from '../../../schemas/rights/decide'

/** The buttons that the requirement names, by their switches. */
const named = [
  'new',
  'query',
  'delete',
  'import',
  'export',
  'layout',
  'chart',
  'refresh',
  'fullScreen',
  'favourites',
  'help',
  'close',
  'analysis',
  'grouping',
] as const

const calls = ['list', 'add', 'deleteBatch', 'exportXlsUrl', 'importExcelUrl']
const page = (toolbar: object) => ({
  kind: 'list' as const,
  version: 1,
  code: 'order',
  title: 'Orders',
  url: Object.fromEntries(calls.map((name) => [name, `/order/${name}`])),
  queryConfig: [{ key: 'name' }],
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  resource: { table: 'orders' },
  toolbar,
})

const offered = (toolbar: object) =>
  offeredFeatures(compilePage(page(toolbar), permissiveContext('en-US')), { can: () => true, permissions: noPermissions }).map(
    ({ name }) => name,
  )

describe('B2.1-buttons', () => {
  it('the toolbar has every button that is named', () => {
    const all = offered(Object.fromEntries(named.map((name) => [name, true])))
    expect(named.filter((name) => !all.includes(name))).toEqual([])
  })

  it('import, export and chart are hidden by default', () => {
    const usual = offered({})
    expect(['import', 'export', 'chart'].filter((name) => usual.some((one) => one === name))).toEqual([])
    expect(usual).toEqual(
      expect.arrayContaining(['new', 'query', 'delete', 'layout', 'refresh', 'fullScreen', 'favourites', 'help', 'close', 'analysis']),
    )
  })
})

describe('B2.1-menus', () => {
  const featureOf = (name: string) => listFeatures.find((one) => one.name === name)

  it('views, charts and favourites open below their buttons', () => {
    expect(['layout', 'chart', 'favourites'].filter((name) => featureOf(name)?.Menu === undefined)).toEqual([])
  })

  it('the advanced query and the help are opened by buttons of their own', () => {
    expect(['superQuery', 'help'].filter((name) => featureOf(name)?.perform === undefined)).toEqual([])
  })
})
