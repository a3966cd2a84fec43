import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { PermissionResult } from '../../../schemas/api/session'
import type { CommonMessage } from '../../../schemas/api/socket'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { openTab } from '../../support/openTab'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { dueColumn, publish, sampleColumns, samplePage } from '../services/samplePage'

let server: TestServer
/** Gets no notices: it has to look for changes itself. */
let deaf: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  deaf = await startTestServer({ database: { ...server.database, listen: async () => async () => undefined } })
  token = await server.signIn('configurator')
})
afterAll(async () => {
  await deaf.close()
  await server.close()
})

const untilOk = { timeout: 15_000, interval: 50 }

describe('another server over the same database', () => {
  it('C-publish serves a page that was published elsewhere, with its calls, permissions and menu entry', async () => {
    await publish(server, token, samplePage('travelled'))
    await vi.waitFor(
      async () => expect((await deaf.call('GET', '/page-configs/travelled.json', undefined, token)).status).toBe(200),
      untilOk,
    )
    const added = await deaf.call<Row>('POST', '/api/sample/travelled/add', { name: 'there' }, await deaf.signIn('staff'))
    expect(added).toMatchObject({ status: 200, result: { name: 'there' } })
    const { result } = await deaf.call<PermissionResult>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, token)
    expect(JSON.stringify(result.menu)).toContain('/p/travelled')
  })

  it('C-publish takes the next version, too', async () => {
    await publish(server, token, samplePage('travelled', [...sampleColumns, dueColumn]))
    await vi.waitFor(async () => {
      const answer = await fetch(`${deaf.url}/page-configs/travelled.json`, { headers: { 'X-Access-Token': token } })
      expect(answer.headers.get('x-page-version')).toBe('2')
    }, untilOk)
    const added = await deaf.call<Row>('POST', '/api/sample/travelled/add', { name: 'two', due: '2026-12-24' }, token)
    expect(added.result.due).toBe('2026-12-24')
  })

  it('C-publish sends the tabs that are open at it, as at every other, which page was published in which version', async () => {
    const tabs = await Promise.all([server, deaf].map((at) => openTab(at.url, token, 'configurator', 'tab')))
    for (const tab of tabs) await tab.beat()
    await publish(server, token, samplePage('announced'))
    for (const tab of tabs) {
      const received = await tab.next((message): message is CommonMessage => message.type === 'common_send_date')
      expect(received.data).toEqual({ key: 'page-published', args: ['announced', 1] })
      tab.close()
    }
  })

  it('checks what is published there against what was published here a moment ago', async () => {
    await publish(server, token, samplePage('claimed'))
    const answer = await publish(deaf, token, { ...samplePage('claiming'), resource: { table: 'claimed' } })
    expect(answer.errors).toContainEqual(expect.objectContaining({ code: 'table-taken' }))
  })

  it('gives a table to one of two pages that are published on both at the same moment', async () => {
    const twin = (code: string) => ({ ...samplePage(code), resource: { table: 'twins' } })
    const answers = await Promise.all([publish(server, token, twin('twin-one')), publish(deaf, token, twin('twin-two'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('learns of rights that were changed in the database, whoever changed them: the next call is refused, here and there', async () => {
    await publish(server, token, samplePage('withdrawn'))
    const staff = await server.signIn('staff')
    const statusAt = async (at: TestServer) => (await at.call('GET', '/api/sample/withdrawn/list', undefined, staff)).status
    await vi.waitFor(async () => expect([await statusAt(server), await statusAt(deaf)]).toEqual([200, 200]), untilOk)
    const { kysely } = server.database
    const entry = await kysely.selectFrom('sys_permission').select('id').where('perms', '=', 'withdrawn:list').executeTakeFirstOrThrow()
    const grants = await kysely.selectFrom('sys_role_permission').selectAll().where('permission_id', '=', entry.id).execute()
    await kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
    await vi.waitFor(async () => expect([await statusAt(server), await statusAt(deaf)]).toEqual([403, 403]), untilOk)
    await kysely.insertInto('sys_role_permission').values(grants).execute()
    await vi.waitFor(async () => expect([await statusAt(server), await statusAt(deaf)]).toEqual([200, 200]), untilOk)
    await kysely.updateTable('sys_permission').set({ perms: 'withdrawn:other' }).where('id', '=', entry.id).execute()
    await vi.waitFor(async () => expect([await statusAt(server), await statusAt(deaf)]).toEqual([403, 403]), untilOk)
  })

  it('writes one change of rights for a transaction that changes many', async () => {
    const { kysely } = server.database
    const count = async () =>
      Number(
        (await kysely.selectFrom('change_log').select(kysely.fn.countAll().as('n')).where('kind', '=', 'rights').executeTakeFirstOrThrow())
          .n,
      )
    const before = await count()
    await server.database.transaction(async (connection) => {
      for (const code of ['one', 'two', 'three']) await insertSystemRow(connection, 'sys_role', { role_code: code, role_name: code })
    })
    expect(await count()).toBe(before + 1)
  })

  it('hands out no running number twice', async () => {
    const admin = await server.signIn('admin')
    const next = (at: TestServer) => at.call<string>('PUT', '/api/sys/fillRule/executeRuleByCode/shop_order_num', {}, admin)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => next(index % 2 ? server : deaf)))
    const numbers = answers.map(({ result }) => result)
    expect(numbers.every((number) => /^CN\d{8}\d{2,}$/.test(number))).toBe(true)
    expect(new Set(numbers).size).toBe(20)
  })

  it('takes up a change that could not be taken up at first', async () => {
    let isBroken = true
    const received: string[] = []
    deaf.services.changes.onChange(({ kind, subject }) => {
      if (isBroken) throw new Error('the database is away')
      if (kind === 'document') received.push(subject)
    })
    await server.database.transaction((connection) =>
      server.services.changes.write(connection, { kind: 'document', subject: 'kept.dict', detail: '' }),
    )
    await deaf.services.changes.catchUp().catch(() => undefined)
    expect(received).toEqual([])
    isBroken = false
    await deaf.services.changes.catchUp()
    await deaf.services.changes.catchUp()
    expect(received).toEqual(['kept.dict'])
  })
})

describe('a page that was broken behind the check’s back', () => {
  const broken: [string, string][] = [
    ['no-json', '{ "kind": "li'],
    ['null-page', 'null'],
    ['list-page', '[]'],
    ['odd-list', '{"kind":"list","code":"odd-list","columns":7,"resource":{"table":"odd"},"url":{"list":"/odd/list"}}'],
    ['odd-form', '{"kind":"form","code":"odd-form","access":"public","items":{"a":1},"url":null}'],
    ['odd-report', '{"kind":"report","code":"odd-report","columns":[null],"source":3}'],
  ]

  beforeAll(async () => {
    for (const [code, config] of broken) {
      await insertSystemRow(server.database.kysely, 'page_config', { code, kind: 'list', version: 1 })
      await insertSystemRow(server.database.kysely, 'page_version', { code, version: 1, text: config, config, validators: '' })
    }
  })

  it('C-neverwhite keeps no server from starting, and is handed out as it stands', async () => {
    const admin = await server.signIn('admin')
    const fresh = await startTestServer({ database: server.database })
    for (const [code, config] of broken) {
      const answer = await fetch(`${fresh.url}/page-configs/${code}.json`, { headers: { 'X-Access-Token': admin } })
      expect([code, answer.status, await answer.text()]).toEqual([code, 200, config])
    }
    expect((await fresh.call('GET', '/api/sample/travelled/list', undefined, token)).status).toBe(200)
    const checked = await fresh.call<{ problems: unknown[] }>(
      'POST',
      '/api/page-configs/next/validate',
      { config: samplePage('next') },
      token,
    )
    expect(checked).toMatchObject({ status: 200, result: { problems: [] } })
    expect((await publish(fresh, token, samplePage('next'))).status).toBe(200)
    const asked = await fresh.call('GET', '/api/sys/duplicate/check?tableName=travelled&fieldName=name&fieldVal=there')
    expect(asked.status).toBe(401)
    const trees = await fresh.call('GET', '/api/sys/dict/loadDict/travelled,name,id', undefined, token)
    expect(trees.status).toBe(200)
    expect((await fresh.call<unknown[]>('GET', '/api/page-configs', undefined, token)).status).toBe(200)
    const data = await fresh.call('GET', '/api/online/cgreport/api/getData/odd-report', undefined, admin)
    expect(data).toMatchObject({ status: 500, success: false })
    await fresh.close()
  })

  it('C-neverwhite is mended by publishing it', async () => {
    const page = samplePage('odd-list')
    const fresh = await startTestServer({ database: server.database })
    expect((await publish(fresh, token, page)).result.version).toBe(2)
    expect((await fresh.call('GET', '/api/sample/odd-list/list', undefined, token)).status).toBe(200)
    await fresh.close()
  })
})

it('a limit that makes guessing slow holds for all servers together', async () => {
  const guess = async (at: TestServer) => (await at.call('GET', '/api/sys/thirdLogin/getLoginUser/guessed/wechat')).status
  const statuses: number[] = []
  for (let round = 0; round < 31; round++) statuses.push(...(await Promise.all([server, deaf].map(guess))))
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses.slice(60)).toEqual([429, 429])
})
