import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input'] })
  token = await server.signIn('admin')
})
afterAll(() => server.close())

const inChinese = <T>(method: string, path: string, body?: unknown) =>
  server.call<T>(method, path, body, token, { 'Accept-Language': 'zh-CN' })

it('B8-saved the server says 添加成功, 编辑成功, 删除成功 and 删除失败 to the letter', async () => {
  const added = await inChinese<Row>('POST', '/api/demo/input/add', { name: 'B8' })
  expect([added.code, added.message]).toEqual([200, '添加成功'])
  const { id, rowVersion } = added.result
  const edited = await inChinese('PUT', '/api/demo/input/edit', { id, rowVersion, name: 'B8 again' })
  expect([edited.code, edited.message]).toEqual([200, '编辑成功'])
  const deleted = await inChinese('DELETE', `/api/demo/input/delete?id=${id}`)
  expect([deleted.code, deleted.message]).toEqual([200, '删除成功'])
  for (const path of [`delete?id=${id}`, `deleteBatch?ids=${id},`]) {
    expect(await inChinese('DELETE', `/api/demo/input/${path}`)).toMatchObject({ status: 404, success: false, message: '删除失败' })
  }
  const another = await inChinese<Row>('POST', '/api/demo/input/add', { name: 'B8 too' })
  expect((await inChinese('DELETE', `/api/demo/input/deleteBatch?ids=${another.result.id},`)).message).toBe('删除成功')
})

it('B8-saved the server says 保存成功！ and 清除成功！ to the letter', async () => {
  const help = (content: string) => inChinese('POST', '/api/help/commonHelp/add', { componentId: 'b8', componentUrl: '', content })
  expect((await help('<p>有</p>')).message).toBe('保存成功！')
  expect((await help('')).message).toBe('清除成功！')
})
