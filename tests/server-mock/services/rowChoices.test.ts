import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceItems, ChoicesBody } from '../../../schemas/api/choices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { insertSystemRows } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': `标题 ${key}` }, ...more })
const select = (key: string, choices: object, more: object = {}) => ({ ...text(key), type: 'select', choices, ...more })

const teams = samplePage('teams', [
  text('teamCode'),
  text('name'),
  text('colour'),
  text('secret'),
  { ...text('rank'), type: 'inputNumber' },
])
const people = samplePage('people', [text('name'), text('team'), { ...text('number'), type: 'inputNumber' }])
const ofTeam = { table: 'people', label: 'name', where: 'row.team == form.team' }
const team = { table: 'teams', label: 'name', value: 'teamCode', color: 'colour', order: [{ column: 'rank', order: 'desc' }] }
const jobs = samplePage(
  'jobs',
  [
    select('team', team),
    select('worker', ofTeam),
    select('helpers', ofTeam, { type: 'selectMultiple' }),
    select('number', { table: 'people', label: 'name', value: 'number' }, { valueType: 'number' }),
    { ...text('wired'), type: 'radio', dictCode: "teams,name,team_code,team_code != 'c' and rank = 2" },
    select('guess', { table: 'teams', label: 'name', where: 'row.secret == form.team' }),
    { ...text('due'), type: 'date' },
    { ...text('colour'), type: 'lookup', of: 'team', field: 'colour' },
  ],
  {
    subTables: [{ key: 'parts', title: { 'zh-CN': '行' }, foreignKey: 'jobId', columns: [select('team', team), select('maker', ofTeam)] }],
  },
)

let server: TestServer
let staff: string
let admin: string
const ids: Record<string, string> = {}

const ask = (body: ChoicesBody, token: string | undefined = staff, page = 'jobs') =>
  server.call<ChoiceItems>('POST', `/api/page-configs/${page}/choices`, body, token)
const texts = async (body: ChoicesBody) => (await ask(body)).result.items.map((item) => item.text)
const add = async (page: string, body: object, token = admin) => server.call<Row>('POST', `/api/sample/${page}/add`, body, token)
const refused = async (body: object) => {
  const { status, errors, message } = await add('jobs', body, staff)
  return [status, errors?.map(({ path, code }) => `${code} ${path}`), message]
}

beforeAll(async () => {
  server = await startTestServer()
  const configurator = await server.signIn('configurator')
  admin = await server.signIn('admin')
  for (const page of [teams, people, jobs]) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  staff = await server.signIn('staff')
  const colours = { a: 'red', b: 'blue', c: null }
  for (const [index, [teamCode, colour]] of Object.entries(colours).entries())
    await add('teams', { teamCode, name: `Team ${teamCode}`, colour, secret: teamCode, rank: index + 1 })
  for (const [name, of, number] of [
    ['Anna', 'a', 1],
    ['Otto 100%', 'a', 2],
    ['Berta', 'b', 3],
  ] as const)
    ids[name] = (await add('people', { name, team: of, number })).result.id
})
afterAll(() => server.close())

describe('choices that are rows of a table', () => {
  it('are answered in the order of the page, page by page, with their colours', async () => {
    const first = await ask({ field: 'team', pageSize: 2 })
    expect(first.result).toEqual({
      items: [
        { value: 'c', text: 'Team c' },
        { value: 'b', text: 'Team b', color: 'blue' },
      ],
      hasMore: true,
    })
    expect((await ask({ field: 'team', pageSize: 2, pageNo: 2 })).result).toEqual({
      items: [{ value: 'a', text: 'Team a', color: 'red' }],
      hasMore: false,
    })
  })

  it('are found by a part of what is shown, in which no sign means anything', async () => {
    expect(await texts({ field: 'worker', keyword: 'otto 100%' })).toEqual(['Otto 100%'])
    expect(await texts({ field: 'worker', keyword: '%' })).toEqual(['Otto 100%'])
    expect(await texts({ field: 'worker', keyword: "' or '1'='1" })).toEqual([])
  })

  it('depend on the row that is edited; a query, which edits none, offers all', async () => {
    expect(await texts({ field: 'worker', form: { team: 'a' } })).toEqual(['Anna', 'Otto 100%'])
    expect(await texts({ field: 'worker', form: { team: 'b' } })).toEqual(['Berta'])
    expect(await texts({ field: 'worker', form: {} })).toEqual([])
    expect(await texts({ field: 'worker' })).toEqual(['Anna', 'Berta', 'Otto 100%'])
    expect(await texts({ field: 'maker', sub: 'parts', form: { team: 'b' } })).toEqual(['Berta'])
  })

  it('have texts for what is stored, though it can no longer be chosen', async () => {
    const values = [ids.Berta ?? '', 'nobody']
    expect((await ask({ field: 'worker', values, form: { team: 'a' } })).result.items).toEqual([{ value: ids.Berta, text: 'Berta' }])
    expect((await ask({ field: 'number', values: ['3', 'x', ''] })).result.items).toEqual([{ value: 3, text: 'Berta' }])
  })

  it('are written as other systems do: table, text and code', async () => {
    expect((await ask({ field: 'wired' })).result.items).toEqual([{ value: 'b', text: 'Team b' }])
  })

  it('refuse what the page does not say, and never fail', async () => {
    const wrong: ChoicesBody[] = [
      { field: 'due' },
      { field: 'nothing' },
      { field: 'constructor' },
      { field: 'worker', sub: 'parts' },
      { field: 'worker', form: { team: { $ne: 1 } } },
      { field: 'worker', form: { team: ['a'] } },
      { field: 'worker', pageSize: 1000 },
      { field: 'worker', pageNo: -1 },
    ]
    for (const body of wrong) expect(await ask(body), JSON.stringify(body)).toMatchObject({ status: 400 })
    expect(await ask({ field: 'x' }, staff, 'no-page')).toMatchObject({ status: 404 })
    expect(await ask({ field: 'team' }, '')).toMatchObject({ status: 401 })
  })
})

describe('the rows of a page with such choices', () => {
  it('bring text and colour along, in lists, alone and in sub-tables', async () => {
    const parts = { added: [{ team: 'a', maker: ids.Anna }] }
    const helpers = `${ids.Anna},${ids['Otto 100%']}`
    const { result: row } = await add('jobs', { team: 'a', worker: ids.Anna, helpers, number: 3, sub: { parts } }, staff)
    const shown = {
      team_dictText: 'Team a',
      team_dictColor: 'red',
      worker_dictText: 'Anna',
      helpers_dictText: 'Anna,Otto 100%',
      number_dictText: 'Berta',
    }
    expect(row).toMatchObject({ ...shown, sub: { parts: [{ maker_dictText: 'Anna', team_dictColor: 'red' }] } })
    const { result } = await server.call<RowPage>('GET', `/api/sample/jobs/list?worker=${ids.Anna}`, undefined, staff)
    expect(result.records).toEqual([expect.objectContaining({ ...shown, number: 3 })])
  })

  it('refuse a choice that is none for the row, by the title of its field', async () => {
    expect(await refused({ team: 'z' })).toEqual([400, ['unknown-choice /team'], expect.stringContaining('标题 team')])
    expect((await refused({ team: 'b', worker: ids.Anna }))[1]).toEqual(['unknown-choice /worker'])
    expect((await refused({ team: 'a', helpers: `${ids.Anna},${ids.Berta}` }))[1]).toEqual(['unknown-choice /helpers'])
    expect((await refused({ wired: 'c' }))[1]).toEqual(['unknown-choice /wired'])
    expect((await refused({ number: 4 }))[1]).toEqual(['unknown-choice /number'])
    const parts = {
      added: [
        { team: 'a', maker: ids.Anna },
        { team: 'b', maker: ids.Anna },
      ],
    }
    expect((await refused({ sub: { parts } }))[1]).toEqual(['unknown-choice /sub/parts/added/1/maker'])
  })

  it('keep a stored choice that is none any more', async () => {
    const { result: row } = await add('jobs', { team: 'a', worker: ids.Anna }, staff)
    const edit = (rowVersion: number, values: object) =>
      server.call('PUT', '/api/sample/jobs/edit', { id: row.id, rowVersion, ...values }, staff)
    expect(await edit(1, { team: 'b' })).toMatchObject({ status: 200, result: { worker: ids.Anna, worker_dictText: 'Anna' } })
    expect(await edit(2, { worker: ids['Otto 100%'] })).toMatchObject({ status: 400 })
    expect(await edit(2, { worker: ids.Berta })).toMatchObject({ status: 200 })
  })
})

describe('P6-gate choices by the rights of their table', () => {
  const hide = async (perms: readonly string[]) => {
    const { kysely } = server.database
    await kysely.deleteFrom('sys_permission').where('component', '=', 'hidden-column').execute()
    const entry = { component: 'hidden-column', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    if (perms.length > 0)
      await insertSystemRows(
        kysely,
        'sys_permission',
        perms.map((one) => ({ ...entry, perms: one })),
      )
    server.services.rights.forget()
  }
  afterAll(() => hide([]))

  it('tell a property of those that are asked for, and offer none', async () => {
    expect((await ask({ field: 'colour', values: ['a', 'c', 'x'] })).result.items).toEqual([{ value: 'a', text: 'red' }])
    expect(await texts({ field: 'colour', keyword: 'red' })).toEqual([])
  })

  it('show no hidden column, neither as text nor as colour, order or condition', async () => {
    await hide(['teams:name'])
    expect(await ask({ field: 'team' })).toMatchObject({ status: 403 })
    expect(await ask({ field: 'team' }, admin)).toMatchObject({ status: 200 })
    await hide(['teams:colour', 'teams:rank'])
    expect((await ask({ field: 'team' })).result.items).toEqual(['a', 'b', 'c'].map((value) => ({ value, text: `Team ${value}` })))
    expect(await texts({ field: 'colour', values: ['a'] })).toEqual([])
    await hide(['jobs:team'])
    expect(await ask({ field: 'colour', values: ['a'] })).toMatchObject({ status: 400 })
    await hide(['teams:secret'])
    expect(await texts({ field: 'colour', values: ['a'] })).toEqual(['red'])
    expect(await ask({ field: 'guess', form: { team: 'a' } })).toMatchObject({ status: 403 })
    expect(await ask({ field: 'guess', form: { team: 'a' } }, admin)).toMatchObject({ status: 200 })
    expect((await add('jobs', { team: 'a', guess: 'x' }, staff)).status).toBe(403)
  })

  it('are open to visitors by a public form alone, and of rows that have owners none', async () => {
    await hide([])
    const configurator = await server.signIn('configurator')
    const owned = samplePage('notes', [text('name')], { resource: { table: 'notes', owner: 'createBy' } })
    const form = {
      kind: 'form',
      version: 1,
      code: 'visit',
      access: 'public',
      title: { 'zh-CN': '来访' },
      url: { add: '/sample/visit/add' },
      items: [select('team', team), select('note', { table: 'notes', label: 'name' })],
      resource: { table: 'visit' },
    }
    for (const page of [owned, form]) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
    expect(await add('notes', { name: 'mine' })).toMatchObject({ status: 200 })
    const visitor = (field: string, page = 'visit') => ask({ field }, '', page)
    expect((await visitor('team')).result.items.map((item) => item.text)).toEqual(['Team c', 'Team b', 'Team a'])
    expect((await visitor('note')).result.items).toEqual([])
    expect(await visitor('team', 'jobs')).toMatchObject({ status: 401 })
    const shown = (await visitor('team')).result.items
    expect(shown).toEqual([
      { value: 'c', text: 'Team c' },
      { value: 'b', text: 'Team b', color: 'blue' },
      { value: 'a', text: 'Team a', color: 'red' },
    ])
    // What permissions keep from roles is no business of visitors.
    await hide(['teams:colour', 'teams:rank'])
    expect((await visitor('team')).result.items).toEqual(['a', 'b', 'c'].map((value) => ({ value, text: `Team ${value}` })))
    await hide(['teams:name@list'])
    expect(await visitor('team')).toMatchObject({ status: 403 })
  })

  it('are closed where the field itself is', async () => {
    await hide(['jobs:team', 'jobs:parts:maker'])
    expect(await ask({ field: 'team' })).toMatchObject({ status: 400 })
    expect(await ask({ field: 'maker', sub: 'parts', form: {} })).toMatchObject({ status: 400 })
    expect(await ask({ field: 'worker', form: {} })).toMatchObject({ status: 200 })
  })
})

describe('publishing a page with such choices', () => {
  const problems = async (field: object) => {
    const configurator = await server.signIn('configurator')
    const { status, errors } = await publish(server, configurator, samplePage('wrong', [field as never]))
    return [status, errors?.map(({ code, path, suggestion }) => [code, path, suggestion])]
  }

  it.each([
    [{ table: 'team', label: 'name' }, 'unknown-table', '/columns/0/choices/table', 'teams'],
    [{ table: 'teams', label: 'nam' }, 'unknown-table-field', '/columns/0/choices/label', 'name'],
    [{ table: 'teams', label: 'name', value: 'teamCod' }, 'unknown-table-field', '/columns/0/choices/value', 'teamCode'],
    [
      { table: 'teams', label: 'name', order: [{ column: 'rnk', order: 'asc' }] },
      'unknown-table-field',
      '/columns/0/choices/order/0/column',
      'rank',
    ],
    [{ table: 'teams', label: 'name', where: 'row.nam == form.a' }, 'unknown-in-expression', '/columns/0/choices/where', 'name'],
    [{ table: 'teams', label: 'name', where: 'row.name == form.b' }, 'unknown-in-expression', '/columns/0/choices/where', 'a'],
    [{ table: 'teams', label: 'name', where: "row.rank == 'x'" }, 'text-and-number', '/columns/0/choices/where', undefined],
    [{ table: 'teams', label: 'name', where: 'size(row.name) > 3' }, 'bad-where', '/columns/0/choices/where', undefined],
    [{ table: 'sys_session', label: 'id' }, 'unknown-table', '/columns/0/choices/table', undefined],
  ])('is refused where a name or a condition is wrong: %j', async (choices, code, path, suggestion) => {
    const [status, found] = await problems(select('a', choices))
    expect(status).toBe(422)
    expect(found).toEqual([[code, path, suggestion]])
  })

  it('says where such a condition stands that is written in the code of a table', async () => {
    const configurator = await server.signIn('configurator')
    const written = { ...text('a'), type: 'select', dictCode: 'teams,name,team_code,size(row.name) > 3' }
    const page = JSON.stringify(samplePage('wrong', [written]), null, 2)
    const { errors } = await publish(server, configurator, page, {}, 'wrong')
    const line = page.split('\n').findIndex((one) => one.includes('dictCode')) + 1
    expect(errors?.map((found) => [found.code, found.path, found.line])).toEqual([['bad-where', '/columns/0/dictCode', line]])
  })
})
