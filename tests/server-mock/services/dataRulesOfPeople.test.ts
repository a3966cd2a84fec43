import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DataRuleRow, RuleColumn } from '../../../schemas/api/administration'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, type CallAs, newPassword } from './administration'
import { publish, samplePage } from './samplePage'

const base = '/api/sys/permission'
const org = '#{sys_org_code}'
const chosen = (key: string, type: string, more: object = {}) => ({ key, type, title: { 'zh-CN': key }, ...more })
const columns = [
  chosen('name', 'input'),
  chosen('depart', 'departSelect'),
  chosen('told', 'departSelect', { multiple: true }),
  chosen('keeper', 'userSelect', { valueKey: 'id' }),
  chosen('state', 'select', { options: [{ value: 'r', label: { 'zh-CN': '可用', 'en-US': 'Ready', 'de-DE': 'Bereit' } }] }),
]
const hidden = { key: 'ref', type: 'hidden' }

let server: TestServer
let office: Administration
let entries: string[]
let roleId: string
let below: Row
/** A department that nobody belongs to. */
let aside: Row
/** Belongs to the department above that one. */
let wilma: CallAs
/** Belongs to no department. */
let nobody: CallAs

async function user(username: string, departs?: string): Promise<{ id: string; call: CallAs }> {
  const body = { username, realname: username, password: newPassword, roles: roleId, departs }
  const { id } = (await office.admin<Row>('POST', '/api/sys/user/add', body)).result
  return { id, call: await office.as(username, newPassword) }
}

beforeAll(async () => {
  server = await startTestServer()
  office = await administration(server)
  expect(
    await publish(server, await server.signIn('admin'), samplePage('chest', columns, { columns: [...columns, hidden], grants: {} })),
  ).toMatchObject({ status: 200 })
  entries = await office.idsOf('chest:list', 'chest:add')
  const added = async (path: string, values: object) => (await office.admin<Row>('POST', `/api${path}`, values)).result
  roleId = (await added('/sys/role/add', { roleCode: 'chest', roleName: 'Chests' })).id
  const above = await added('/sys/sysDepart/add', { departName: 'above' })
  below = await added('/sys/sysDepart/add', { departName: 'below', parentId: above.id })
  aside = await added('/sys/sysDepart/add', { departName: 'aside' })
  const first = await user('wilma', above.id)
  wilma = first.call
  nobody = (await user('xaver')).call
  await added('/sample/chest/add', { name: 'hers', depart: above.id, told: `${below.id},${above.id}`, keeper: first.id })
  await added('/sample/chest/add', { name: 'below', depart: below.id, told: below.id })
  await added('/sample/chest/add', { name: 'loose' })
})
afterAll(() => server.close())

const names = async (by: CallAs) => {
  const { records } = (await by<RowPage>('GET', '/api/sample/chest/list')).result
  return records.map(({ name }) => String(name)).sort()
}

/** What both see by a rule, and whether who is above adds a row for the department below. */
async function seenBy(ruleColumn: string, ruleConditions: string, written: string) {
  const ruleValue = written.replace('aside', aside.id)
  const values = { permissionId: entries[0], ruleName: 'x', ruleColumn, ruleConditions, ruleValue }
  const { id } = (await office.admin<DataRuleRow>('POST', `${base}/addPermissionRule`, values)).result
  await office.admin('POST', `${base}/saveRolePermission`, { roleId, permissionIds: [...entries, id].join(',') })
  const seen = { member: await names(wilma), nobody: await names(nobody) }
  const { success } = await wilma('POST', '/api/sample/chest/add', { name: 'new', depart: below.id })
  await office.admin('DELETE', `${base}/deletePermissionRule?id=${id}`)
  return { ...seen, addsBelow: success }
}

it.each([
  ['depart', '=', org, ['hers']],
  ['depart', 'IN', `aside,${org}`, ['hers']],
  ['told', 'LIKE', org, ['below', 'hers']],
  ['keeper', '=', '#{sys_user_code}', ['hers']],
  ['keeper', '=', '#{sys_user_name}', ['hers']],
])('P7-perms a rule over the field %s (%s %s) means whom the row names, whatever the field stores', async (field, by, value, member) => {
  expect(await seenBy(field, by, value)).toEqual({ member, nobody: [], addsBelow: false })
})

it('P7-perms what begins with the code of a department are the departments below it as well', async () => {
  expect(await seenBy('depart', 'RIGHT_LIKE', org)).toEqual({ member: ['below', 'hers'], nobody: [], addsBelow: true })
})

it('P7-perms an id that is written beside the own department is a department as well', async () => {
  const seen = await seenBy('depart', 'IN', `${below.id},${org}`)
  expect(seen).toEqual({ member: expect.arrayContaining(['below', 'hers']), nobody: expect.arrayContaining(['below']), addsBelow: true })
})

it('P7-perms whoever belongs to no department has neither the rows of none nor those of all others', async () => {
  expect((await seenBy('depart', '=', org)).nobody).toEqual([])
  expect((await seenBy('depart', '!=', org)).nobody).toEqual([])
})

it('P7-perms a rule says its values as the field shows them, where it compares them whole', async () => {
  const means = async (values: object, language = 'en-US') => {
    const rule = { permissionId: entries[0], ruleName: 'x', ...values }
    const added = await office.admin<DataRuleRow>('POST', `${base}/addPermissionRule`, rule, { 'Accept-Language': language })
    await office.admin('DELETE', `${base}/deletePermissionRule?id=${added.result.id}`)
    return added.result.ruleText
  }
  expect(await means({ ruleColumn: 'state', ruleConditions: '=', ruleValue: 'r' })).toBe('state is “Ready”')
  expect(await means({ ruleColumn: 'state', ruleConditions: '!=', ruleValue: 'r' }, 'de-DE')).toBe('state ist nicht „Bereit“')
  expect(await means({ ruleColumn: 'state', ruleConditions: 'LIKE', ruleValue: 'r' })).toBe('state contains “r”')
  const among = { ruleColumn: 'depart', ruleConditions: 'IN', ruleValue: `${below.id}, ${org}` }
  expect(await means(among)).toBe('depart is one of “below”, the code of the current user’s department')
})

it('P7-perms a rule says a value as it is written once nothing has it any more', async () => {
  const gone = (await office.admin<Row>('POST', '/api/sys/sysDepart/add', { departName: 'closed' })).result.id
  const rule = { permissionId: entries[0], ruleName: 'x', ruleColumn: 'depart', ruleConditions: 'IN', ruleValue: `${below.id},${gone}` }
  const { result } = await office.admin<DataRuleRow>('POST', `${base}/addPermissionRule`, rule)
  expect(result.ruleText).toBe('depart is one of “below”, “closed”')
  expect(await office.admin('DELETE', `/api/sys/sysDepart/delete?id=${gone}`)).toMatchObject({ success: true })
  const listed = await office.admin<{ records: DataRuleRow[] } | DataRuleRow[]>(
    'GET',
    `${base}/queryPermissionRule?permissionId=${entries[0]}`,
  )
  const rows = Array.isArray(listed.result) ? listed.result : listed.result.records
  expect(rows.find(({ id }) => id === result.id)?.ruleText).toBe(`depart is one of “below”, “${gone}”`)
  await office.admin('DELETE', `${base}/deletePermissionRule?id=${result.id}`)
})

it.each([
  ['depart', '=', () => String(below.orgCode)],
  ['depart', 'IN', () => `${below.id},nowhere`],
  ['state', '!=', () => 'gone'],
])(
  'P7-perms a rule over the field %s (%s) with a value that stands for nothing is refused, and says which',
  async (ruleColumn, by, value) => {
    const body = { permissionId: entries[0], ruleName: 'x', ruleColumn, ruleConditions: by, ruleValue: value() }
    const { success, errors } = await office.admin('POST', `${base}/addPermissionRule`, body)
    expect({ success, errors }).toMatchObject({ success: false, errors: [{ path: '/ruleValue', code: 'unknownChoice' }] })
    expect(errors?.[0]?.message).toContain(value().split(',').at(-1))
  },
)

it('P7-perms a value that stands for nothing is refused with those that there are, as they are stored and shown', async () => {
  const refused = async (ruleColumn: string, language: string) => {
    const body = { permissionId: entries[0], ruleName: 'x', ruleColumn, ruleConditions: '=', ruleValue: 'gone' }
    return (await office.admin('POST', `${base}/addPermissionRule`, body, { 'Accept-Language': language })).message
  }
  expect(await refused('state', 'en-US')).toBe('“gone” is not one of the choices of “state”; possible are r (Ready)')
  expect(await refused('state', 'de-DE')).toBe('„gone“ steht für „state“ nicht zur Auswahl; möglich sind r (Bereit)')
  expect(await refused('state', 'zh-CN')).toBe('“gone”不是字段“state”的可选值；可用：r (可用)')
  expect(await refused('depart', 'en-US')).toMatch(/possible are \w{32} \(Beijing test centre\), .+, …$/)
})

it('P7-perms a hidden field, which has no title, is named by its key alone', async () => {
  const { result } = await office.admin<RuleColumn[]>('GET', `${base}/queryRuleColumns?permissionId=${entries[0]}`)
  expect(result).toContainEqual({ key: 'ref', title: 'ref' })
})
