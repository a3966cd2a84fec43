import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DictItem, DictItems } from '../../../schemas/api/session'
import { openSystemTables } from '../../../schemas/wire/openTables'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let staff: string

const nodes = samplePage('node', [
  { key: 'name', type: 'input', title: { 'zh-CN': '名称' } },
  { key: 'parentId', type: 'input', title: { 'zh-CN': '上级' } },
  { key: 'amount', type: 'inputNumber', title: { 'zh-CN': '数量' }, integer: true },
  { key: 'sex', type: 'select', title: { 'zh-CN': '性别' }, dictCode: 'sex' },
])
/** Staff may choose from its rows and never see its list. */
const closed = samplePage('closed')
const own = samplePage('own', undefined, { resource: { table: 'own', owner: 'createBy' } })
const choosing = samplePage('choosing', [
  { key: 'choice', type: 'treeSelect', title: { 'zh-CN': '选择' }, tree: { table: 'closed', text: 'name', pid: 'amount' } },
])

const get = <T>(path: string, token = staff, headers: Record<string, string> = {}) => server.call<T>('GET', path, undefined, token, headers)
const addNode = async (values: Record<string, unknown>) => (await server.call<Row>('POST', '/api/sample/node/add', values, staff)).result.id
let root: string

async function takeFromStaff(perms: string[]): Promise<void> {
  const { kysely } = server.database
  const entries = kysely.selectFrom('sys_permission').select('id').where('perms', 'in', perms)
  await kysely.deleteFrom('sys_role_permission').where('permission_id', 'in', entries).execute()
  server.services.rights.forget()
}

beforeAll(async () => {
  server = await startTestServer()
  const configurator = await server.signIn('configurator')
  for (const page of [nodes, closed, own, choosing]) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  staff = await server.signIn('staff')
  await server.call('POST', '/api/sample/closed/add', { name: 'inside' }, configurator)
  await server.call('POST', '/api/sample/own/add', { name: 'of the configurator' }, configurator)
  await server.call('POST', '/api/sample/own/add', { name: 'of staff' }, staff)
  root = await addNode({ name: '50% of it', amount: 7, sex: '1' })
  await addNode({ name: 'child', parentId: root, amount: 8, sex: '2' })
})
afterAll(() => server.close())

describe('dictionaries', () => {
  it('come whole with the sign-in’s cache call, three languages in each entry', async () => {
    const { result } = await get<DictItems>('/api/sys/dict/queryAllDictItems')
    expect(result.sex).toContainEqual(
      expect.objectContaining({
        value: '2',
        text: '女',
        textEn: 'Female',
        textDe: 'Weiblich',
        texts: { 'en-US': 'Female', 'de-DE': 'Weiblich' },
      }),
    )
  })

  it('come one by one with value, text, title and label', async () => {
    const answer = await get<DictItem[]>('/api/sys/dict/getDictItems/sex')
    expect(answer).toMatchObject({ success: true, code: 0 })
    expect(answer.result[0]).toMatchObject({ value: '1', text: '男', title: '男', label: '男' })
    expect(await get('/api/sys/dict/getDictItems/no_such')).toMatchObject({ status: 400, message: 'There is no dictionary “no_such”' })
    expect((await get('/api/sys/dict/getDictItems/constructor')).status).toBe(400)
    expect((await get('/api/sys/dict/getDictItems/__proto__')).status).toBe(400)
  })

  it.each([
    ['zh-CN', '男'],
    ['en-US,en;q=0.8', 'Male'],
    ['de_DE', 'Männlich'],
    ['fr', '男'],
  ])('show their texts in rows as a caller who reads %s wants them', async (language, text) => {
    const { result } = await get<RowPage>('/api/sample/node/list?name=50*', staff, { 'Accept-Language': language })
    expect(result.records).toMatchObject([{ sex: '1', sex_dictText: text }])
  })

  it('are there as soon as their file is published, and again after a change elsewhere', async () => {
    const admin = await server.signIn('admin')
    const publishItems = (...values: string[]) => {
      const items = values.map((value) => ({ value, label: value.toUpperCase() }))
      const config = { kind: 'dictionary', version: 1, code: 'fresh', title: 'Fresh', items }
      return server.call('POST', '/api/page-configs/fresh.dict/publish', { config }, admin)
    }
    const values = async () => (await get<DictItem[]>('/api/sys/dict/getDictItems/fresh')).result.map(({ value }) => value)
    expect((await get('/api/sys/dict/getDictItems/fresh')).status).toBe(400)
    expect(await publishItems('a')).toMatchObject({ status: 200, result: { code: 'fresh.dict', version: 1 } })
    expect(await values()).toEqual(['a'])
    await publishItems('b', 'a')
    expect(await values()).toEqual(['b', 'a'])
    await systemTables(server.database.kysely).updateTable('page_config').set({ version: 1 }).where('code', '=', 'fresh.dict').execute()
    expect(await get('/api/sys/dict/refleshCache')).toMatchObject({ success: true, code: 200 })
    expect(await values()).toEqual(['a'])
  })

  it('B7.2-dictcalls of a table are bounded by pairs of column and value, which are looked up and bound', async () => {
    const texts = async (where: string) =>
      (await get<DictItem[]>(`/api/sys/dict/getDictItems/node,name,id,${encodeURIComponent(where)}`)).result.map(({ text }) => text)
    expect(await texts("sex = '1'")).toEqual(['50% of it'])
    expect(await texts("where amount = 8 and sex='2'")).toEqual(['child'])
    expect(await texts("sex='1' and amount=8")).toEqual([])
    expect((await get<DictItem[]>(`/api/sys/dict/loadDict/node,name,id,sex='2'?keyword=i`)).result).toMatchObject([{ text: 'child' }])
    for (const where of ["sex='1' or 1=1", "sex <> '1'", '1=1', "sex='1'; drop table node", "nowhere='1'", '', "(select 1)='1'"]) {
      const path = `/api/sys/dict/getDictItems/node,name,id,${encodeURIComponent(where)}`
      expect({ where, status: (await get(path)).status }).toEqual({ where, status: 400 })
    }
    // A column that a choosing page does not name stays closed for whoever chooses there alone.
    await takeFromStaff(['closed:list'])
    expect((await get(`/api/sys/dict/getDictItems/closed,name,amount,sex='1'`)).status).toBe(400)
  })

  it('find entries by a part of text or value, or by a list of values', async () => {
    const search = async (path: string) => (await get<DictItem[]>(`/api/sys/dict/loadDict/${path}`)).result.map(({ text }) => text)
    expect(await search('sex?keyword=女')).toEqual(['女'])
    expect(await search('sex?keyword=1,2')).toEqual(['男', '女'])
    expect(await search('sex?keyword=weib')).toEqual(['女'])
    expect(await search('sex?pageSize=1')).toEqual(['男'])
    expect(await search('sex?pageSize=1&pageNo=2')).toEqual(['女'])
    expect(await search('sex?pageSize=1&pageNo=3')).toEqual([])
    expect(await search('node,name,id?keyword=HIL')).toEqual(['child'])
    expect(await search(`node,name,id?keyword=${root},x`)).toEqual(['50% of it'])
    expect(await search('node,name,id?keyword=%25')).toEqual(['50% of it'])
    expect(await search('node,name,amount?keyword=8')).toEqual(['child'])
    expect(await search('node,name,id?keyword=child[orderby:name,asc]')).toEqual(['child'])
  })

  it('give the texts of values in their order, and leave out what does not stand, or show it', async () => {
    const texts = async (path: string) => (await get<string[]>(`/api/sys/dict/loadDictItem/${path}`)).result
    expect(await texts(`node,name,id?key=x,${root}`)).toEqual(['50% of it'])
    expect(await texts(`node,name,id?key=x,${root}&delNotExist=false`)).toEqual(['x', '50% of it'])
    // To whoever reads English.
    expect(await texts('sex?key=2,1')).toEqual(['Female', 'Male'])
    expect(await texts('node,name,id?key=')).toEqual([])
    expect(await get('/api/sys/dict/loadDictItem/node,name?key=x')).toMatchObject({
      status: 400,
      message: expect.stringMatching(/right form/),
    })
  })

  it('load a tree level by level with title, label and whether there is more below', async () => {
    const tree = (query: string) =>
      get<Record<string, unknown>[]>(`/api/sys/dict/loadTreeData?tableName=node&text=name&code=id&pidField=parentId${query}`)
    expect((await tree('')).result).toEqual([
      expect.objectContaining({ key: root, value: root, title: '50% of it', label: '50% of it', leaf: false, parentId: null }),
    ])
    expect((await tree(`&pid=${root}`)).result).toMatchObject([{ title: 'child', leaf: true, parentId: root }])
    expect((await tree(`&pid=${root}&condition=${encodeURIComponent('{"amount":8}')}`)).result).toHaveLength(1)
    expect((await tree(`&pid=${root}&condition=${encodeURIComponent('{"amount":9}')}`)).result).toHaveLength(0)
    expect(await tree('&condition=amount')).toMatchObject({
      status: 400,
      message: expect.stringMatching(/JSON string that describes an object/),
    })
    expect((await tree('&condition=[1]')).status).toBe(400)
    expect((await tree(`&condition=${encodeURIComponent('{"amount or 1=1 --":1}')}`)).status).toBe(400)
  })
})

describe('rules', () => {
  it('say whether a value stands already', async () => {
    const check = (query: string) => get(`/api/sys/duplicate/check?tableName=node&${query}`)
    expect(await check('fieldName=name&fieldVal=new')).toMatchObject({ success: true, message: 'This value can be used' })
    expect(await check('fieldName=name&fieldVal=child')).toMatchObject({ success: false, message: 'This value is already in use' })
    expect(await check(`fieldName=name&fieldVal=${encodeURIComponent('50% of it')}&dataId=${root}`)).toMatchObject({ success: true })
    expect(await check('fieldName=amount&fieldVal=8')).toMatchObject({ success: false })
    expect(await check('fieldName=amount&fieldVal=eight')).toMatchObject({ success: true })
    expect(await check('fieldName=name&fieldVal=')).toMatchObject({ success: true, code: 500 })
    expect(await check('fieldName=name&fieldVal=a&fieldVal=b')).toMatchObject({ status: 400, message: expect.stringContaining('fieldVal') })
  })

  it('check a value step by step and say which step refused it', async () => {
    const check = (value: string) => get(`/api/sys/checkRule/checkByCode?ruleCode=common&value=${encodeURIComponent(value)}`)
    expect(await check('abc_1')).toMatchObject({ success: true })
    expect(await check('1abc')).toMatchObject({
      success: false,
      message: 'The first character must be a letter',
      result: { digits: '1', beginIndex: 0, endIndex: 1, checkValue: '1', passed: false },
    })
    expect(await check('a|b')).toMatchObject({ success: false, message: 'Only digits, letters and underscores' })
    expect(await check('a')).toMatchObject({ success: false, message: 'At least 3 characters' })
    expect((await get('/api/sys/checkRule/checkByCode?ruleCode=none&value=x')).status).toBe(400)
  })

  it('give out a number of a fill rule to who may add rows with it, and to nobody else', async () => {
    const take = async (token: string) => server.call('PUT', '/api/sys/fillRule/executeRuleByCode/order_number', {}, token)
    const configurator = await server.signIn('configurator')
    const numbered = { key: 'code', type: 'input', title: { 'zh-CN': '编号' }, defaultValue: { fillRule: 'order_number' } }
    expect(await take(staff)).toMatchObject({ status: 403, message: expect.stringContaining('order_number') })
    const page = samplePage('numbered', [numbered], { grants: { staff: ['list'], configurator: ['list', 'add'] } })
    expect((await publish(server, configurator, page)).status).toBe(200)
    expect((await take(staff)).status).toBe(403)
    expect(await take(configurator)).toMatchObject({ status: 200, result: expect.stringMatching(/^D\d{10}/) })
  })

  it('refuse what a rule of a later time can no longer test, and fill nothing that no function fills', async () => {
    const breakRule = async (name: string, config: object) => {
      const { kysely } = server.database
      await insertSystemRow(kysely, 'page_config', { code: name, kind: (config as { kind: string }).kind, version: 1 })
      const stored = { code: name, version: 1, text: '', config: JSON.stringify(config), validators: '' }
      await insertSystemRow(kysely, 'page_version', stored)
      await server.services.documents.refresh(name)
    }
    await breakRule('ahead.checkrule', { kind: 'checkRule', code: 'ahead', steps: [{ pattern: '(?=x)y', message: 'no' }] })
    expect(await get('/api/sys/checkRule/checkByCode?ruleCode=ahead&value=y')).toMatchObject({ success: false, message: 'no' })
    await breakRule('odd.fillrule', { kind: 'fillRule', code: 'odd', makes: 'constructor' })
    expect((await server.call('PUT', '/api/sys/fillRule/executeRuleByCode/odd', {}, await server.signIn('admin'))).status).toBe(400)
  })
})

describe('the names of tables and fields', () => {
  const attacks = [
    "sys_user'; drop table node; --",
    'node; delete from node',
    'node where 1=1 --',
    '"node"',
    'pg_catalog.pg_user',
    'information_schema.tables',
    'pg_sleep(9)',
    '(select password_hash from sys_user)',
    '*',
    't.name',
    'constructor',
    '__proto__',
    '',
    'node\0',
  ]
  const places = (attack: string) => {
    const name = encodeURIComponent(attack)
    return [
      `/api/sys/dict/getDictItems/${name},name,id`,
      `/api/sys/dict/getDictItems/node,${name},id`,
      `/api/sys/dict/loadDict/node,name,${name}`,
      `/api/sys/dict/loadDict/${name},name,id?keyword=x`,
      `/api/sys/dict/loadDictItem/${name},name,id?key=x`,
      `/api/sys/dict/loadDictItem/node,${name},id?key=x`,
      `/api/sys/dict/loadTreeData?tableName=${name}&text=name&code=id&pidField=parentId`,
      `/api/sys/dict/loadTreeData?tableName=node&text=${name}&code=id&pidField=parentId`,
      `/api/sys/dict/loadTreeData?tableName=node&text=name&code=id&pidField=${name}`,
      `/api/sys/duplicate/check?tableName=${name}&fieldName=name&fieldVal=x`,
      `/api/sys/duplicate/check?tableName=node&fieldName=${name}&fieldVal=x`,
      ...(attack === '' ? [] : [`/api/sys/dict/loadTreeData?tableName=node&text=name&code=id&pidField=parentId&hasChildField=${name}`]),
    ]
  }

  it.each(attacks)('cannot be %j: 400 in every place, and nothing changes', async (attack) => {
    const everything = async () => (await sql`select * from node order by id`.execute(server.database.kysely)).rows
    const before = await everything()
    for (const path of places(attack)) expect({ path, status: (await get(path)).status }).toEqual({ path, status: 400 })
    expect(await everything()).toEqual(before)
  })

  it('never lead to a password, a session or another table of the server', async () => {
    const admin = await server.signIn('admin')
    const tables = server.services.registry.all().filter(({ declaration }) => declaration.page === undefined)
    const closedTables = tables.map(({ model }) => model.table).filter((table) => !openSystemTables.has(table))
    expect(closedTables).toEqual(expect.arrayContaining(['sys_session', 'page_version', 'page_draft', 'change_log', 'sys_file']))
    const duplicates = closedTables.map((table) => `/api/sys/duplicate/check?tableName=${table}&fieldName=id&fieldVal=x`)
    const paths = [
      ...closedTables.map((table) => `/api/sys/dict/loadDict/${table},id,id`),
      '/api/sys/dict/loadDict/sys_user,passwordHash,username',
      '/api/sys/dict/loadDict/sys_user,password,username',
      '/api/sys/dict/getDictItems/sys_user,username,password_hash',
      '/api/sys/dict/loadDictItem/sys_user,passwordHash,username?key=admin',
      '/api/sys/dict/loadTreeData?tableName=sys_user&text=passwordHash&code=id&pidField=orgCode',
      `/api/sys/dict/loadTreeData?tableName=sys_user&text=username&code=id&pidField=orgCode&condition=${encodeURIComponent('{"passwordHash":"x"}')}`,
      '/api/sys/duplicate/check?tableName=sys_user&fieldName=passwordHash&fieldVal=x',
      '/api/sys/duplicate/check?tableName=sys_user&fieldName=password&fieldVal=x',
    ]
    for (const token of [staff, admin]) {
      // How often duplicates are asked about within a minute is counted: each table is asked by who may do everything.
      const asked = token === admin ? [...paths, ...duplicates] : paths
      for (const path of asked) expect({ path, status: (await get(path, token)).status }).toEqual({ path, status: 400 })
    }
    const users = await get<DictItem[]>('/api/sys/dict/loadDict/sys_user,realname,username?keyword=adm')
    expect(users.result).toMatchObject([{ value: 'admin', text: '管理员' }])
  })

  it('are no way around the permission of a page, unless a page that one has chooses from it', async () => {
    await takeFromStaff(['closed:list', 'closed:add', 'closed:edit', 'closed:delete'])
    expect((await get('/api/sample/closed/list')).status).toBe(403)
    expect((await get<DictItem[]>('/api/sys/dict/loadDict/closed,name,id')).result).toMatchObject([{ text: 'inside' }])
    expect((await get('/api/sys/duplicate/check?tableName=closed&fieldName=name&fieldVal=inside')).status).toBe(403)
    await takeFromStaff(['choosing:list'])
    expect((await get('/api/sys/dict/loadDict/closed,name,id')).status).toBe(403)
    expect((await get('/api/sys/dict/loadTreeData?tableName=closed&text=name&code=id&pidField=amount')).status).toBe(403)
  })

  it('show of a table with owners the caller’s own rows', async () => {
    const { result } = await get<DictItem[]>('/api/sys/dict/loadDict/own,name,id')
    expect(result.map(({ text }) => text)).toEqual(['of staff'])
    const tree = await get<{ title: string }[]>('/api/sys/dict/loadTreeData?tableName=own&text=name&code=id&pidField=amount')
    expect(tree.result.map(({ title }) => title)).toEqual(['of staff'])
  })
})
