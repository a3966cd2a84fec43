import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'
import { uploadPath } from './uploads'

let server: TestServer
let token: string
const logged = vi.fn()
const title = { 'zh-CN': '反馈' }
const openForm = {
  kind: 'form',
  version: 1,
  code: 'feedback',
  access: 'public',
  title,
  url: { add: '/feedback/add' },
  items: [{ key: 'files', type: 'upload', label: title }],
  resource: { table: 'feedback' },
}

beforeAll(async () => {
  server = await startTestServer({
    prepare: (app) =>
      app.addHook('onRequest', async ({ log }) => {
        for (const level of ['warn', 'error', 'fatal'] as const) log[level] = logged
      }),
  })
  token = await server.signIn('staff')
  expect(await publish(server, await server.signIn('configurator'), openForm)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const boundary = 'multipart/form-data; boundary=b'
const part = (disposition: string, type = 'text/plain') =>
  `--b\r\nContent-Disposition: form-data; name="file"${disposition}\r\nContent-Type: ${type}\r\n\r\ntext\r\n`
const whole = `${part('; filename="a.txt"')}--b--\r\n`
const broken = [
  '上传内容不完整或格式错误，请重新上传',
  'The upload arrived incomplete or malformed, please try again',
  'Der Upload ist unvollständig oder fehlerhaft angekommen, bitte erneut versuchen',
]
const nameless = ['上传的文件没有文件名', 'The file has no name', 'Die Datei hat keinen Namen']
const missing = ['未上传任何文件', 'No file was sent', 'Es wurde keine Datei gesendet']

async function send(body: string, contentType: string, headers: Record<string, string>) {
  const answer = await fetch(server.url + uploadPath, { method: 'POST', headers: { 'Content-Type': contentType, ...headers }, body })
  return { status: answer.status, ...((await answer.json()) as Result) }
}

const callers: [string, () => Record<string, string>][] = [
  ['somebody who has signed in', () => ({ 'X-Access-Token': token })],
  ['a visitor', () => ({})],
]

describe.each(callers)('a broken upload of %s', (_, headers) => {
  it.each([
    ['cut off in the file', whole.slice(0, -12), boundary, broken],
    ['cut off in the head of its part', whole.slice(0, 40), boundary, broken],
    ['without its last boundary', part('; filename="a.txt"'), boundary, broken],
    ['without a boundary in its type', whole, 'multipart/form-data', broken],
    ['with another boundary than its type says', whole, 'multipart/form-data; boundary=other', broken],
    ['of bytes that are no form', 'x'.repeat(5000), boundary, broken],
    ['with a file that has no name', `${part('', 'application/octet-stream')}--b--\r\n`, boundary, nameless],
    ['with a file whose name is empty', `${part('; filename=""')}--b--\r\n`, boundary, nameless],
    ['with a text instead of a file', `${part('')}--b--\r\n`, boundary, missing],
    ['of no bytes', '', boundary, missing],
  ])('is the caller’s fault, which is said in three languages: %s', async (_what, body, contentType, sentences) => {
    logged.mockClear()
    await server.database.kysely.deleteFrom('sys_call_count').execute()
    for (const [index, language] of ['zh-CN', 'en-US', 'de-DE'].entries()) {
      const answer = await send(body, contentType, { ...headers(), 'Accept-Language': language })
      expect(answer).toMatchObject({ status: 400, success: false, code: 400, message: sentences[index] })
    }
    expect(logged).not.toHaveBeenCalled()
  })

  it('leaves the server as it was: the next one is taken', async () => {
    expect(await send(whole, boundary, headers())).toMatchObject({ status: 200, success: true })
  })
})
