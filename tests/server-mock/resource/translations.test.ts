import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { startTestServer, type TestServer } from '../../support/startTestServer'

const base = '/api/sys/annountCement'
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('admin')
})
afterAll(() => server.close())

const post = (body: object) => server.call<Row>('POST', `${base}/add`, body, token)
const put = (body: object) => server.call<Row>('PUT', `${base}/edit`, body, token)
const list = async (query: string) => (await server.call<RowPage>('GET', `${base}/list?${query}`, undefined, token)).result.records

describe('the other languages of a text', () => {
  it('travel as fields of their own and are kept together', async () => {
    const { status, result } = await post({ titile: '食堂', titileEn: 'Canteen', titileDe: 'Kantine' })
    expect({ status, result }).toMatchObject({ status: 200, result: { titile: '食堂', titileEn: 'Canteen', titileDe: 'Kantine' } })
    const stored = await systemTables(server.database.kysely)
      .selectFrom('sys_announcement')
      .select(['titile', 'titile_texts'])
      .where('id', '=', result.id)
      .executeTakeFirst()
    expect(stored).toEqual({ titile: '食堂', titile_texts: { 'en-US': 'Canteen', 'de-DE': 'Kantine' } })
  })

  it('change one by one, and go when they are emptied', async () => {
    const { result: added } = await post({ titile: '车库', titileEn: 'Garage', titileDe: 'Parkhaus' })
    const { result: renamed } = await put({ id: added.id, rowVersion: added.rowVersion, titileDe: 'Tiefgarage' })
    expect(renamed).toMatchObject({ titile: '车库', titileEn: 'Garage', titileDe: 'Tiefgarage' })
    const { result: emptied } = await put({ id: added.id, rowVersion: renamed.rowVersion, titileEn: '' })
    expect(emptied).toMatchObject({ titile: '车库', titileEn: null, titileDe: 'Tiefgarage' })
  })

  it('are asked for and sorted by', async () => {
    await post({ titile: '甲', titileEn: 'Zebra crossing' })
    await post({ titile: '乙', titileEn: 'Bridge crossing' })
    const titles = (await list('titileEn=*crossing*&column=titileEn&order=asc')).map(({ titile }) => titile)
    expect(titles).toEqual(['乙', '甲'])
  })

  it('are cleaned like the text itself', async () => {
    const { result } = await post({ titile: '丙', msgContentDe: '<p>Heute<script>alert(1)</script></p>' })
    expect(result).toMatchObject({ msgContent: null, msgContentDe: '<p>Heute</p>' })
  })

  it('are no others than those of the product, and texts', async () => {
    expect(await post({ titile: '丁', titileFr: 'Pont' })).toMatchObject({ status: 400 })
    expect(await post({ titile: '丁', titileTexts: { 'en-US': 'Bridge' } })).toMatchObject({ status: 400 })
    expect(await post({ titile: '丁', titileEn: { text: 'Bridge' } })).toMatchObject({ status: 400 })
  })
})
