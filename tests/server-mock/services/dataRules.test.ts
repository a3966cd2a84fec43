import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import rulePage from '../../../pages/system/data-rule.page.json'
import type { DataRuleRow, PermissionNode, PermissionTree, RuleColumn } from '../../../schemas/api/administration'
import type { ChartOption } from '../../../schemas/api/charts'
import type { ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { ruleText, ruleValues, toRowRule } from '../../../schemas/rights/dataRules'
import { fetchSheet } from '../../support/fetchSheet'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, type CallAs, newPassword } from './administration'
import { publish, samplePage } from './samplePage'

const text = (key: string, name: string) => ({ key, type: 'input', title: { 'zh-CN': key, 'en-US': name, 'de-DE': name } })
const number = { key: 'number', type: 'inputNumber', title: { 'zh-CN': '编号', 'en-US': 'Number', 'de-DE': 'Nummer' }, integer: true }
const parcels = samplePage('parcel', [text('name', 'Name'), number, text('keeper', 'Keeper'), text('depart', 'Department')], {
  url: { ...samplePage('parcel').url, exportXlsUrl: '/sample/parcel/export' },
  toolbar: { export: true, chart: true },
  grants: {},
})
const report = {
  kind: 'report',
  version: 1,
  code: 'parcel-report',
  title: { 'zh-CN': '报表', 'en-US': 'Parcels' },
  source: { from: 'parcel' },
  columns: [text('name', 'Name')],
}
const base = '/api/sys/permission'
const rights = ['list', 'add', 'edit', 'delete', 'export'].map((name) => `parcel:${name}`)

let server: TestServer
let office: Administration
let permissionId: string
/** Has every right over the page, and no rule. */
let clerk: CallAs

beforeAll(async () => {
  server = await startTestServer()
  const token = await server.signIn('admin')
  for (const page of [parcels, report]) expect(await publish(server, token, page)).toMatchObject({ status: 200 })
  office = await administration(server)
  const [id = ''] = await office.idsOf('parcel:list')
  permissionId = id
  clerk = await office.staffWith([...rights, 'parcel-report:list'])
  for (const [name, index] of [
    ['alpha', 1],
    ['beta', 2],
    ['gamma', 3],
  ] as const)
    await office.admin('POST', '/api/sample/parcel/add', { name, number: index, keeper: name, depart: `A0${index}` })
})
afterAll(() => server.close())

const nodesIn = (nodes: readonly PermissionNode[]): PermissionNode[] => nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])])
const addRule = (values: object) => office.admin<DataRuleRow>('POST', `${base}/addPermissionRule`, { permissionId, ...values })
const dropRule = (id: string) => office.admin('DELETE', `${base}/deletePermissionRule?id=${id}`)
const namesIn = (rows: readonly Row[]) => rows.map(({ name }) => String(name)).sort()
const list = async (by: CallAs) => namesIn((await by<RowPage>('GET', '/api/sample/parcel/list')).result.records)

/** A user with every right over the page, and with these rules. */
async function ruledBy(username: string, rules: readonly string[]): Promise<{ call: CallAs; roleId: string }> {
  const permissions = [...(await office.idsOf(...rights, 'parcel-report:list')), ...rules].join(',')
  const role = await office.admin<Row>('POST', '/api/sys/role/add', { roleCode: `role-${username}`, roleName: username, permissions })
  await office.admin('POST', '/api/sys/user/add', { username, realname: username, password: newPassword, roles: role.result.id })
  return { call: await office.as(username, newPassword), roleId: role.result.id }
}

describe('data rules', () => {
  it('P7-perms bind roles to rows of a page in list, export, chart, report, change and deletion alike', async () => {
    const { admin } = office
    expect(await list(clerk)).toEqual(['alpha', 'beta', 'gamma'])
    const own = await addRule({ ruleName: '本人保管', ruleColumn: 'keeper', ruleConditions: '=', ruleValue: '#{sys_user_code}' })
    expect(own).toMatchObject({ success: true, result: { status: '1', ruleText: 'Keeper is the current user' } })
    // Who was given no rule has no row, administrators have all.
    expect(await list(clerk)).toEqual([])
    expect(await list(admin)).toEqual(['alpha', 'beta', 'gamma'])

    const { call: ruled } = await ruledBy('otto', [own.result.id])
    expect(await ruled('POST', '/api/sample/parcel/add', { name: 'delta', number: 4, keeper: 'otto' })).toMatchObject({ success: true })
    expect(await ruled('POST', '/api/sample/parcel/add', { name: 'nobody', number: 5, keeper: 'anna' })).toMatchObject({ success: false })
    expect(await list(ruled)).toEqual(['delta'])

    const { id = '', rowVersion } = (await admin<RowPage>('GET', '/api/sample/parcel/list?name=alpha')).result.records[0] ?? {}
    expect((await ruled('GET', `/api/sample/parcel/queryById?id=${id}`)).status).toBe(404)
    expect((await ruled('PUT', '/api/sample/parcel/edit', { id, rowVersion, name: 'mine' })).status).toBe(404)
    expect((await ruled('DELETE', `/api/sample/parcel/delete?id=${id}`)).status).toBe(404)
    const mine = (await ruled<RowPage>('GET', '/api/sample/parcel/list')).result.records[0]
    const away = { id: mine?.id, rowVersion: mine?.rowVersion, keeper: 'anna' }
    expect(await ruled('PUT', '/api/sample/parcel/edit', away)).toMatchObject({ success: false })

    const chart = { url: '/p/parcel', chartName: 'x', chartTypeId: '1', xfieldCode: 'name', yfieldCode: 'number', calMethodId: '1' }
    const drawn = await ruled<ChartOption>('POST', '/api/layoutChart/commonLayoutChart/getChartOption', chart)
    expect(drawn.result.xAxis.data).toEqual(['delta'])
    const reported = await ruled<RowPage>('GET', '/api/online/cgreport/api/getData/parcel-report')
    expect(namesIn(reported.result.records)).toEqual(['delta'])
    const looked = await ruled<{ text: string }[]>('GET', '/api/sys/dict/getDictItems/parcel,name,id')
    expect(looked.result.map(({ text: name }) => name)).toEqual(['delta'])
    const token = (await server.call<{ token: string }>('POST', '/api/sys/login', { username: 'otto', password: newPassword })).result.token
    const sheet = await fetchSheet(server, { path: '/api/sample/parcel/export', token })
    expect(sheet.rows?.slice(1).map(([name]) => name)).toEqual(['delta'])
    await dropRule(own.result.id)
  })

  it('P7-perms are shown in words, add up, are copied with a role, switched off and deleted', async () => {
    const { admin } = office
    const first = (await addRule({ ruleName: '小编号', ruleColumn: 'number', ruleConditions: '<', ruleValue: '2' })).result
    const second = (await addRule({ ruleName: '两个部门', ruleColumn: 'depart', ruleConditions: 'IN', ruleValue: 'A02,#{sys_org_code}' }))
      .result
    const german = await admin<DataRuleRow[]>('GET', `${base}/queryPermissionRule?permissionId=${permissionId}`, undefined, {
      'Accept-Language': 'de-DE',
    })
    expect(german.result.map(({ ruleText: words }) => words)).toEqual([
      'Nummer ist kleiner als „2“',
      'Department ist eines von „A02“, der Abteilungscode des aktuellen Benutzers',
    ])
    // The column of the field shows what the page calls it.
    expect(german.result.map((row) => row.ruleColumn_dictText)).toEqual(['Nummer (number)', 'Department (depart)'])
    // The list below an entry asks for its rules by both ends of a range, and sees those of no other entry.
    const below = async (entry: string) =>
      (await admin<DataRuleRow[]>('GET', `${base}/queryPermissionRule?permissionId_begin=${entry}&permissionId_end=${entry}`)).result
    expect((await below(permissionId)).map(({ ruleName }) => ruleName)).toEqual(['小编号', '两个部门'])
    const [other = ''] = await office.idsOf('user:edit')
    expect(await below(other)).toEqual([])
    const pageIn = async (language: string) => {
      const headers = { 'Accept-Language': language }
      const { treeList } = (await admin<PermissionTree>('GET', '/api/sys/role/queryTreeList', undefined, headers)).result
      return nodesIn(treeList).find(({ key }) => key === permissionId)
    }
    expect(await pageIn('en-US')).toMatchObject({ ruleFlag: 1 })
    // Whoever grants a rule reads what it means.
    for (const [language, means] of [
      ['zh-CN', '小编号（编号 小于 “2”）'],
      ['en-US', '小编号 (Number is less than “2”)'],
      ['de-DE', '小编号 (Nummer ist kleiner als „2“)'],
    ] as const)
      expect((await pageIn(language))?.children?.map(({ title }) => title)).toContain(means)

    const { call, roleId } = await ruledBy('paul', [first.id])
    expect(await list(call)).toEqual(['alpha'])
    const all = [...(await office.idsOf(...rights)), first.id, second.id]
    await admin('POST', `${base}/saveRolePermission`, { roleId, permissionIds: all.join(',') })
    expect(await list(call)).toEqual(['alpha', 'beta'])
    const copy = (await admin<Row>('POST', '/api/sys/role/copyRole', { id: roleId })).result
    const ofCopy = async () => (await admin<string[]>('GET', `${base}/queryRolePermission?roleId=${copy.id}`)).result
    expect(await ofCopy()).toEqual(expect.arrayContaining([first.id, second.id]))

    const off = { id: second.id, rowVersion: second.rowVersion, status: '0' }
    expect((await admin<DataRuleRow>('PUT', `${base}/editPermissionRule`, off)).result).toMatchObject({ status: '0', ruleColumn: 'depart' })
    expect(await list(call)).toEqual(['alpha'])
    expect((await admin<DataRuleRow[]>('GET', `${base}/getPermRuleListByPermId?permissionId=${permissionId}`)).result).toHaveLength(2)
    expect(await dropRule(second.id)).toMatchObject({ success: true })
    expect(await ofCopy()).not.toContain(second.id)
    await dropRule(first.id)
    expect(await list(call)).toEqual(['alpha', 'beta', 'delta', 'gamma'])
  })

  it.each([
    ['a field that is not there', { ruleColumn: 'nothing' }, 'ruleColumn'],
    ['a condition that there is not', { ruleConditions: 'USE_SQL_RULES' }, 'ruleConditions'],
    ['SQL in the place of a condition', { ruleConditions: '= 1 or 1 =' }, 'ruleConditions'],
    ['a value that there is not', { ruleValue: '#{sys_password}' }, 'ruleValue'],
    ['a value beside another', { ruleValue: 'x #{sys_user_code}' }, 'ruleValue'],
    ['a word where the field is a number', { ruleColumn: 'number', ruleConditions: '>=', ruleValue: 'ten' }, 'ruleValue'],
    ['a word among numbers', { ruleColumn: 'number', ruleConditions: 'IN', ruleValue: '1, ten' }, 'ruleValue'],
    ['a day that there is not', { ruleColumn: 'createTime', ruleConditions: '<', ruleValue: '2026-02-31' }, 'ruleValue'],
    ['an entry that is no page', { permissionId: 'x' }, 'permissionId'],
  ])('are refused with %s', async (_, wrong, path) => {
    const values = { ruleName: 'x', ruleColumn: 'name', ruleConditions: '=', ruleValue: 'x', ...wrong }
    expect(await addRule(values)).toMatchObject({ success: false, errors: [{ path: `/${path}` }] })
  })

  it('P7-perms are over a field that is chosen by its title, and say so beside its key', async () => {
    const columns = (await office.admin<RuleColumn[]>('GET', `${base}/queryRuleColumns?permissionId=${permissionId}`)).result
    expect(columns).toEqual(
      expect.arrayContaining([
        { key: 'keeper', title: 'Keeper (keeper)' },
        { key: 'sysOrgCode', title: 'Department (sysOrgCode)' },
      ]),
    )
    const [button = ''] = await office.idsOf('parcel:add')
    expect((await office.admin<RuleColumn[]>('GET', `${base}/queryRuleColumns?permissionId=${button}`)).result).toEqual([])
    expect((await clerk('GET', `${base}/queryRuleColumns?permissionId=${permissionId}`)).status).toBe(403)
    const { result } = await addRule({ ruleName: 'x', ruleColumn: 'keeper', ruleConditions: '=', ruleValue: 'x' })
    expect(result).toMatchObject({ ruleColumn: 'keeper', ruleColumn_dictText: 'Keeper (keeper)' })
    await dropRule(result.id)
    const refused = await addRule({ ruleName: 'x', ruleColumn: 'Keeper', ruleConditions: '=', ruleValue: 'x' })
    expect(refused).toMatchObject({ success: false, message: expect.stringContaining('“Sample parcel” has no field “Keeper”') })
  })

  it('P7-perms the page offers for a value, and names in its placeholder, what rules know to stand for user, department and day', () => {
    const field = rulePage.columns.find(({ key }) => key === 'ruleValue')
    const names = Object.keys(ruleValues).map((name) => `#{${name}}`)
    expect(field?.options?.map(({ value }) => value)).toEqual(names)
    for (const placeholder of Object.values(field?.placeholder ?? {})) expect(placeholder.match(/#\{\w+\}/g)).toEqual(names)
    expect(Object.keys(field?.placeholder ?? {})).toHaveLength(3)
  })

  it('are refused with the title of the field and what it needs, where a value is none of its kind', async () => {
    const refused = await addRule({ ruleName: 'x', ruleColumn: 'number', ruleConditions: '>=', ruleValue: 'ten' })
    expect(refused).toMatchObject({ success: false, message: 'The field “Number” needs a number, found “ten”' })
  })

  it('take values for what they are', async () => {
    const hostile = 'x" || true || row.name == "'
    const { id } = (await addRule({ ruleName: 'hostile', ruleColumn: 'name', ruleConditions: '=', ruleValue: hostile })).result
    const { call } = await ruledBy('quentin', [id])
    expect(await list(call)).toEqual([])
    await dropRule(id)
  })
})

describe('a data rule whose field changes', () => {
  const keeper = text('keeper', 'Keeper')
  const crates = (...fields: (typeof keeper)[]) => samplePage('crate', [text('name', 'Name'), ...fields], { grants: {} })
  const publishCrates = async (...fields: (typeof keeper)[]) =>
    expect(await publish(server, await server.signIn('admin'), crates(...fields))).toMatchObject({ status: 200 })
  const planOf = async (...fields: (typeof keeper)[]) =>
    (await office.admin<ValidateResult>('POST', '/api/page-configs/crate/validate', { config: crates(...fields) })).result.changes
  const namesSeenBy = async (by: CallAs) => namesIn((await by<RowPage>('GET', '/api/sample/crate/list')).result.records)
  let ruled: CallAs
  let entry = ''

  beforeAll(async () => {
    await publishCrates(keeper)
    entry = (await office.idsOf('crate:list'))[0] ?? ''
    const rule = { permissionId: entry, ruleName: 'Own crates', ruleColumn: 'keeper', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
    const { id } = (await office.admin<DataRuleRow>('POST', `${base}/addPermissionRule`, rule)).result
    const permissions = [...(await office.idsOf('crate:list')), id].join(',')
    const role = await office.admin<Row>('POST', '/api/sys/role/add', { roleCode: 'crater', roleName: 'Crate keepers', permissions })
    await office.admin('POST', '/api/sys/user/add', { username: 'vera', realname: 'Vera', password: newPassword, roles: role.result.id })
    ruled = await office.as('vera', newPassword)
    await office.admin('POST', '/api/sample/crate/add', { name: 'mine', keeper: 'vera' })
    await office.admin('POST', '/api/sample/crate/add', { name: 'other', keeper: 'anna' })
  })

  it('P7-perms follows the field to another key', async () => {
    expect(await namesSeenBy(ruled)).toEqual(['mine'])
    const holder = { ...text('holder', 'Keeper'), was: 'keeper' }
    expect((await planOf(holder)).filter(({ message }) => message.includes('Own crates'))).toEqual([])
    await publishCrates(holder)
    expect(await namesSeenBy(ruled)).toEqual(['mine'])
    await publishCrates({ ...keeper, was: 'holder' } as typeof keeper)
    expect(await namesSeenBy(ruled)).toEqual(['mine'])
  })

  it('P7-perms is named with its roles before the field goes, and afterwards says itself that it opens no row', async () => {
    const warning = (await planOf()).find(({ kind, subject }) => kind === 'warning' && subject === 'Own crates')
    expect(warning?.message).toMatch(/^The data rule “Own crates” tells rows apart by “Keeper”: without this field .*Crate keepers/)
    await publishCrates()
    expect(await namesSeenBy(ruled)).toEqual([])
    const [rule] = (await office.admin<DataRuleRow[]>('GET', `${base}/queryPermissionRule?permissionId=${entry}`)).result
    expect(rule?.ruleText).toBe('keeper is the current user: the page has no field “keeper” any more, so that the rule opens no row')
    expect((await planOf()).filter(({ subject }) => subject === 'Own crates')).toEqual([])
  })
})

describe('the words of a rule', () => {
  const rule = (ruleConditions: string, ruleValue: string) => ({ id: '1', ruleName: 'x', ruleColumn: 'day', ruleConditions, ruleValue })

  it('are a condition that rows are asked by', () => {
    const now = new Date(2026, 10, 3, 4, 5, 6)
    const where = (by: string, value: string) => toRowRule(rule(by, value), now)?.where
    expect(where('>=', '#{sysDate}')).toBe('row.day >= "2026-11-03"')
    expect(where('<', '#{sys_time}')).toBe('row.day < "2026-11-03 04:05:06"')
    expect(where('RIGHT_LIKE', '#{sys_org_code}')).toBe('row.day.startsWith(user.orgCode)')
    expect(where('IN', 'a, #{sys_user_name}')).toBe('row.day in ["a", user.realname]')
    expect(where('=', '#{unknown}')).toBeUndefined()
    expect(where('constructor', 'x')).toBeUndefined()
  })

  it('are read in every language', () => {
    expect(ruleText(rule('RIGHT_LIKE', '#{sys_org_code}'), '部门', 'zh-CN')).toBe('部门 以 当前用户部门编码 开头')
    expect(ruleText(rule('>=', '#{sys_date}'), 'Due', 'en-US')).toBe('Due is at least today')
    expect(ruleText(rule('!=', 'x'), 'Name', 'de-DE')).toBe('Name ist nicht „x“')
  })
})
