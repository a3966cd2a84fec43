import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, newPassword } from './administration'

let server: TestServer
let office: Administration

beforeAll(async () => {
  server = await startTestServer({ pages: ['basic/location'] })
  office = await administration(server)
})
afterAll(() => server.close())

const add = (values: object) => office.admin<Row>('POST', '/api/sys/user/add', { realname: 'Somebody', password: newPassword, ...values })
const freeze = (ids: string, status = '2', by = office.admin) => by('PUT', '/api/sys/user/frozenBatch', { ids, status })
const stored = async (id: string) => (await office.admin<Row>('GET', `/api/sys/user/queryById?id=${id}`)).result

describe('users', () => {
  it('P7-users are added with roles, departments and positions, changed, found and frozen', async () => {
    const { admin, roleId, departId, as } = office
    const position = (await admin<RowPage>('GET', '/api/sys/position/list?code=quality')).result.records[0]?.id
    const [staff, testing, marketing] = [await roleId('staff'), await departId('A01A02'), await departId('A01A03')]
    const values = { username: 'lena', realname: 'Lena', phone: '13912345678', email: 'lena@example.com' }
    const added = await add({ ...values, roles: staff, departs: `${testing},${marketing}`, positions: position })
    expect(added).toMatchObject({ success: true, code: 200 })
    const { id } = added.result
    expect(added.result).toMatchObject({
      status: '1',
      orgCode: 'A01A02',
      roles: staff,
      departs: `${testing},${marketing}`,
      positions: position,
    })
    expect(added.result).toMatchObject({
      roles_dictText: 'Staff',
      departs_dictText: 'Testing,Marketing',
      positions_dictText: 'Quality engineer',
    })
    expect(JSON.stringify(added.result)).not.toContain('argon2')
    expect((await admin<string[]>('GET', `/api/sys/user/queryUserRole?userid=${id}`)).result).toEqual([staff])

    const own = await as('lena', newPassword)
    const departs = await own<{ list: Row[]; orgCode: string }>('GET', '/api/sys/user/getCurrentUserDeparts')
    expect(departs.result.list.map(({ orgCode }) => orgCode).sort()).toEqual(['A01A02', 'A01A03'])
    expect(await own('POST', '/api/sys/selectDepart', { orgCode: 'A01A03', username: 'admin' })).toMatchObject({
      success: true,
      result: { userInfo: { username: 'lena', orgCode: 'A01A03' } },
    })
    const inTesting = await own<Row[]>('GET', `/api/sys/user/queryUserByDepId?id=${testing}`)
    expect(inTesting.result.map(({ username }) => username)).toContain('lena')
    const listed = await own<RowPage>('GET', '/api/sys/user/getAllUserWithDep?username=lena')
    expect(listed.result.records).toMatchObject([{ username: 'lena', orgCodeTxt: 'Marketing', departIds_dictText: 'Marketing' }])
    const read = { 'Accept-Language': 'zh-CN' }
    const chinese = await own<RowPage>('GET', '/api/sys/user/getAllUserWithDep?username=lena', undefined, read)
    expect(chinese.result.records).toMatchObject([{ orgCodeTxt: '市场部', departIds_dictText: '市场部' }])
    const found = await admin<RowPage>('GET', `/api/sys/user/listAll?roles=${staff}&departs=${testing}`)
    expect(found.result.records.map(({ username }) => username)).toEqual(['lena'])

    const { rowVersion } = await stored(id)
    const edited = await admin<Row>('PUT', '/api/sys/user/edit', { id, rowVersion, realname: 'Lena M.', departs: testing })
    expect(edited.result).toMatchObject({ realname: 'Lena M.', departs: testing, orgCode: 'A01A02', roles: staff })

    expect(await freeze(id)).toMatchObject({ success: true, message: 'Frozen: 1' })
    expect((await own('GET', '/api/sys/user/querySelf')).status).toBe(401)
    expect((await server.call('POST', '/api/sys/login', { username: 'lena', password: newPassword })).success).toBe(false)
    expect((await admin<RowPage>('GET', '/api/sys/user/list?username=lena')).result.records).toEqual([])
    expect((await admin<RowPage>('GET', '/api/sys/user/listAll?status=2')).result.records.map(({ username }) => username)).toEqual(['lena'])
    expect(await freeze(id, '1')).toMatchObject({ success: true, message: 'Can sign in again: 1' })
    expect((await server.call('POST', '/api/sys/login', { username: 'lena', password: newPassword })).success).toBe(true)
  })

  it('have names, phone numbers and addresses that nobody else has', async () => {
    const { admin } = office
    await add({ username: 'anna', phone: '13912345670', email: 'anna@example.com' })
    const check = (query: string, language = 'en-US') =>
      admin('GET', `/api/sys/user/checkOnlyUser?${query}`, undefined, { 'Accept-Language': language })
    expect(await check('username=nobody')).toMatchObject({ success: true })
    expect(await check('username=anna')).toMatchObject({ success: false, message: 'The user name exists already' })
    expect(await check('phone=13912345670', 'zh-CN')).toMatchObject({ success: false, message: '手机号已存在' })
    expect(await check('email=anna@example.com', 'de-DE')).toMatchObject({ message: 'Diese E-Mail-Adresse gibt es schon' })
    const second = await add({ username: 'bert', email: 'anna@example.com' })
    expect(second).toMatchObject({ success: false, errors: [{ path: '/email', code: 'emailTaken' }] })
    expect(await add({ username: 'anna' })).toMatchObject({ success: false, errors: [{ path: '/username' }] })
    expect(await check('username=Anna')).toMatchObject({ success: false, message: 'The user name exists already' })
    const alike = await add({ username: 'ANNA' })
    expect(alike).toMatchObject({ success: false, errors: [{ path: '/username', code: 'nameTaken' }] })
  })

  it('get passwords that obey the rules, and another one from administrators alone', async () => {
    const { admin, staffWith } = office
    expect(await add({ username: 'weak', password: 'short' })).toMatchObject({ success: false, errors: [{ path: '/password' }] })
    const { id, rowVersion } = (await add({ username: 'clara' })).result
    const keeper = await staffWith(['user:edit'])
    const other = { id, rowVersion, password: 'Another-password-1' }
    expect(await keeper('PUT', '/api/sys/user/edit', other)).toMatchObject({ success: false, errors: [{ path: '/password' }] })
    const reset = { username: 'clara', password: 'Another-password-1', confirmpassword: 'Another-password-1' }
    expect((await keeper('PUT', '/api/sys/user/changePassword', reset)).status).toBe(403)
    expect(await admin('PUT', '/api/sys/user/changePassword', reset)).toMatchObject({ success: true })
    expect((await server.call('POST', '/api/sys/login', { username: 'clara', password: 'Another-password-1' })).success).toBe(true)
  })

  it('leave an administrator: nobody freezes themselves, takes the role from themselves, or from the last one', async () => {
    const { admin, userId, roleId } = office
    const self = await stored(await userId('admin'))
    const without = { id: self.id, rowVersion: self.rowVersion, roles: await roleId('staff') }
    expect(await admin('PUT', '/api/sys/user/edit', without)).toMatchObject({
      success: false,
      message: 'You cannot take the role of administrators from yourself',
    })
    expect(await freeze(self.id)).toMatchObject({ success: false, message: 'You cannot freeze yourself' })
    const other = (await add({ username: 'second', roles: await roleId('SOCAdmin') })).result
    const second = await office.as('second', newPassword)
    expect(await freeze(self.id, '2', second)).toMatchObject({ success: true })
    await freeze(self.id, '1', second)
    office = await administration(server)
    expect(await freeze(other.id, '2', office.admin)).toMatchObject({ success: true })
    await freeze(other.id, '1')
    const row = await stored(other.id)
    const taken = await office.admin<Row>('PUT', '/api/sys/user/edit', { id: row.id, rowVersion: row.rowVersion, roles: null })
    expect(taken.result).toMatchObject({ username: 'second', roles: null })
  })

  it('are kept by who has the right, who cannot reach accounts with more rights or give more than they hold', async () => {
    const { idsOf, userId, roleId, staffWith, departId } = office
    const plain = await staffWith([])
    const admin = await userId('admin')
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/sys/user/listAll'],
      ['GET', `/api/sys/user/queryById?id=${admin}`],
      ['GET', `/api/sys/user/queryUserRole?userid=${admin}`],
      ['GET', '/api/sys/user/checkOnlyUser?username=x'],
      ['GET', '/api/sys/user/exportXls'],
      ['POST', '/api/sys/user/add', { username: 'mine', realname: 'x' }],
      ['PUT', '/api/sys/user/frozenBatch', { ids: admin, status: '2' }],
    ]
    for (const [method, path, body] of calls) expect((await plain(method, path, body)).status, path).toBe(403)
    const keeper = await staffWith(['user:edit'])
    const row = await stored(admin)
    const phone = { id: admin, rowVersion: row.rowVersion, phone: '13900000001' }
    expect(await keeper('PUT', '/api/sys/user/edit', phone)).toMatchObject({
      status: 403,
      message: 'The user “admin” holds rights that you do not have, so you cannot change this account',
    })
    expect((await freeze(admin, '2', keeper)).status).toBe(403)
    const mine = (roles: string) => keeper('POST', '/api/sys/user/add', { username: 'mine', realname: 'x', password: newPassword, roles })
    expect((await mine(await roleId('SOCAdmin'))).message).toBe('Only administrators give or take the role of administrators')
    const strong = await office.admin<Row>('POST', '/api/sys/role/add', {
      roleCode: 'strong',
      roleName: 'Strong',
      permissions: (await idsOf('location:list')).join(','),
    })
    expect((await mine(strong.result.id)).status).toBe(403)
    expect(await mine('')).toMatchObject({ success: true })
    const bound = await office.admin<Row>('POST', '/api/sys/role/add', {
      roleCode: 'bound',
      roleName: 'Bound',
      departId: await departId('A02'),
    })
    expect(await add({ username: 'outside', roles: bound.result.id })).toMatchObject({
      success: false,
      errors: [{ code: 'roleOfDepartment' }],
    })
    expect(await add({ username: 'inside', roles: bound.result.id, departs: await departId('A02') })).toMatchObject({ success: true })
  })

  it('keep their names, and are never deleted', async () => {
    const { id, rowVersion } = (await add({ username: 'doris' })).result
    const renamed = await office.admin('PUT', '/api/sys/user/edit', { id, rowVersion, username: 'dora' })
    expect(renamed).toMatchObject({ success: false, errors: [{ path: '/username', code: 'codeFixed' }] })
    expect((await office.admin('DELETE', `/api/sys/user/delete?id=${id}`)).status).toBe(404)
  })
})
