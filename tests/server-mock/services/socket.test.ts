import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { ServerMessage, TableMessage } from '../../../schemas/api/socket'
import type { Services } from '../../../server-mock/services/Services'
import { type OpenTab, openTab } from '../../support/openTab'
import { shakeHands } from '../../support/shakeHands'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { listenAlone } from './socketServer'

let server: TestServer
let other: TestServer
const tokens: Partial<Record<TestUser, string>> = {}
const tabs: OpenTab[] = []

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input', 'demo/customer', 'order/order', 'demo/customer-report'] })
  other = await startTestServer({ database: server.database })
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

/** A tab of the user that the server knows. */
async function tabOf(user: TestUser, pageId: string = user, at: TestServer = server): Promise<OpenTab> {
  const tab = await openTab(at.url, tokens[user] ?? '', user, pageId)
  tabs.push(tab)
  await tab.beat()
  return tab
}

const tableMessages = (tab: OpenTab) => tab.messages.filter((message): message is TableMessage => message.type === 'update_vxe_table')
const tableMessage =
  (change: string, id?: string) =>
  (message: ServerMessage): message is TableMessage =>
    message.type === 'update_vxe_table' && message.data.args[2] === change && (id === undefined || message.data.args[0]?.id === id)

async function addCustomer(name: string): Promise<Row> {
  return (await server.call<Row>('POST', '/api/demo/customer/add', { name }, tokens.admin)).result
}
const editCustomer = (row: Row, at: TestServer = server) =>
  at.call<Row>('PUT', '/api/demo/customer/edit', { id: row.id, rowVersion: row.rowVersion, phone: '13800000000' }, tokens.admin)

describe('P7-socket whose socket it is', () => {
  it('echoes a heart beat', async () => {
    const tab = await tabOf('staff')
    expect(tab.messages).toContainEqual({ type: 'heart_beat', data: true })
  })

  it('refuses a token that is none, and an address of another user', async () => {
    expect(await (await openTab(server.url, 'x'.repeat(43), 'staff', 'p')).closed).toBe(4401)
    expect(await (await openTab(server.url, tokens.staff ?? '', 'admin', 'p')).closed).toBe(4401)
  })

  it('closes at the next heart beat after the user signed out', async () => {
    const token = await server.signIn('staff')
    const tab = await openTab(server.url, token, 'staff', 'p')
    await tab.beat()
    await server.call('POST', '/api/sys/logout', undefined, token)
    tab.send({ type: 'heart_beat' })
    expect(await tab.closed).toBe(4401)
  })

  it('asks to come again, and does not say that the session has ended, while the database is away', async () => {
    const selectFrom = () => {
      throw new Error('the database is away')
    }
    const database = { ...server.services.database, kysely: { selectFrom } }
    const alone = await listenAlone({ ...server.services, database } as unknown as Services)
    expect((await shakeHands(`${alone.url}/vxeSocket/staff/p`, tokens.staff ?? '')).status).toBe(503)
    await alone.app.close()
  })

  it('leaves what is no message unanswered and stays open', async () => {
    const tab = await tabOf('staff')
    for (const text of ['', '{', 'null', '[]', '{"type":7}', '{"type":"update_vxe_table"}', '{"type":"common_send_date","data":{}}'])
      tab.send(text)
    await tab.beat()
    expect(tab.messages.every(({ type }) => type === 'heart_beat')).toBe(true)
  })

  it('closes the socket of a tab that sends more than a hundred messages at once, and of one that sends 100 KB', async () => {
    const noisy = await tabOf('staff')
    for (let count = 0; count < 101; count++) noisy.send('{}')
    expect(await noisy.closed).toBe(1008)
    const large = await tabOf('staff')
    large.send('x'.repeat(100_000))
    expect(await large.closed).toBe(1009)
  })

  describe('that is asked for a sign of life', () => {
    /** The time between two askings passes when a test says so, however long a busy machine takes to answer. */
    const ask = () => vi.advanceTimersByTime(30_000)

    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => void vi.useRealTimers())

    it('is dropped when it gives none', async () => {
      const { app, url } = await listenAlone(server.services)
      const living = await openTab(url, tokens.staff ?? '', 'staff', 'living')
      const { socket } = await shakeHands(`${url}/vxeSocket/staff/dead`, tokens.staff ?? '')
      const isDropped = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      ask()
      // The first answer comes after the question, the second after the sign of life.
      for (let time = 0; time < 2; time++) await living.beat()
      ask()
      await isDropped
      await living.beat()
      living.close()
      await app.close()
    })

    it('is closed after its user signed out, though its tab says nothing', async () => {
      const { app, url } = await listenAlone(server.services)
      const token = await server.signIn('staff')
      const [silent, other] = [await openTab(url, token, 'staff', 'silent'), await openTab(url, tokens.staff ?? '', 'staff', 'other')]
      await server.call('POST', '/api/sys/logout', undefined, token)
      ask()
      expect(await silent.closed).toBe(4401)
      await other.beat()
      other.close()
      await app.close()
    })
  })
})

describe('P7-socket changed rows', () => {
  it('sends every tab an event of a row that was added, changed and deleted, by id and version and without its values', async () => {
    const tab = await tabOf('staff')
    const added = await addCustomer('Alpha')
    const { data } = await tab.next(tableMessage('add', added.id))
    expect(data).toEqual({ socketKey: 'demo-customer', listUrl: '/demo/customer/list', args: [{ id: added.id, rowVersion: 1 }, '', 'add'] })
    await editCustomer(added)
    expect((await tab.next(tableMessage('edit', added.id))).data.args[0]).toEqual({ id: added.id, rowVersion: 2 })
    await server.call('DELETE', `/api/demo/customer/delete?id=${added.id}`, undefined, tokens.admin)
    expect((await tab.next(tableMessage('delete', added.id))).data.args[0]).toEqual({ id: added.id })
    expect(JSON.stringify(tab.messages)).not.toMatch(/Alpha|13800000000/)
  })

  it('sends events to tabs at another server, too', async () => {
    const tab = await tabOf('staff', 'far', other)
    const added = await addCustomer('Beta')
    await tab.next(tableMessage('add', added.id))
    await editCustomer(added, other)
    await tab.next(tableMessage('edit', added.id))
    const near = await tabOf('staff', 'near')
    await editCustomer({ ...added, rowVersion: 2 }, other)
    // Each server learns of a change when it looks: this one may send the version before only now.
    await near.next((message): message is TableMessage => tableMessage('edit', added.id)(message) && message.data.args[0]?.rowVersion === 3)
  })

  it('carries the name that the changing tab gave with its call, so that it knows its own change again', async () => {
    const tab = await tabOf('staff', 'far', other)
    const write = (caseId: string) =>
      server.call<Row>('POST', '/api/demo/customer/add', { name: `Named ${caseId}` }, tokens.admin, { 'X-Case-Id': caseId })
    const { result: named } = await write('case-7')
    const { result: odd } = await write('no name: "x"')
    expect((await tab.next(tableMessage('add', named.id))).data.args[1]).toBe('case-7')
    expect((await tab.next(tableMessage('add', odd.id))).data.args[1]).toBe('')
  })

  it('gives whoever shows the rows the changed ones alone, and of them what may be read', async () => {
    const [one, two] = [await addCustomer('One of two'), await addCustomer('Two of two')]
    await addCustomer('Not asked for')
    const answer = await server.call<{ records: Row[] }>(
      'GET',
      `/api/demo/customer/list?id=${one.id},${two.id}&pageNo=1&pageSize=2`,
      undefined,
      tokens.staff,
    )
    expect(answer.result.records.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
  })

  it('names many rows by one word', async () => {
    const ids = await Promise.all(Array.from({ length: 51 }, async (_, number) => (await addCustomer(`Many ${number}`)).id))
    const tab = await tabOf('staff')
    await server.call('DELETE', `/api/demo/customer/deleteBatch?ids=${ids.join(',')}`, undefined, tokens.admin)
    expect((await tab.next(tableMessage('many'))).data.args).toEqual([null, '', 'many'])
  })

  it('says of a report over the rows that it may be another now, to whoever may read it', async () => {
    const isOfReport = ({ data }: TableMessage) => data.socketKey === 'demo-customer-report'
    const [staff, admin] = [await tabOf('staff'), await tabOf('admin')]
    const message = (one: ServerMessage): one is TableMessage => one.type === 'update_vxe_table' && isOfReport(one)
    await addCustomer('Reported')
    for (const tab of [staff, admin]) {
      expect((await tab.next(message)).data).toEqual({
        socketKey: 'demo-customer-report',
        listUrl: '/online/cgreport/api/getData/demo-customer-report',
        args: [null, '', 'many'],
      })
    }
    await withoutPermission('demo-customer-report:list', async () => {
      const without = await tabOf('staff', 'without')
      const added = await addCustomer('Not reported')
      await without.next(tableMessage('add', added.id))
      await without.beat()
      expect(tableMessages(without).filter(isOfReport)).toEqual([])
    })
  })

  it('sends nothing of a call that was refused', async () => {
    const added = await addCustomer('Gamma')
    const tab = await tabOf('staff')
    await editCustomer({ ...added, rowVersion: 7 })
    await editCustomer(added)
    await tab.next(tableMessage('edit', added.id))
    expect(tableMessages(tab).filter(({ data }) => data.args[2] === 'edit')).toHaveLength(1)
  })

  it('sends nothing to anybody who may not read the table', async () => {
    const staff = await tabOf('staff')
    await withoutPermission('demo-customer:list', async () => {
      const admin = await tabOf('admin')
      const added = await addCustomer('Delta')
      await admin.next(tableMessage('add', added.id))
      await staff.beat()
      expect(tableMessages(staff).filter(({ data }) => data.socketKey === 'demo-customer')).toEqual([])
    })
  })

  it('sends events of rows with an owner to their owner alone', async () => {
    const { registry } = server.services
    const resource = registry.get('demo_input')
    if (!resource) throw new Error('the page is not published')
    registry.put({ ...resource.declaration, owner: 'name' })
    const [staff, admin] = [await tabOf('staff'), await tabOf('admin')]
    const answer = await server.call<Row>('POST', '/api/demo/input/add', { code: 'EQ-000001' }, tokens.staff)
    const customer = await addCustomer('Epsilon')
    await admin.next(tableMessage('add', customer.id))
    await staff.next(tableMessage('add', customer.id))
    registry.put(resource.declaration)
    expect(tableMessages(staff).map(({ data }) => data.args[0]?.id)).toContain(answer.result.id)
    expect(tableMessages(admin).flatMap(({ data }) => data.args[0]?.id ?? [])).toEqual([customer.id])
  })
})

describe('P7-socket what a tab reports to the others', () => {
  const reported = (row: unknown, caseId: unknown = 'case-1', socketKey = 'demo-customer') => ({
    type: 'update_vxe_table',
    data: { socketKey, args: [row, caseId] },
  })

  it('goes to all other tabs with its caseId and the version that stands, without what the tab sent', async () => {
    const added = await addCustomer('Zeta')
    const [sender, near, far] = [await tabOf('staff', 'sender'), await tabOf('admin'), await tabOf('staff', 'far', other)]
    sender.send(reported({ id: added.id, name: 'forged', rowVersion: 99 }))
    for (const tab of [near, far]) {
      const { data } = await tab.next(tableMessage('edit', added.id))
      expect(data).toMatchObject({ socketKey: 'demo-customer', args: [{ id: added.id, rowVersion: 1 }, 'case-1', 'edit'] })
      expect(JSON.stringify(tab.messages)).not.toContain('forged')
    }
    await sender.beat()
    expect(tableMessages(sender).filter(({ data }) => data.args[1] !== '')).toEqual([])
  })

  it('is not passed on for unknown tables and rows, tables of the system, or without the right to edit', async () => {
    const added = await addCustomer('Eta')
    const [sender, near] = [await tabOf('staff', 'sender'), await tabOf('admin')]
    const { id: userId } = await server.database.kysely
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'staff')
      .executeTakeFirstOrThrow()
    sender.send(reported({ id: added.id }, 'c', 'no-such-page'))
    sender.send(reported({ id: '0'.repeat(32) }))
    sender.send(reported({ id: userId }, 'c', 'sys_user'))
    sender.send(reported({ id: added.id }, 'c'.repeat(65)))
    sender.send(reported(null))
    await withoutPermission('demo-customer:edit', async () => {
      sender.send(reported({ id: added.id }))
      await sender.beat()
    })
    sender.send(reported({ id: added.id }, 'the last'))
    await near.next(tableMessage('edit', added.id))
    expect(tableMessages(near).flatMap(({ data }) => (data.args[1] === '' ? [] : [data.args[1]]))).toEqual(['the last'])
  })
})

/** Takes a permission from everybody but administrators while something is tried. */
async function withoutPermission(perms: string, action: () => Promise<void>): Promise<void> {
  const { kysely } = server.database
  const entry = await kysely.selectFrom('sys_permission').select('id').where('perms', '=', perms).executeTakeFirstOrThrow()
  const grants = await kysely.selectFrom('sys_role_permission').selectAll().where('permission_id', '=', entry.id).execute()
  await kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
  server.services.rights.forget()
  try {
    await action()
  } finally {
    await kysely.insertInto('sys_role_permission').values(grants).execute()
    server.services.rights.forget()
  }
}
