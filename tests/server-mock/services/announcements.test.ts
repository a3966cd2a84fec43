import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnnouncementLists } from '../../../schemas/api/notices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let admin: string
let staff: string
let configurator: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/announcement-readers', 'system/announcements'] })
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, token = admin) =>
  server.call<T>(method, `/api/sys/${path}`, body, token)
const write = async (values: object) => (await call('POST', 'annountCement/add', { msgCategory: '1', msgShowType: '1', ...values })).result
const publish = (id: string) => call('GET', `annountCement/doReleaseData?id=${id}`)
const revoke = (id: string) => call('GET', `annountCement/doReovkeData?id=${id}`)
const unread = async (token: string) => {
  const { result } = await call<AnnouncementLists>('GET', 'annountCement/listByUser', undefined, token)
  return [...result.sysMsgList, ...result.anntMsgList].map(({ titile }) => titile)
}
const putAway = (anntId: string, token: string) => call('PUT', 'sysInformationSend/editByInfoIdAndUserId', { anntId }, token)
const listed = async (id: string) => {
  const { result } = await call<RowPage>('GET', 'annountCement/list?pageNo=1&pageSize=100')
  return result.records.find((row) => row.id === id)
}
const readers = async (id: string, more = '') =>
  (await call<RowPage>('GET', `sysAnnouncementSend/list?anntId=${id}&pageSize=1000${more}`)).result

it('P7-notice an announcement is a draft until it is published, and gone once it is revoked', async () => {
  const { id, sendStatus } = await write({ titile: '停水', titileEn: 'No water', sendStatus: '1' })
  expect(sendStatus).toBe('0')
  expect(await unread(staff)).not.toContain('No water')
  expect(await publish(id)).toMatchObject({ code: 200, message: 'The announcement is published' })
  expect(await unread(staff)).toContain('No water')
  const lists = (await call<AnnouncementLists>('GET', 'annountCement/listByUser', undefined, staff)).result
  expect(lists.sysMsgList.find((one) => one.id === id)).toMatchObject({ sender: 'admin', sender_dictText: '管理员' })
  const messages = (await call<RowPage>('GET', 'sysAnnouncementSend/getMyAnnouncementSend?pageSize=100', undefined, staff)).result
  expect(messages.records.find((one) => one.id === id)).toMatchObject({ sender: 'admin', sender_dictText: '管理员' })
  expect(await listed(id)).toMatchObject({ sendStatus: '1', sender: 'admin', readCount: 0 })
  const change = await call('PUT', 'annountCement/edit', { id, rowVersion: (await listed(id))?.rowVersion, titile: '改' })
  expect(change).toMatchObject({ success: false, message: expect.stringContaining('revoke it first') })
  expect(await call('DELETE', `annountCement/delete?id=${id}`)).toMatchObject({ success: false })
  expect(await revoke(id)).toMatchObject({ code: 200, message: 'The announcement is revoked' })
  expect(await unread(staff)).not.toContain('No water')
  expect(await listed(id)).toMatchObject({ sendStatus: '2' })
  expect(await call('DELETE', `annountCement/delete?id=${id}`)).toMatchObject({ success: true })
})

it('P7-notice the list names announcements in the language of its reader, the Chinese title where there is no other, sorts by that and is asked for it', async () => {
  await write({ titile: '灯光检查乙', titileEn: 'Lights, first', titileDe: 'Licht' })
  await write({ titile: '灯光检查甲', titileEn: 'Lights, second' })
  const shown = async (language: string, more: string) => {
    const headers = { 'Accept-Language': language }
    const path = `/api/sys/annountCement/list?titile=*灯光*${more}`
    const { result } = await server.call<RowPage>('GET', path, undefined, admin, headers)
    return result.records.map(({ titleShown }) => titleShown)
  }
  expect(await shown('en-US', '&column=titleShown&order=desc')).toEqual(['Lights, second', 'Lights, first'])
  const several = encodeURIComponent(encodeURIComponent(JSON.stringify([{ column: 'titleShown', order: 'asc' }])))
  expect(await shown('en-US', `&sortInfoString=${several}`)).toEqual(['Lights, first', 'Lights, second'])
  expect(await shown('de-DE', '&column=titleShown&order=asc')).toEqual(['Licht', '灯光检查甲'])
  const condition = encodeURIComponent(encodeURIComponent(JSON.stringify([{ field: 'titleShown', rule: 'right_like', val: 'Lights, f' }])))
  expect(await shown('en-US', `&superQueryParams=${condition}`)).toEqual(['Lights, first'])
  expect(await shown('zh-CN', `&titleShown=${encodeURIComponent('*检查乙')}`)).toEqual(['灯光检查乙'])
  const [first] = (await call<RowPage>('GET', 'annountCement/list?titileEn=Lights, first')).result.records
  const one = await call('GET', `annountCement/queryById?id=${first?.id}`)
  expect(one.result).toMatchObject({ titile: '灯光检查乙', titileDe: 'Licht', titleShown: 'Lights, first' })
  expect(await shown('zh-CN', '&column=titleShown&order=asc')).toEqual(expect.arrayContaining(['灯光检查甲', '灯光检查乙']))
})

it('P7-notice who has put one away is not shown it again, and is counted as having read it, once', async () => {
  const { id } = await write({ titile: '体检', titileEn: 'Check-up' })
  await publish(id)
  const { total } = await readers(id)
  expect(await putAway(id, staff)).toMatchObject({ success: true })
  await putAway(id, staff)
  expect(await unread(staff)).not.toContain('Check-up')
  expect(await unread(configurator)).toContain('Check-up')
  expect(await listed(id)).toMatchObject({ readCount: 1, readerCount: total })
  const { records } = await readers(id, '&readFlag=1')
  expect(records).toMatchObject([
    { username: 'staff', readFlag: '1', readFlag_dictText: 'Read', readTime: expect.stringMatching(/^\d{4}-/) },
  ])
  expect((await readers(id, '&readFlag=0')).total).toBe(total - 1)
  // The list below a row asks for one by both ends of a range.
  const below = await call<RowPage>('GET', `sysAnnouncementSend/list?anntId_begin=${id}&anntId_end=${id}&pageSize=1000`)
  expect(below.result.records.filter(({ readFlag }) => readFlag === '1')).toEqual(records)
  // What is published anew is unread anew.
  await revoke(id)
  await publish(id)
  expect(await unread(staff)).toContain('Check-up')
})

it('P7-notice one for chosen people is listed for them alone', async () => {
  const { id } = await write({ titile: '面谈', titileEn: 'Interview', msgType: 'USER', userIds: 'staff,admin' })
  await publish(id)
  expect(await unread(staff)).toContain('Interview')
  expect(await unread(configurator)).not.toContain('Interview')
  expect((await putAway(id, configurator)).status).toBe(404)
  expect((await readers(id)).records.map(({ username }) => username).sort()).toEqual(['admin', 'staff'])
  await revoke(id)
  const { rowVersion } = (await listed(id)) ?? {}
  await call('PUT', 'annountCement/edit', { id, rowVersion, userIds: 'configurator' })
  await publish(id)
  expect(await unread(staff)).not.toContain('Interview')
  expect(await unread(configurator)).toContain('Interview')
})

it('P7-notice says what is missing: a title, those whom it is for, an end after its beginning', async () => {
  const add = (values: object) => call('POST', 'annountCement/add', values)
  expect(await add({ msgCategory: '1' })).toMatchObject({ status: 422, errors: [{ message: 'Please enter a title' }] })
  expect(await add({ titile: 'x', msgType: 'USER' })).toMatchObject({ status: 422, errors: [{ path: '/userIds' }] })
  const times = { startTime: '2026-11-02 00:00:00', endTime: '2026-11-01 00:00:00' }
  expect(await add({ titile: 'x', ...times })).toMatchObject({ status: 422, errors: [{ message: 'It must end after it begins' }] })
  expect(await add({ titile: 'x', msgType: 'SOME' })).toMatchObject({ success: false })
})

it('P7-notice writing, publishing, revoking and the list of readers take the right to it', async () => {
  const { id } = await write({ titile: '午餐' })
  const calls = [
    ['GET', 'annountCement/list'],
    ['GET', `annountCement/queryById?id=${id}`],
    ['POST', 'annountCement/add', { titile: 'x' }],
    ['PUT', 'annountCement/edit', { id, rowVersion: 1, titile: 'x' }],
    ['DELETE', `annountCement/delete?id=${id}`],
    ['GET', `annountCement/doReleaseData?id=${id}`],
    ['GET', `annountCement/doReovkeData?id=${id}`],
    ['GET', `sysAnnouncementSend/list?anntId=${id}`],
  ] as const
  for (const [method, path, body] of calls) {
    expect({ path, status: (await call(method, path, body, staff)).status }).toEqual({ path, status: 403 })
    expect({ path, status: (await server.call(method, `/api/sys/${path}`, body)).status }).toEqual({ path, status: 401 })
  }
  const publisher = await signInWith(server, ['announcement:release'])
  expect(await call('GET', `annountCement/doReleaseData?id=${id}`, undefined, publisher.token)).toMatchObject({ success: true })
  expect(await listed(id)).toMatchObject({ sender: publisher.username })
})
