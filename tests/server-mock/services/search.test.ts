import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../schemas/api/search'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
const tokens = {} as Record<TestUser, string>

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const parts = samplePage('parts', [text('number'), text('name'), text('cost')], {
  rights: { fields: { cost: { configurator: {} } } },
  grants: { staff: ['list'], configurator: ['*'] },
})
const diary = samplePage('diary', [text('name')], { resource: { table: 'diary', owner: 'createBy' } })
const closed = samplePage('closed', [text('name')], { grants: { configurator: ['*'] } })

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  for (const page of [parts, diary, closed]) await publish(server, tokens.admin, page)
  const add = (code: string, values: Record<string, unknown>, user: TestUser = 'configurator') =>
    server.call('POST', `/api/sample/${code}/add`, values, tokens[user])
  await add('parts', { number: 'P-4711', name: 'Zebra bolt', cost: 'zebrafee' })
  await add('diary', { name: 'zebra seen' }, 'staff')
  await add('diary', { name: 'zebra unseen' })
  await add('closed', { name: 'zebra locked' })
  for (let number = 0; number < 6; number++) await add('parts', { number: `Q-${number}`, name: 'Okapi nut' })
})
afterAll(() => server.close())

const search = (keyword: string, user?: TestUser, language = 'en-US') =>
  server.call<SearchAnswer>('GET', `/api/sys/search?keyword=${encodeURIComponent(keyword)}`, undefined, user && tokens[user], {
    'accept-language': language,
  })
const names = async (keyword: string, user: TestUser) => (await search(keyword, user)).result.records.map(({ name }) => name)

describe('C-palette the search over all pages', () => {
  it('finds records by number and by name, and says where they stand', async () => {
    const { result } = await search('4711', 'staff')
    expect(result.records).toMatchObject([{ page: 'parts', title: 'Sample parts', name: 'P-4711', detail: 'Zebra bolt' }])
    expect(result.records[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    expect(result.isCut).toBe(false)
  })

  it('finds nothing in pages, rows and fields that the caller may not see', async () => {
    expect((await names('zebra', 'staff')).sort()).toEqual(['P-4711', 'zebra seen'])
    expect(await names('zebra unseen', 'staff')).toEqual([])
    expect(await names('zebra locked', 'staff')).toEqual([])
    expect(await names('zebra locked', 'configurator')).toEqual(['zebra locked'])
    expect(await names('zebrafee', 'configurator')).toEqual(['P-4711'])
    expect(await names('zebrafee', 'staff')).toEqual([])
  })

  it('gives a few records of a page, and says that there are more', async () => {
    const { result } = await search('okapi', 'staff')
    expect(result.records).toHaveLength(4)
    expect(result.isCut).toBe(true)
  })

  it('names the pages that are called so, to whoever may add records to them', async () => {
    expect((await search('sample parts', 'configurator')).result.addable).toEqual([{ page: 'parts', title: 'Sample parts' }])
    expect((await search('sample parts', 'staff')).result.addable).toEqual([])
    expect((await search('diary', 'staff')).result.addable).toEqual([{ page: 'diary', title: 'Sample diary' }])
  })

  it('takes words for words, and asks for a session and a keyword', async () => {
    expect(await names('%', 'staff')).toEqual([])
    expect(await names('a b c d e f g h i j k l', 'staff')).toEqual([])
    expect((await search('zebra')).status).toBe(401)
    expect((await search('', 'staff')).status).toBe(400)
    expect((await search('z'.repeat(101), 'staff')).status).toBe(400)
  })
})
