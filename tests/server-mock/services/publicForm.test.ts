import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DictItem } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'

let server: TestServer

const title = { 'zh-CN': '留言' }
/** Asks for more than a visitor may do, so that every call of it stands. */
const form = {
  kind: 'form',
  version: 1,
  code: 'message-form',
  access: 'public',
  title,
  url: { add: '/message/add', edit: '/message/edit', queryById: '/message/queryById' },
  items: [
    { key: 'text', type: 'input', label: title, rules: [{ required: true }, { unique: true }] },
    { key: 'sex', type: 'select', label: title, dictCode: 'sex' },
  ],
  resource: { table: 'message' },
}

beforeAll(async () => {
  server = await startTestServer({ pages: ['task/task-list', 'task/task-request', 'demo/input'] })
  expect(await publish(server, await server.signIn('configurator'), form)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

describe('a visitor', () => {
  it('reads a public form, its validators and its choices without signing in', async () => {
    for (const code of ['task-request', 'message-form']) {
      const page = await fetch(`${server.url}/page-configs/${code}.json`)
      expect([code, page.status, ((await page.json()) as { access: string }).access]).toEqual([code, 200, 'public'])
      expect((await fetch(`${server.url}/page-configs/${code}.validators.js?v=1`)).status).toBe(200)
    }
    const choices = await server.call<DictItem[]>('GET', '/api/sys/dict/getDictItems/sex')
    expect(choices.result[0]).toMatchObject({ value: '1', textEn: 'Male' })
  })

  it('sends it, and the server checks it as everybody’s', async () => {
    const sent = await server.call('POST', '/api/document/task/add', { title: 'Shake it', kind: 'test' })
    expect(sent).toMatchObject({ status: 200, success: true, code: 200, message: 'Added', result: { title: 'Shake it' } })
    expect(await server.call('POST', '/api/document/task/add', { kind: 'test' })).toMatchObject({ status: 422, success: false })
    expect(await server.call('POST', '/api/document/task/add', { title: 'Mine', createBy: 'admin' })).not.toMatchObject({
      result: { createBy: 'admin' },
    })
    expect(await server.call('POST', '/api/message/add', { text: 'once' })).toMatchObject({ status: 200, success: true })
    expect(await server.call('POST', '/api/message/add', { text: 'once' })).toMatchObject({ status: 422, success: false })
    const taken = await server.call('GET', '/api/sys/duplicate/check?tableName=message&fieldName=text&fieldVal=once')
    expect(taken).toMatchObject({ success: false, message: 'This value is already in use' })
  })

  it.each([
    ['PUT', '/api/message/edit', { id: 'x', text: 'changed' }],
    ['GET', '/api/message/queryById?id=x'],
    ['GET', '/api/demo/input/list'],
    ['POST', '/api/demo/input/add', { name: 'x' }],
    ['GET', '/page-configs/demo-input.json'],
    ['GET', '/api/page-configs/task-request'],
    ['GET', '/api/sys/dict/getDictItems/user_status'],
    ['GET', '/api/sys/dict/getDictItems/task,title,id'],
    ['GET', '/api/sys/dict/loadDict/task,title,id'],
    ['GET', '/api/sys/duplicate/check?tableName=demo_input&fieldName=name&fieldVal=x'],
    ['GET', '/api/sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=admin'],
    ['GET', '/api/sys/duplicate/check?tableName=task&fieldName=createBy&fieldVal=admin'],
    ['POST', '/api/sys/common/upload', {}],
  ])('may not call %s %s', async (method, path, body?: unknown) => {
    expect(await server.call(method, path, body)).toMatchObject({ status: 401, success: false, code: 401 })
  })

  it('cannot flood the form', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 80 && !statuses.includes(429); time++) {
      statuses.push((await server.call('POST', '/api/message/add', { text: `flood ${time}` })).status)
    }
    const last = await server.call('POST', '/api/message/add', { text: 'once more' })
    expect(last).toMatchObject({ status: 429, code: 429, message: 'Too many requests, please try again later' })
    const staff = await server.call('POST', '/api/message/add', { text: 'from staff' }, await server.signIn('staff'))
    expect(staff.status).toBe(200)
  })
})

describe('staff without the list of a public form', () => {
  it('cannot read what visitors sent through a look-up', async () => {
    const { kysely } = server.database
    const entries = kysely.selectFrom('sys_permission').select('id').where('page', '=', 'task-list')
    await kysely.deleteFrom('sys_role_permission').where('permission_id', 'in', entries).execute()
    server.services.rights.forget()
    const token = await server.signIn('staff')
    expect((await server.call('GET', '/api/sys/dict/loadDict/task,title,id', undefined, token)).status).toBe(403)
    expect((await server.call('GET', '/page-configs/task-request.json', undefined, token)).status).toBe(200)
  })
})
