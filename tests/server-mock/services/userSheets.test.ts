import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { fetchSheet } from '../../support/fetchSheet'
import { fetchSheets, importFile, type SheetRows, workbook } from '../../support/sheetFiles'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, newPassword } from './administration'

let server: TestServer
let office: Administration
let token: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/user'] })
  office = await administration(server)
  token = await server.signIn('admin')
})
afterAll(() => server.close())

const send = (rows: SheetRows, by = token, fields: Record<string, string> = {}) =>
  importFile(server, '/sys/user/importExcel', by, { content: workbook({ Users: rows }), fields })
const found = async (username: string) => (await office.admin<RowPage>('GET', `/api/sys/user/listAll?username=${username}`)).result.records
const signIn = (username: string, password: string) => server.call('POST', '/api/sys/login', { username, password })
const exported = (query: string) => fetchSheet(server, { path: `/api/sys/user/exportXls?${query}`, token })

describe('users in spreadsheets', () => {
  it('P7-users are exported as the query shows them, under the titles of the page, and without passwords', async () => {
    await office.admin('POST', '/api/sys/user/add', {
      username: 'olga',
      realname: 'Olga',
      password: newPassword,
      roles: await office.roleId('staff'),
      departs: await office.departId('A01A02'),
    })
    const { rows } = await exported('username=*lga*&exportFields=username,roles,departs,status')
    expect(rows).toEqual([
      ['User name', 'Roles', 'Departments', 'State'],
      ['olga', 'Staff', 'Testing', 'Active'],
    ])
    const whole = await exported('username=olga')
    expect(whole.rows?.[0]).toEqual(expect.arrayContaining(['User name', 'Name', 'Mobile phone']))
    expect(whole.rows?.[0]).not.toContain('Password')
    const asked = await exported('username=olga&exportFields=username,password')
    expect(JSON.stringify([asked.rows ?? [], whole.rows])).not.toContain('argon2')
    expect(asked.rows?.[0] ?? []).not.toContain('Password')
  })

  it('P7-users are imported with roles and departments by their names, and sign in once a password is set', async () => {
    const template = await fetchSheets(server, '/sys/user/importExcel', token)
    const [headings = []] = Object.values(template.sheets)[0] ?? []
    expect(headings).toEqual(expect.arrayContaining(['User name *', 'Name *', 'Roles', 'Departments', 'Mobile phone']))
    expect(headings.filter((heading) => /Password|password|avatar|orgCode|State/.test(heading))).toEqual([])
    const sent = await send([
      ['User name *', 'Name *', 'Roles', 'Departments', 'Mobile phone'],
      ['mona', 'Mona', 'Staff', 'Testing,Marketing', '13911112222'],
    ])
    expect(sent).toMatchObject({ code: 200, result: { successCount: 1, errorCount: 0 } })
    const [mona] = await found('mona')
    expect(mona).toMatchObject({ roles_dictText: 'Staff', departs_dictText: 'Testing,Marketing', orgCode: 'A01A02', status: '1' })
    for (const password of ['', 'mona', newPassword]) expect(await signIn('mona', password)).toMatchObject({ success: false })
    const { rowVersion } = (await office.admin<Row>('GET', `/api/sys/user/queryById?id=${mona?.id}`)).result
    await office.admin('PUT', '/api/sys/user/edit', { id: mona?.id, rowVersion, password: newPassword })
    expect(await signIn('mona', newPassword)).toMatchObject({ success: true })
  })

  it('P7-users a list that was exported is taken again under the titles of its page, without what the server fills in', async () => {
    await office.admin('POST', '/api/sys/user/add', { username: 'lena', realname: 'Lena', password: newPassword })
    const { rows: [headings = [], lena = []] = [] } = await fetchSheet(server, {
      path: '/api/sys/user/exportXls?username=lena',
      token,
      language: 'de-DE',
    })
    expect(headings).toContain('Angelegt')
    const content = workbook({ Benutzer: [headings, lena.map((cell) => (cell === 'lena' ? 'lene' : cell))] })
    const sent = await importFile(server, '/sys/user/importExcel', token, { content, language: 'de-DE' })
    expect(sent).toMatchObject({
      code: 200,
      message: expect.stringMatching(/^Eine Zeile wurde importiert \(nicht übernommen.*Angelegt/),
    })
    expect(await found('lene')).toMatchObject([{ realname: 'Lena' }])
  })

  it('P7-users a sheet that brings passwords along is refused: they are no secret any more', async () => {
    const sent = await send([
      ['User name', 'Name', 'Password'],
      ['paula', 'Paula', newPassword],
    ])
    expect(sent).toMatchObject({ success: false, message: expect.stringContaining('does not know: Password') })
    expect(await found('paula')).toEqual([])
  })

  it('P7-users an import that gives roles which its sender may not give is refused, row by row', async () => {
    const keeper = await signInWith(server, ['user:edit'])
    const rows = [
      ['User name', 'Name', 'Roles'],
      ['rita', 'Rita', ''],
      ['rosa', 'Rosa', 'Administrators'],
      ['ruth', 'Ruth', 'Page configurators'],
    ]
    const refused = await send(rows, keeper.token, { onError: 'stop' })
    expect(refused).toMatchObject({ code: 201, result: { successCount: 0, errorCount: 2 } })
    expect(await found('rita')).toEqual([])
    const { sheets } = await fetchSheets(server, String(refused.result.fileUrl), keeper.token)
    expect(sheets.Users?.slice(1).map(([name, , , , , reason]) => [name, reason])).toEqual([
      ['rosa', 'Only administrators give or take the role of administrators'],
      ['ruth', expect.stringContaining('You do not have')],
    ])
  })

  it('P7-users rows that cannot be imported come back in a file that says where and why', async () => {
    const rows = [
      ['User name', 'Name', 'Roles', 'Departments', 'Mobile phone'],
      ['tina', 'Tina', 'Staff', 'Testing', '13911113333'],
      ['x', 'Short', 'Staff', 'Testing', '123'],
      ['nora', 'Nora', 'Nobody', 'Nowhere', ''],
      ['tina', 'Twin', '', '', ''],
    ]
    const sent = await send(rows)
    expect(sent).toMatchObject({ result: { totalCount: 4, fileName: 'Users import errors.xlsx' } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Users?.map(([name, , , , , row, column, reason]) => [name, row, column, reason])).toEqual([
      ['User name', 'Row with error', 'Column with error', 'Reason of error'],
      ['x', '3', 'A User name\nE Mobile phone', '2 to 60 letters, digits or . _ @ -\nEnter a mobile number of 11 digits'],
      ['nora', '4', 'C Roles\nD Departments', expect.stringContaining('“Nobody” is not one of the choices of “Roles”')],
      ['tina', '5', 'A User name', 'The user name exists already'],
    ])
    expect((await found('tina')).map(({ realname }) => realname)).toEqual(['Tina'])
  })

  it('P7-users wrong rows come back in the order of the file, whichever was found first', async () => {
    const rows = [
      ['User name', 'Name'],
      ['admin', 'Second'],
      ['x', 'Short'],
    ]
    const { sheets } = await fetchSheets(server, String((await send(rows)).result.fileUrl), token)
    expect(sheets.Users?.slice(1).map(([name, , row]) => [name, row])).toEqual([
      ['admin', '2'],
      ['x', '3'],
    ])
  })

  it('P7-users where all or none are wanted, names that are taken are told together with values that are wrong', async () => {
    const rows = [
      ['User name', 'Name'],
      ['admin', 'Second'],
      ['x', 'Short'],
      ['wanda', 'Wanda'],
    ]
    const sent = await send(rows, token, { onError: 'stop' })
    expect(sent).toMatchObject({ code: 201, result: { successCount: 0, errorCount: 2 } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Users?.slice(1).map(([name, , row, , reason]) => [name, row, reason])).toEqual([
      ['admin', '2', 'The user name exists already'],
      ['x', '3', '2 to 60 letters, digits or . _ @ -'],
    ])
    expect(await found('wanda')).toEqual([])
  })

  it('P7-users two rows whose user names differ in case alone are one too many', async () => {
    const rows = [
      ['User name', 'Name'],
      ['vera', 'Vera'],
      ['Vera', 'Vera again'],
    ]
    const sent = await send(rows)
    expect(sent).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Users?.slice(1).map(([name, , row, , reason]) => [name, row, reason])).toEqual([
      ['Vera', '3', 'The user name exists already'],
    ])
  })
})
