import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFeatures } from '../../../runtime/features'
import type { ListContext } from '../../../runtime/features/ListFeature'
import { isShownWith, offeredFeatures } from '../../../runtime/features/offeredFeatures'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { ListModel } from '../../../runtime/model/PageModel'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { isAskedFor, selectedCounts } from '../../../schemas/page/parts/Toolbar'
import { decideAllowed, type PermissionState } from '../../../schemas/rights/decide'
import { fakeHost, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const tab = { showAlone: () => {}, showHelp: () => {}, close: async () => {} }
const names = listFeatures.map(({ name }) => name)
const all = Object.fromEntries(names.map((name) => [name, true]))
const calls = ['list', 'grid', 'add', 'deleteBatch', 'exportXlsUrl', 'importExcelUrl']

/** A page that has everything that a button could need. */
const config = {
  kind: 'list' as const,
  version: 1,
  code: 'order',
  title: 'Orders',
  url: Object.fromEntries(calls.map((name) => [name, `/order/${name}`])),
  queryConfig: [{ key: 'name' }],
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  toolbar: all,
  resource: { table: 'orders', trash: true },
}

const pageWith = (toolbar: object) => compilePage({ ...config, toolbar }, permissiveContext('en-US')) as ListModel

const entry = (action: string) => ({ action, type: '1' as const, status: '1' as const })
const namesFor = (permissions: PermissionState) =>
  offeredFeatures(pageWith(all), { permissions, can: (action) => decideAllowed(action, permissions, ['staff']).isSo }).map(
    ({ name }) => name,
  )

const counts = [0, 1, 2]
const shownWith = (toolbar: object, name: string) => {
  const page = pageWith(toolbar)
  const feature = listFeatures.find((one) => one.name === name)
  const host = { ...fakeHost(), tab }
  const contextWith = (count: number) =>
    ({ host, page, isQueryOpen: true, selected: Array.from({ length: count }, (_, id) => ({ id: String(id) })) }) as unknown as ListContext
  return counts.map((count) => feature !== undefined && isShownWith(feature, contextWith(count)))
}

describe('B2.1-gate', () => {
  it.each(listFeatures)('$name goes without its permission', ({ name, right }) => {
    const own = `order:${right ?? name}`
    const others = { auth: [entry('dashboard')], allAuth: [entry(own), entry('dashboard')] }
    expect(namesFor(others)).not.toContain(name)
    expect(namesFor({ ...others, auth: [...others.auth, entry(own)] })).toContain(name)
  })

  it('what takes no right over rows stays by toolbar_show, whoever is signed in', () => {
    const free = listFeatures.filter(({ right }) => right === undefined).map(({ name }) => name)
    expect(namesFor({ auth: [], allAuth: [] })).toEqual(free)
    expect(free).toEqual(expect.arrayContaining(['query', 'layout', 'refresh', 'fullScreen', 'favourites', 'help', 'close']))
  })

  it('each row right that a call takes gates its button', () => {
    const rights = listFeatures.flatMap(({ name, right }) => (right ? [[name, right]] : []))
    expect(Object.fromEntries(rights)).toMatchObject({ new: 'add', delete: 'delete', import: 'import', export: 'export', chart: 'list' })
  })

  it.each(names)('%s shows with none, one and several selected rows, or as its page says', (name) => {
    expect(shownWith(all, name)).toEqual([true, true, true])
    for (const [rule, isMeant] of Object.entries(selectedCounts)) {
      expect(isAskedFor(rule)).toBe(true)
      expect(shownWith({ ...all, [name]: rule }, name)).toEqual(counts.map(isMeant))
    }
  })

  it('the rules hold on the screen, and begin anew with a click on the empty toolbar', async () => {
    const user = userEvent.setup()
    // A cast: the page of a test is no literal of its type.
    const Screen = () => (
      <ListPage page={usePageModel({ ...config, toolbar: { new: 'none', delete: 'some', refresh: 'one' } } as unknown as ListPageConfig)} />
    )
    await renderWithHost(<Screen />, {
      language: 'en-US',
      calls: {
        grid: () => ({
          records: [
            { id: 'a', name: 'A' },
            { id: 'b', name: 'B' },
          ],
          total: 2,
          size: 10,
          current: 1,
          pages: 1,
        }),
        get: () => [],
      },
    })
    const toolbar = within(screen.getByRole('toolbar'))
    const shown = () => ['New', 'Delete', 'Refresh'].filter((name) => toolbar.queryByRole('button', { name }))
    const select = async (row: number) => user.click(await screen.findByRole('checkbox', { name: `Select row ${row}` }))
    await screen.findByRole('row', { name: /B/ })
    expect(shown()).toEqual(['New'])
    await select(1)
    expect(shown()).toEqual(['Delete', 'Refresh'])
    await select(2)
    expect(shown()).toEqual(['Delete'])
    await user.click(screen.getByRole('toolbar'))
    expect(shown()).toEqual(['New'])
  })
})
