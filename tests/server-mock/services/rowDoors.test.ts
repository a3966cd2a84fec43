import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceItems, ChoicesBody } from '../../../schemas/api/choices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

/** Kinds of rows, each of them with a rule that opens it. */
const kinds = ['red', 'green', 'blue'] as const
type Kind = (typeof kinds)[number]
const ruleOf = (kind: Kind) => `see_${kind}`
const contentOf = (kind: Kind) => `content of ${kind}`

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const rooms = samplePage('rooms', [text('kind'), text('content'), text('note'), text('above')], {
  url: { ...samplePage('rooms').url, grid: '/sample/rooms/grid' },
  grants: { staff: ['list', 'edit', 'touch'] },
  subTables: [{ key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [text('part')] }],
  resource: {
    table: 'rooms',
    actions: [{ url: '/sample/rooms/touch', name: 'touch', set: { note: 'touched' } }],
    rules: kinds.map((kind) => ({ name: ruleOf(kind), title: kind, where: `row.kind == '${kind}'` })),
  },
})
/** Fields that show a chosen row of the table, and of its sub-table. */
const labelled = samplePage('room-labels', [
  { ...text('room'), type: 'treeSelect', tree: { table: 'rooms', text: 'content', pid: 'createBy' } },
  { ...text('line'), type: 'treeSelect', tree: { table: 'rooms_lines', text: 'part', pid: 'createBy' } },
])
/** Fields that choose such rows; of the last, only those of a kind that is compared with the form. */
const choosing = samplePage('room-choices', [
  { ...text('room'), type: 'select', choices: { table: 'rooms', label: 'content' } },
  { ...text('line'), type: 'select', choices: { table: 'rooms_lines', label: 'part' } },
  text('kind'),
  { ...text('ofKind'), type: 'select', choices: { table: 'rooms', label: 'content', where: 'row.kind == form.kind' } },
])
const report = {
  kind: 'report',
  version: 1,
  code: 'room-report',
  title: { 'zh-CN': '报表' },
  grants: { staff: ['*'] },
  source: { from: 'rooms' },
  columns: [text('content')],
}
const joined = {
  ...report,
  code: 'room-lines-report',
  source: { from: 'rooms_lines', joins: [{ table: 'rooms', as: 'r', on: { 'r.id': 'mainId' } }], select: { content: 'part' } },
}

let server: TestServer
let staff: string
let admin: string
const ids = new Map<Kind, { row: string; line: string; label: string; choice: string }>()

const get = <T>(path: string) => server.call<T>('GET', path, undefined, staff)
const choices = (body: ChoicesBody) => server.call<ChoiceItems>('POST', '/api/page-configs/room-choices/choices', body, staff)
const enc = encodeURIComponent

beforeAll(async () => {
  server = await startTestServer()
  const configurator = await server.signIn('configurator')
  for (const page of [rooms, labelled, choosing, report, joined])
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  staff = await server.signIn('staff')
  admin = await server.signIn('admin')
  for (const kind of kinds) {
    const body = { kind, content: contentOf(kind), sub: { lines: { added: [{ part: contentOf(kind) }] } } }
    const { result } = await server.call<Row>('POST', '/api/sample/rooms/add', body, admin)
    const line = (result.sub as { lines: Row[] }).lines[0]?.id ?? ''
    const label = await server.call<Row>('POST', '/api/sample/room-labels/add', { room: result.id, line }, admin)
    const choice = await server.call<Row>('POST', '/api/sample/room-choices/add', { room: result.id, line }, admin)
    ids.set(kind, { row: result.id, line, label: label.result.id, choice: choice.result.id })
  }
})
afterAll(() => server.close())

const of = (kind: Kind) => ids.get(kind) ?? { row: '', line: '', label: '', choice: '' }

async function grantOnly(granted: readonly Kind[]): Promise<void> {
  const { kysely } = server.database
  const tables = systemTables(kysely)
  const role = await tables.selectFrom('sys_role').select('id').where('role_code', '=', 'staff').executeTakeFirstOrThrow()
  const entries = await tables.selectFrom('sys_permission').select(['id', 'perms']).where('perms', 'like', 'rooms:see%').execute()
  for (const { id, perms } of entries) {
    await tables.deleteFrom('sys_role_permission').where('role_id', '=', role.id).where('permission_id', '=', id).execute()
    if (granted.some((kind) => perms === `rooms:${ruleOf(kind)}`))
      await insertSystemRow(kysely, 'sys_role_permission', { role_id: role.id, permission_id: id })
  }
  server.services.rights.forget()
}

/** Whether an answer came, and holds what only a row of the kind has. */
const shows = (answer: { status: number; result: unknown }, kind: Kind) =>
  answer.status === 200 && JSON.stringify(answer.result).includes(contentOf(kind))
const isDone = ({ success, status }: { success: boolean; status: number }) => success && status === 200

/** Every way to a row: each says whether it let the caller through. */
const ways: Record<string, (kind: Kind) => Promise<boolean>> = {
  list: async (kind) => shows(await get<RowPage>('/api/sample/rooms/list'), kind),
  'filter of the list': async (kind) => shows(await get<RowPage>(`/api/sample/rooms/list?content=${enc(contentOf(kind))}`), kind),
  grid: async (kind) => shows(await server.call('POST', '/api/sample/rooms/grid', { pageNo: 1, pageSize: 10 }, staff), kind),
  queryById: async (kind) => shows(await get(`/api/sample/rooms/queryById?id=${of(kind).row}`), kind),
  edit: async (kind) => {
    const { result } = await server.call<Row>('GET', `/api/sample/rooms/queryById?id=${of(kind).row}`, undefined, admin)
    return isDone(await server.call('PUT', '/api/sample/rooms/edit', { id: result.id, rowVersion: result.rowVersion, note: 'n' }, staff))
  },
  'an action': async (kind) => isDone(await server.call('POST', '/api/sample/rooms/touch', { ids: of(kind).row }, staff)),
  getDictItems: async (kind) => shows(await get('/api/sys/dict/getDictItems/rooms,content,id'), kind),
  'getDictItems of the sub-table': async (kind) => shows(await get('/api/sys/dict/getDictItems/rooms_lines,part,id'), kind),
  loadDict: async (kind) => shows(await get('/api/sys/dict/loadDict/rooms,content,id'), kind),
  loadDictItem: async (kind) => shows(await get(`/api/sys/dict/loadDictItem/rooms,content,id?key=${of(kind).row}`), kind),
  loadTreeData: async (kind) => shows(await get('/api/sys/dict/loadTreeData?tableName=rooms&text=content&pidField=above'), kind),
  label: async (kind) => shows(await get(`/api/sample/room-labels/queryById?id=${of(kind).label}`), kind),
  choices: async (kind) => shows(await choices({ field: 'room' }), kind),
  'choices by a keyword': async (kind) => shows(await choices({ field: 'room', keyword: kind }), kind),
  'choices of the sub-table': async (kind) => shows(await choices({ field: 'line' }), kind),
  'choices by a condition': async (kind) => shows(await choices({ field: 'ofKind', form: { kind } }), kind),
  'text of a stored choice': async (kind) => shows(await choices({ field: 'room', values: [of(kind).row] }), kind),
  'text of a stored choice of the sub-table': async (kind) => shows(await choices({ field: 'line', values: [of(kind).line] }), kind),
  'label of a choice': async (kind) => shows(await get(`/api/sample/room-choices/queryById?id=${of(kind).choice}`), kind),
  'saving a choice': async (kind) => isDone(await server.call('POST', '/api/sample/room-choices/add', { room: of(kind).row }, staff)),
  'saving a choice of the sub-table': async (kind) =>
    isDone(await server.call('POST', '/api/sample/room-choices/add', { line: of(kind).line }, staff)),
  report: async (kind) => shows(await get('/api/online/cgreport/api/getData/room-report'), kind),
  'report of the sub-table': async (kind) => shows(await get('/api/online/cgreport/api/getData/room-lines-report'), kind),
}

describe('a rule over rows', () => {
  it('P6-gate opens its rows at every door, and every door stays shut for all others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...kinds]), async (granted) => {
        await grantOnly(granted)
        const wrong: string[] = []
        for (const [name, opens] of Object.entries(ways)) {
          for (const kind of kinds) if ((await opens(kind)) !== granted.includes(kind)) wrong.push(`${name}: ${kind}`)
        }
        expect({ granted, wrong }).toEqual({ granted, wrong: [] })
      }),
      { numRuns: 6, seed: 7, examples: [[[...kinds]], [[]], [['red']]] },
    )
  }, 120_000)

  it('P6-gate lets nobody save a row that they could not see afterwards', async () => {
    await grantOnly(['red'])
    const { result } = await server.call<Row>('GET', `/api/sample/rooms/queryById?id=${of('red').row}`, undefined, staff)
    const moved = await server.call('PUT', '/api/sample/rooms/edit', { id: result.id, rowVersion: result.rowVersion, kind: 'blue' }, staff)
    expect(moved).toMatchObject({ success: false })
    expect((await server.call('GET', `/api/sample/rooms/queryById?id=${of('red').row}`, undefined, staff)).result).toMatchObject({
      kind: 'red',
    })
  })

  it('P6-gate leaves administrators every row, whatever the rules say', async () => {
    const { result } = await server.call<RowPage>('GET', '/api/sample/rooms/list', undefined, admin)
    expect(result.total).toBe(kinds.length)
  })
})
