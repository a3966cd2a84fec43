import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HelpList, HelpText } from '../../../schemas/api/help'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

const base = '/api/help/commonHelp'
const add = (componentId: string, componentUrl: string, content: string, user: TestUser = 'admin') =>
  server.call<HelpText | null>('POST', `${base}/add`, { componentId, componentUrl, content }, tokens[user])
const get = async <T>(path: string) => (await server.call<T>('GET', `${base}/${path}`, undefined, tokens.staff)).result

it('P7-help lets administrators write and everybody who is signed in read', async () => {
  expect(await add('order', '/p/order', '<p>How to order</p>')).toMatchObject({ success: true, code: 200, message: 'Saved' })
  expect((await get<HelpList>('list?componentId=order&componentUrl=/p/order')).records).toMatchObject([{ content: '<p>How to order</p>' }])
  expect(await get<HelpList>('list?componentId=elsewhere')).toEqual({ records: [], total: 0 })
  expect((await server.call('GET', `${base}/list?componentId=order`)).status).toBe(401)
  for (const user of ['staff', 'configurator'] as const) {
    expect(await add('order', '/p/order', '<p>Mine</p>', user)).toMatchObject({ status: 403, success: false })
  }
})

it('P7-help replaces the text of a place and keeps one', async () => {
  await add('task', '/p/task', '<p>First</p>')
  await add('task', '/p/task', '<p>Second</p>')
  expect((await get<HelpList>('list?componentId=task')).records.map(({ content }) => content)).toEqual(['<p>Second</p>'])
})

it.each(['', '<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>'])('P7-help clears the text with %j', async (content) => {
  await add('short', '/p/short', '<p>There</p>')
  expect(await add('short', '/p/short', content)).toMatchObject({ success: true, message: 'Cleared', result: null })
  expect((await get<HelpList>('list?componentId=short')).total).toBe(0)
})

it('P7-help says 保存成功！ and 清除成功！ in Chinese', async () => {
  const inChinese = (content: string) =>
    server.call('POST', `${base}/add`, { componentId: 'zh', componentUrl: '', content }, tokens.admin, { 'Accept-Language': 'zh-CN' })
  expect((await inChinese('<p>有</p>')).message).toBe('保存成功！')
  expect((await inChinese('')).message).toBe('清除成功！')
})

it('keeps nothing of a text that would run', async () => {
  const { result } = await add(
    'xss',
    '',
    '<p onclick="x()">A<img src=x onerror=x()><a href="javascript:x()">b</a></p><script>x()</script><iframe src="/"></iframe>',
  )
  expect(result?.content).toContain('A')
  expect(result?.content).not.toMatch(/onclick|onerror|javascript|<script|<iframe|x\(\)/)
})

it('P7-help finds the help of the longest path that a screen lies below', async () => {
  await add('area', '/area', '<p>Area</p>')
  await add('area-page', '/area/page', '<p>Page</p>')
  const found = (path: string) => get<HelpText | null>(`getByPartPath?path=${encodeURIComponent(path)}`)
  expect((await found('/area/page/7'))?.content).toBe('<p>Page</p>')
  expect((await found('/area/page'))?.content).toBe('<p>Page</p>')
  expect((await found('/area/pages'))?.content).toBe('<p>Area</p>')
  expect(await found('/areas')).toBeNull()
  expect(await found('/%')).toBeNull()
})

it('P7-help finds the help of a kind of document', async () => {
  await add('doc-1', '', '<p>Document</p>')
  expect((await get<HelpText>('queryByDocumentTypeId?documentTypeId=doc-1')).content).toBe('<p>Document</p>')
  expect(await get('queryByDocumentTypeId?documentTypeId=doc-2')).toBeNull()
  expect((await server.call('GET', `${base}/queryByDocumentTypeId`, undefined, tokens.staff)).status).toBe(400)
})

it('refuses help about nothing', async () => {
  expect(await add('', '', '<p>x</p>')).toMatchObject({ status: 400, success: false })
})

it('P7-transport the time that reads carry against caches is no parameter', async () => {
  const answer = await server.call('GET', `${base}/list?componentUrl=%2Fp%2Fnothing&_t=1763700000`, undefined, tokens.staff)
  expect(answer).toMatchObject({ status: 200, result: { records: [], total: 0 } })
})
