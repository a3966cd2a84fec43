import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceItems } from '../../../schemas/api/choices'
import type { Row } from '../../../schemas/api/Result'
import type { DictItem } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let staff: string
let configurator: string
let admin: string
let ownRowId: string

const text = (key: string, more: Record<string, unknown> = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
const chooser = (code: string, tree: Record<string, unknown>, condition?: string) =>
  samplePage(code, [{ ...text('choice'), type: 'treeSelect', tree, ...(condition ? { condition } : {}) }])

/** Staff may not open it. */
const closed = samplePage('closed', [text('name'), text('secret'), text('parent'), text('group'), text('code')], { grants: undefined })
/** Staff may add to it and edit it, and not read it. */
const blind = samplePage('blind', [text('name'), text('code')], { grants: { staff: ['add', 'edit'] } })
/** Everybody reads only the own rows. */
const owned = samplePage('owned', [text('name'), text('ref')], { resource: { table: 'owned', owner: 'createBy' } })

/** Nobody but its configurators opens it; a page that staff may write to, and not open, looks up and chooses in it. */
const hoard = samplePage('hoard', [text('name'), text('parent')], { grants: { configurator: ['*'] } })
const writing = (code: string, rights: readonly string[]) =>
  samplePage(
    code,
    [
      { ...text('node'), type: 'treeSelect', tree: { table: 'hoard', text: 'name', pid: 'parent' } },
      { ...text('chosen'), type: 'select', choices: { table: 'hoard', label: 'name' } },
      text('name', { validateRules: [{ duplicate: { table: 'hoard', field: 'name' } }] }),
    ],
    { grants: { staff: rights } },
  )
const choices = (page: string, field: string, token = staff) =>
  server.call<ChoiceItems>('POST', `/api/page-configs/${page}/choices`, { field }, token)

const get = <T>(path: string, token = staff) => server.call<T>('GET', `/api/sys/dict/${path}`, undefined, token)
const tree = (query: string, token = staff) => get<{ title: string }[]>(`loadTreeData?tableName=closed&pidField=parent&${query}`, token)

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  admin = await server.signIn('admin')
  const pages = [
    closed,
    blind,
    owned,
    chooser('choosing', { table: 'closed', text: 'name', pid: 'parent' }),
    chooser('choosing-group', { table: 'closed', text: 'code', pid: 'parent' }, '{"group":"g1"}'),
    hoard,
    samplePage('picking-owned', [{ ...text('choice'), type: 'select', choices: { table: 'owned', label: 'name', value: 'ref' } }]),
    chooser('choosing-owned', { table: 'owned', text: 'name', code: 'ref', pid: 'createBy' }),
  ]
  for (const page of pages) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  const add = async (code: string, body: unknown, token = configurator) =>
    (await server.call<Row>('POST', `/api/sample/${code}/add`, body, token)).result
  await add('closed', { name: 'first', secret: 'SECRET-1', group: 'g1', code: 'c1' })
  await add('closed', { name: 'second', secret: 'SECRET-2', group: 'g2', code: 'c2' })
  await add('blind', { name: 'of blind', code: 'B1' })
  ownRowId = (await add('owned', { name: 'of configurator', ref: 'conf-ref' })).id
})
afterAll(() => server.close())

describe('a table that a page looks something up in', () => {
  it('is open for the columns that the page names, and for no other', async () => {
    expect((await tree('text=name')).result.map(({ title }) => title).sort()).toEqual(['first', 'second'])
    for (const query of ['text=secret', 'text=name&code=secret', 'text=name&hasChildField=secret', 'text=createBy']) {
      expect({ query, status: (await tree(query)).status }).toEqual({ query, status: 400 })
    }
    for (const source of ['closed,secret,id', 'closed,name,secret', 'closed,createBy,id']) {
      expect({ source, status: (await get(`getDictItems/${source}`)).status }).toEqual({ source, status: 400 })
    }
    expect((await get<DictItem[]>('getDictItems/closed,name,id')).result).toHaveLength(2)
  })

  it('takes the condition that the page states, and none that would ask for other columns', async () => {
    const condition = (pairs: object) => `text=name&condition=${encodeURIComponent(JSON.stringify(pairs))}`
    expect((await tree(condition({ group: 'g1' }))).result.map(({ title }) => title)).toEqual(['first'])
    expect((await tree(condition({ group: 'g2' }))).status).toBe(400)
    expect((await tree(condition({ secret: 'SECRET-1' }))).status).toBe(400)
    expect((await tree(condition({ secret: 'SECRET-1' }), configurator)).result.map(({ title }) => title)).toEqual(['first'])
  })

  it.each(['{"name":{"toString":1}}', '{"name":[1]}', '[]', 'no json', '"text"'])(
    'refuses the condition %s and breaks nothing',
    async (condition) => {
      const answer = await tree(`text=name&condition=${encodeURIComponent(condition)}`)
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('condition') })
    },
  )

  it('is not asked for values that stand in it: only a rule of a page opens that', async () => {
    const check = (field: string) => `/api/sys/duplicate/check?tableName=closed&fieldName=${field}&fieldVal=SECRET-1`
    expect((await server.call('GET', check('secret'), undefined, staff)).status).toBe(403)
    expect((await server.call('GET', check('name'), undefined, staff)).status).toBe(403)
    const asking = samplePage('asking', [text('code', { validateRules: [{ duplicate: { table: 'closed', field: 'code' } }] })])
    await publish(server, configurator, asking)
    expect((await server.call('GET', check('secret'), undefined, staff)).status).toBe(400)
    expect(await server.call('GET', check('code').replace('SECRET-1', 'c1'), undefined, staff)).toMatchObject({ success: false })
  })

  it('answers the unique fields of a page to whoever may open it', async () => {
    const page = samplePage('once', [text('name', { validateRules: [{ unique: true }] }), text('note')], {
      grants: { staff: ['list', 'add'] },
    })
    await publish(server, configurator, page)
    const check = await server.call('GET', '/api/sys/duplicate/check?tableName=once&fieldName=name&fieldVal=x', undefined, staff)
    expect(check).toMatchObject({ status: 200, success: true })
  })

  it('is not read by the right to add or to edit alone', async () => {
    expect((await server.call('POST', '/api/sample/blind/add', { name: 'mine' }, staff)).status).toBe(200)
    for (const path of ['getDictItems/blind,code,name', 'loadDict/blind,name,id', 'loadTreeData?tableName=blind&text=name&pidField=code']) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 403 })
    }
  })

  it('P6-gate is opened by no page that the caller may write to and not open', async () => {
    const statuses = async (page: string) => [
      (await get('loadTreeData?tableName=hoard&text=name&pidField=parent')).status,
      (await get('getDictItems/hoard,name,id')).status,
      (await server.call('GET', '/api/sys/duplicate/check?tableName=hoard&fieldName=name&fieldVal=x', undefined, staff)).status,
      (await choices(page, 'chosen')).status,
    ]
    expect(await publish(server, configurator, writing('writing', ['add', 'edit', 'delete']))).toMatchObject({ status: 200 })
    expect(await statuses('writing')).toEqual([403, 403, 403, 403])
    expect(await publish(server, configurator, writing('opening', ['list']))).toMatchObject({ status: 200 })
    expect(await statuses('opening')).toEqual([200, 200, 200, 200])
    expect(await choices('writing', 'chosen')).toMatchObject({ status: 403 })
  })
})

describe('choices of a table whose rows have owners', () => {
  it('P6-gate are the own rows, to look for, to read the text of and to save', async () => {
    const save = (token: string) => server.call('POST', '/api/sample/picking-owned/add', { choice: 'conf-ref' }, token)
    expect((await choices('picking-owned', 'choice', configurator)).result.items).toEqual([{ value: 'conf-ref', text: 'of configurator' }])
    expect(await save(configurator)).toMatchObject({ status: 200, result: { choice_dictText: 'of configurator' } })
    for (const token of [staff, admin]) {
      expect((await choices('picking-owned', 'choice', token)).result.items).toEqual([])
      expect(await save(token)).toMatchObject({ status: 400, errors: [{ code: 'unknown-choice', path: '/choice' }] })
    }
  })
})

describe('labels of chosen rows', () => {
  it('are given for rows that the caller may see: rows of others are told to be hidden', async () => {
    const saved = await server.call<Row>('POST', '/api/sample/choosing-owned/add', { choice: 'conf-ref' }, configurator)
    const read = (token: string) => server.call<Row>('GET', `/api/sample/choosing-owned/queryById?id=${saved.result.id}`, undefined, token)
    expect((await read(configurator)).result.choice_dictText).toBe('of configurator')
    expect((await read(staff)).result.choice_dictText).toBe('(not visible to you)')
    expect((await get<DictItem[]>('getDictItems/owned,name,ref')).result).toEqual([])
    expect((await get<DictItem[]>('getDictItems/owned,name,ref', configurator)).result).toHaveLength(1)
    expect((await server.call('GET', `/api/sample/owned/queryById?id=${ownRowId}`, undefined, admin)).status).toBe(404)
  })
})
