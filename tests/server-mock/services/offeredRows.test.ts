import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let staff: string
let configurator: string

const title = { 'zh-CN': '名称' }
const ask = (call: string, token = staff) => server.call<RowPage>('GET', `/api/online/cgform/api/getData/${call}`, undefined, token)

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  const fields = [
    { key: 'name', type: 'input', title },
    { key: 'phone', type: 'input', title },
  ]
  for (const page of [samplePage('offered', fields), samplePage('hidden', fields, { grants: { configurator: ['*'] } })])
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  for (let number = 1; number <= 7; number += 1)
    await server.call('POST', '/api/sample/offered/add', { name: `row ${number}`, phone: String(number) }, configurator)
})
afterAll(() => server.close())

describe('the rows of a page by its code', () => {
  it('B2.9-griddrop are answered five at a time, and looked for as the list of the page is', async () => {
    const first = (await ask('offered')).result
    expect([first.records.length, first.total]).toEqual([5, 7])
    expect((await ask('offered?pageNo=2&pageSize=5')).result.records).toHaveLength(2)
    expect((await ask('offered?name=*3*')).result.records).toMatchObject([{ name: 'row 3', phone: '3' }])
    expect((await ask('offered?column=name&order=asc')).result.records[0]).toMatchObject({ name: 'row 1' })
  })

  it('are closed to who may not open the page, and to who has not signed in', async () => {
    expect((await ask('hidden')).status).toBe(403)
    expect((await server.call('GET', '/api/online/cgform/api/getData/offered')).status).toBe(401)
    for (const code of ['nowhere', 'constructor', '__proto__', 'sys_user']) expect((await ask(code)).status).toBe(404)
    expect((await ask('offered?column=nowhere')).status).toBe(400)
  })
})
