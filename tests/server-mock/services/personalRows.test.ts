import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { dealBars, openDeals } from './chartedDeals'

/** What somebody keeps for themselves: its calls, and what is sent. */
interface Kept {
  base: string
  body: object
  /** Call that lists one's own. */
  list: string
  /** What is changed. */
  change: object
}

const kept: Record<string, Kept> = {
  'a view': {
    base: '/api/common/layout/commonLayout',
    body: { path: 'deal', name: 'Mine', disPlay: [{ columnName: 'state' }] },
    list: 'list?path=deal',
    change: { path: 'deal', name: 'Taken' },
  },
  'a chart view': {
    base: '/api/layoutChart/commonLayoutChart',
    body: dealBars,
    list: 'getByUrl?url=/p/deal',
    change: { ...dealBars, chartName: 'Taken' },
  },
  'a favourite': {
    base: '/api/favoriteFolders/commonFavoriteContent',
    body: { name: 'Orders', parentId: 'template', url: '/p/order' },
    list: 'list',
    change: { name: 'Taken' },
  },
  'a folder of favourites': {
    base: '/api/favoriteFolders/commonFavoriteFolders',
    body: { name: 'Mine', icon: 'star' },
    list: 'list?izTemplate=0',
    change: { name: 'Taken' },
  },
  'a delegation': {
    base: '/api/sys/sysUserAgent',
    body: { agentUserName: 'configurator', status: '1', startTime: '2026-12-01 08:00:00', endTime: '2026-12-24 18:00:00' },
    list: 'layoutSelect',
    change: { agentUserName: 'admin' },
  },
  'a saved query': {
    base: '/api/common/superQuery',
    body: { path: 'deal', title: 'Mine', records: [{ field: 'state', rule: 'empty' }] },
    list: 'list?path=deal',
    change: { path: 'deal', title: 'Taken', records: [{ field: 'state', rule: 'empty' }] },
  },
}

let server: TestServer
let owner: string
let others: string[]
/** Whom somebody may say to be. */
let forged: object

beforeAll(async () => {
  server = await startTestServer({ pages: ['favourites/favourite', 'user-agent/user-agent'] })
  await openDeals(server)
  // A folder that everybody sees, so that everybody can keep a favourite in it.
  const template = { id: 'template', name: 'All', icon: 'star', user_name: 'admin', user_id: 'admin', iz_template: 1 }
  await insertSystemRow(server.database.kysely, 'common_favorite_folders', template)
  owner = await server.signIn('staff')
  others = [await server.signIn('configurator'), await server.signIn('admin')]
  const staff = await server.database.kysely.selectFrom('sys_user').select('id').where('username', '=', 'staff').executeTakeFirstOrThrow()
  forged = { userId: staff.id, creatorId: staff.id, createId: staff.id, userName: 'staff', createBy: 'staff' }
})
afterAll(() => server.close())

const named = () => new URLSearchParams(forged as Record<string, string>).toString()

describe('B6-personal what another user keeps', () => {
  describe.each(Object.entries(kept))('%s', (_name, { base, body, list, change }) => {
    const listed = async (token: string, claim = '') => {
      const { result } = await server.call<{ records?: { id: string }[] } | { id: string }[]>(
        'GET',
        `${base}/${list}${claim}`,
        undefined,
        token,
      )
      return (Array.isArray(result) ? result : (result?.records ?? [])).map(({ id }) => id)
    }
    const claimed = () => `${list.includes('?') ? '&' : '?'}${named()}`

    it('can be neither listed, read, changed nor deleted, whoever is named', async () => {
      const { result } = await server.call<{ id: string; rowVersion?: number }>('POST', `${base}/add`, body, owner)
      const { id, rowVersion } = result
      expect(await listed(owner)).toEqual([id])
      for (const other of others) {
        expect(await listed(other)).toEqual([])
        expect(await listed(other, claimed())).toEqual([])
        const edited = { ...change, id, ...(rowVersion === undefined ? {} : { rowVersion }) }
        expect(await server.call('PUT', `${base}/edit`, edited, other)).toMatchObject({ success: false, status: 404 })
        expect(await server.call('PUT', `${base}/edit`, { ...edited, ...forged }, other)).toMatchObject({ success: false })
        expect(await server.call('DELETE', `${base}/delete?id=${id}`, undefined, other)).toMatchObject({ success: false, status: 404 })
        expect(await server.call('DELETE', `${base}/delete?id=${id}&${named()}`, undefined, other)).toMatchObject({ success: false })
        const read = await server.call<{ id?: string } | null>('GET', `${base}/queryById?id=${id}`, undefined, other)
        expect(read.success ? read.result : null).toBeNull()
        // What is added in somebody's name is refused, or one's own.
        const foreign = await server.call<{ id: string } | null>('POST', `${base}/add`, { ...body, ...forged }, other)
        expect(await listed(other)).toEqual(foreign.success ? [foreign.result?.id] : [])
        if (foreign.result?.id) await server.call('DELETE', `${base}/delete?id=${foreign.result.id}`, undefined, other)
      }
      expect(await listed(owner)).toEqual([id])
      expect(await server.call('DELETE', `${base}/delete?id=${id}`, undefined, owner)).toMatchObject({ success: true })
    })
  })
})
