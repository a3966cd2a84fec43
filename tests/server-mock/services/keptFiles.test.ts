import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'

let server: TestServer
let token: string
const title = { 'zh-CN': '附件', 'en-US': 'Files' }
const call = (name: string) => `/kept/${name}`
const page = {
  kind: 'list',
  version: 1,
  code: 'kept-files',
  title,
  authPre: 'kept',
  grants: { staff: ['*'] },
  url: { list: call('list'), add: call('add'), edit: call('edit'), queryById: call('queryById') },
  columns: [
    { key: 'paths', type: 'upload', title, number: 2 },
    { key: 'papers', type: 'upload', title, returnUrl: false, number: 2 },
    { key: 'photos', type: 'image', title },
  ],
  resource: { table: 'kept_files' },
}

beforeAll(async () => {
  server = await startTestServer()
  expect(await publish(server, await server.signIn('configurator'), page)).toMatchObject({ status: 200 })
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const add = (row: object) => server.call<Row>('POST', '/api/kept/add', row, token, { 'Accept-Language': 'en-US' })
const path = (name: string) => `temp/${name}_1763700000000.txt`
const item = (name: string, fileSize?: number) => ({ fileName: `${name}.txt`, filePath: path(name), fileSize })
const items = (row: Row | undefined) => JSON.parse(String(row?.papers)) as unknown

it('B3-fileitem paths and items are taken in either form, kept in the form of the field, and answered so', async () => {
  const named = [{ ...item('a', 12), fileName: 'Bericht "neu", Teil 1.txt' }, item('b')]
  for (const papers of [named, JSON.stringify(named)]) {
    const { result } = await add({ papers, paths: papers })
    expect(items(result)).toEqual(JSON.parse(JSON.stringify(named)))
    expect(result?.paths).toBe(`${path('a')},${path('b')}`)
  }
  const { result } = await add({ papers: `${path('a')},${path('b')}`, paths: `${path('a')},${path('b')}` })
  expect(items(result)).toEqual([
    { fileName: 'a.txt', filePath: path('a') },
    { fileName: 'b.txt', filePath: path('b') },
  ])
  expect(result?.paths).toBe(`${path('a')},${path('b')}`)
  const { result: rows } = await server.call<RowPage>('GET', '/api/kept/list', undefined, token)
  expect(rows?.records).toHaveLength(3)
})

it('B2.9-upload the last ones stay, up to the number, whoever sends them', async () => {
  const { result } = await add({ papers: ['a', 'b', 'c'].map((name) => item(name)), paths: ['a', 'b', 'c'].map(path).join(',') })
  expect(items(result)).toEqual([item('b'), item('c')].map(({ fileName, filePath }) => ({ fileName, filePath })))
  expect(result?.paths).toBe(`${path('b')},${path('c')}`)
})

it.each([[[]], ['[]'], [''], [null]])('an empty list is no file: %j', async (none) => {
  expect((await add({ papers: none, paths: none })).result).toMatchObject({ papers: null, paths: null })
})

it.each([
  'https://elsewhere.example/a.png',
  '../secret',
  '/etc/passwd',
  'javascript:alert(1)',
  [{ fileName: 'a', filePath: 'https://elsewhere.example/a.png' }],
  [{ fileName: 'a', filePath: '../secret' }],
  [{ fileName: 'a', filePath: 'a","fileSize":1},{"x":"' }],
  [{ fileName: 'a' }],
  [1],
  { filePath: 'temp/a.txt' },
  7,
])('refuses what is no path of a kept file, in either form: %j', async (value) => {
  for (const key of ['paths', 'papers']) {
    const answer = await add({ [key]: value })
    expect(answer).toMatchObject({ status: 400, success: false, errors: [{ path: `/${key}` }] })
  }
})

it('B5.9-filetype a field of pictures takes pictures alone, whoever sends them', async () => {
  expect(await add({ photos: path('a') })).toMatchObject({
    status: 400,
    errors: [{ path: '/photos', message: '“Files” takes pictures only' }],
  })
  expect(await add({ photos: 'temp/a_1763700000000.png' })).toMatchObject({ status: 200 })
})
