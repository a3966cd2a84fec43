import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnnouncementLists } from '../../../schemas/api/notices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { SignInOptions } from '../../../schemas/api/signIn'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { deliverMessages, mostTries } from '../../../server-mock/services/messages/deliverMessages'
import { readMessageSettings } from '../../../server-mock/services/messages/MessageSettings'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** Another service: it keeps what it is handed, and answers as the test says. */
const gateway = { taken: [] as { headers: Record<string, unknown>; body: Record<string, unknown> }[], status: 200, answer: 'ok' }
let other: Server
let server: TestServer
let admin: string
let staff: string

beforeAll(async () => {
  other = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    gateway.taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown> })
    response.writeHead(gateway.status, { location: '/elsewhere' }).end(gateway.answer)
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/messages`
  const environment = { MESSAGE_SMS_URL: address, MESSAGE_EMAIL_URL: address, MESSAGE_TOKEN: 'secret' }
  server = await startTestServer({ pages: ['system/message-records', 'system/message-templates'], environment })
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
})
afterAll(async () => {
  await server.close()
  await new Promise((done) => other.close(done))
})
beforeEach(() => Object.assign(gateway, { taken: [], status: 200, answer: 'ok' }))

const call = <T = Row>(method: string, path: string, body?: unknown, token = admin) =>
  server.call<T>(method, `/api/sys/message/${path}`, body, token)
const template = (templateCode: string, templateType: string, templateContent = 'Dear ${name}, ${ count } left') =>
  call('POST', 'sysMessageTemplate/add', { templateCode, templateName: `About ${templateCode}`, templateType, templateContent })
const sendBy = (templateCode: string, receiver: string, data: object = { name: 'Li', count: 3 }) =>
  call('POST', 'sysMessageTemplate/sendMsg', { templateCode, receiver, data })
const read = async (id: string) => (await call('GET', `sysMessage/queryById?id=${id}`)).result
const come = (id: string) =>
  systemTables(server.database.kysely)
    .updateTable('sys_message')
    .set({ next_try_at: timeNow(-1) })
    .where('id', '=', id)
    .execute()

it('P7-message P3-messages templates have code, name, content and type, and one code is there once', async () => {
  const { result } = await template('welcome', '2')
  expect(result).toMatchObject({
    templateCode: 'welcome',
    templateName: 'About welcome',
    templateType: '2',
    templateType_dictText: 'E-mail',
  })
  expect(await template('welcome', '1')).toMatchObject({ success: false })
  expect(await template('strange', '5')).toMatchObject({ success: false })
  expect(await template('1st', '1')).toMatchObject({ success: false })
  const page = await call<RowPage>('GET', 'sysMessageTemplate/list?pageNo=1&pageSize=10&templateType=2')
  expect(page.result.records.map(({ templateCode }) => templateCode)).toEqual(['welcome'])
  const edited = await call('PUT', 'sysMessageTemplate/edit', { id: result.id, rowVersion: result.rowVersion, templateName: 'Hello' })
  expect(edited.result).toMatchObject({ templateName: 'Hello' })
  expect(await call('DELETE', `sysMessageTemplate/delete?id=${result.id}`)).toMatchObject({ success: true })
})

it('P4-login a code to a phone goes to the service for SMS, in the language of who asked for it, and signs in', async () => {
  const mobile = '13800001111'
  await server.database.kysely.updateTable('sys_user').set({ phone: mobile }).where('username', '=', 'staff').execute()
  expect((await server.call<SignInOptions>('GET', '/api/sys/signInOptions')).result.phone).toBe(true)
  expect(await server.call('POST', '/api/account/sms', { mobile })).toMatchObject({ success: true })
  await expect.poll(() => gateway.taken).toHaveLength(1)
  const [sent] = gateway.taken
  expect(sent?.headers.authorization).toBe('Bearer secret')
  expect(sent?.body).toMatchObject({ id: expect.any(String), type: '1', receiver: mobile })
  const captcha = /^Your code is (\d{6})\./.exec(String(sent?.body.content))?.[1]
  expect(await server.call('POST', '/api/sys/phoneLogin', { mobile, captcha })).toMatchObject({ success: true, code: 200 })
  expect(await server.database.kysely.selectFrom('sys_sms_log').selectAll().execute()).toEqual([])
})

it('P7-message P3-messages a message of each outer type goes to the service of its type, and is kept with its seven fields', async () => {
  await template('mail', '2')
  await template('sms', '1')
  const { result, message } = await sendBy('mail', 'li@example.com')
  expect(message).toBe('Sent')
  expect(result).toMatchObject({
    esTitle: 'About mail',
    esContent: 'Dear Li, 3 left',
    esReceiver: 'li@example.com',
    esSendNum: 1,
    esSendStatus: '1',
    esSendTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
    esType: '2',
  })
  await sendBy('sms', '+8613900000000')
  expect(gateway.taken.map(({ body }) => body)).toEqual([
    { id: result.id, type: '2', title: 'About mail', content: 'Dear Li, 3 left', receiver: 'li@example.com' },
    expect.objectContaining({ type: '1', receiver: '+8613900000000' }),
  ])
  expect(gateway.taken[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': result.id })
})

it('P7-message the title of a template takes its values as its content does, and a missing one is said', async () => {
  const named = { templateCode: 'reminder', templateName: 'Reminder: ${taskName}', templateType: '2', templateContent: 'Please look at it' }
  await call('POST', 'sysMessageTemplate/add', named)
  const { result } = await sendBy('reminder', 'li@example.com', { taskName: 'Pump 3' })
  expect(result).toMatchObject({ esTitle: 'Reminder: Pump 3', esContent: 'Please look at it' })
  expect(await sendBy('reminder', 'li@example.com', {})).toMatchObject({
    success: false,
    message: 'The template needs a value for taskName',
  })
})

it('P7-message a failed one is tried again when its time has come, counted, and given up after five times', async () => {
  Object.assign(gateway, { status: 503, answer: 'later' })
  const { result, message, code } = await sendBy('mail', 'li@example.com')
  expect(message).toBe('The message is kept, but could not be sent: Refused by the other side (503 later)')
  expect(code).toBe(keptOnly)
  expect(result).toMatchObject({ esSendStatus: '0', esSendNum: 1, esFailure: 'refused', esResult: '503 later', esSendTime: null })
  expect(await deliverMessages(server.services)).toBe(0)
  expect(await read(result.id)).toMatchObject({ esSendNum: 1 })
  for (let tries = 2; tries <= mostTries; tries++) {
    await come(result.id)
    await deliverMessages(server.services)
    expect(await read(result.id)).toMatchObject({ esSendNum: tries, esSendStatus: tries < mostTries ? '0' : '2' })
  }
  await come(result.id)
  await deliverMessages(server.services)
  expect(gateway.taken).toHaveLength(mostTries)
  // Somebody sends it by hand, in vain, and once more, and it arrives.
  expect(await call('POST', 'sysMessage/send', { ids: result.id })).toMatchObject({
    result: 0,
    code: keptOnly,
    message: 'The message is kept, but could not be sent: Refused by the other side (503 later)',
  })
  gateway.status = 202
  expect(await call('POST', 'sysMessage/send', { ids: result.id })).toMatchObject({ result: 1, message: '1 sent' })
  expect(await read(result.id)).toMatchObject({ esSendStatus: '1', esSendNum: mostTries + 2, esFailure: null, esResult: null })
  expect(await call('POST', 'sysMessage/send', { ids: result.id })).toMatchObject({ result: 0 })
})

it('P7-message what two servers find due is sent by one of them; a redirection is not followed', async () => {
  const { result } = await call('POST', 'sysMessage/add', { esTitle: 'Once', esContent: 'x', esReceiver: 'li@example.com', esType: '2' })
  expect(result).toMatchObject({ esSendStatus: '0', esSendNum: 0 })
  await Promise.all([deliverMessages(server.services), deliverMessages(server.services)])
  expect(gateway.taken).toHaveLength(1)
  gateway.status = 302
  const moved = await sendBy('mail', 'li@example.com')
  expect(moved.result).toMatchObject({ esFailure: 'refused' })
  expect(gateway.taken).toHaveLength(2)
})

it('P7-message a type without a sender says so; one inside of the product is a notice of its receiver alone', async () => {
  await template('wechat', '3')
  expect((await sendBy('wechat', 'li')).result).toMatchObject({
    esSendStatus: '2',
    esFailure: 'notConfigured',
    esFailure_dictText: 'No sender is set up',
  })
  await template('notice', '4', 'Hello ${name}')
  expect((await sendBy('notice', 'staff', { name: '<b>Li</b>' })).result).toMatchObject({ esSendStatus: '1', esType: '4' })
  const unread = async (token: string) =>
    (await server.call<AnnouncementLists>('GET', '/api/sys/annountCement/listByUser', undefined, token)).result.sysMsgList
  expect(await unread(staff)).toContainEqual(
    expect.objectContaining({ titile: 'About notice', msgContent: '<p>Hello &lt;b&gt;Li&lt;/b&gt;</p>', msgCategory: '1' }),
  )
  expect((await unread(admin)).map(({ titile }) => titile)).not.toContain('About notice')
  expect((await sendBy('notice', 'nobody')).result).toMatchObject({ esSendStatus: '2', esFailure: 'unknownReceiver' })
})

it.each([
  ['zh-CN', '消息已保存，但未能发送：未配置发送方式', '已发送 1 条，未能发送 2 条（均已保存）：未配置发送方式'],
  [
    'en-US',
    'The message is kept, but could not be sent: No sender is set up',
    'Sent: 1. Kept, but could not be sent: 2 (No sender is set up)',
  ],
  [
    'de-DE',
    'Die Nachricht ist gespeichert, ließ sich aber nicht senden: Kein Versandweg eingerichtet',
    'Gesendet: 1. Gespeichert, ließen sich aber nicht senden: 2 (Kein Versandweg eingerichtet)',
  ],
])('P7-message what is kept and was not sent is said with its reason, in %s', async (language, one, several) => {
  const told = <T>(path: string, body: object) =>
    server.call<T>('POST', `/api/sys/message/${path}`, body, admin, { 'Accept-Language': language })
  const send = () => told<Row>('sysMessageTemplate/sendMsg', { templateCode: 'wechat', receiver: 'li', data: { name: 'Li', count: 3 } })
  const [first, second] = [await send(), await send()]
  expect(first).toMatchObject({ success: true, code: keptOnly, message: one })
  const waiting = await call('POST', 'sysMessage/add', { esTitle: 'Later', esContent: 'x', esReceiver: 'li@example.com', esType: '2' })
  const ids = [first.result.id, second.result.id, waiting.result.id].join(',')
  expect(await told<number>('sysMessage/send', { ids })).toMatchObject({ success: true, code: keptOnly, result: 1, message: several })
})

it('P7-message refuses a value that is missing, a receiver that does not fit, and changes of what has arrived', async () => {
  expect(await sendBy('mail', 'li@example.com', { name: 'Li' })).toMatchObject({
    status: 400,
    message: 'The template needs a value for count',
  })
  expect(await sendBy('none', 'li@example.com')).toMatchObject({ status: 400 })
  expect(await sendBy('mail', '13900000000')).toMatchObject({ status: 422 })
  expect(await sendBy('sms', 'li')).toMatchObject({ status: 422 })
  const asText = { templateCode: 'mail', receiver: 'li@example.com', testData: '[1]' }
  expect(await call('POST', 'sysMessageTemplate/sendMsg', asText)).toMatchObject({ status: 400 })
  expect(await call('POST', 'sysMessageTemplate/sendMsg', { ...asText, testData: '{"name":"a","count":1}' })).toMatchObject({ code: 200 })
  const { result } = await sendBy('mail', 'li@example.com')
  const change = { id: result.id, rowVersion: result.rowVersion, esContent: 'other' }
  expect(await call('PUT', 'sysMessage/edit', change)).toMatchObject({
    success: false,
    message: expect.stringContaining('not changed any more'),
  })
  const claimed = await call('POST', 'sysMessage/add', { esTitle: 'x', esReceiver: 'a@b.c', esType: '2', esSendStatus: '1', esSendNum: 9 })
  expect(claimed.result).toMatchObject({ esSendStatus: '0', esSendNum: 0 })
})

it('P7-message every call takes the right to it', async () => {
  const calls = [
    ['GET', 'sysMessage/list'],
    ['POST', 'sysMessage/add', { esTitle: 'x' }],
    ['POST', 'sysMessage/send', { ids: 'x' }],
    ['GET', 'sysMessageTemplate/list'],
    ['POST', 'sysMessageTemplate/add', { templateCode: 'x' }],
    ['POST', 'sysMessageTemplate/sendMsg', { templateCode: 'mail', receiver: 'a@b.c' }],
  ] as const
  for (const [method, path, body] of calls) {
    expect({ path, status: (await call(method, path, body, staff)).status }).toEqual({ path, status: 403 })
    expect({ path, status: (await server.call(method, `/api/sys/message/${path}`, body)).status }).toEqual({ path, status: 401 })
  }
  const { token } = await signInWith(server, ['message:edit'])
  expect(await call('GET', 'sysMessage/list', undefined, token)).toMatchObject({ success: true })
})

it('a sender that is no address by http or https ends the start', () => {
  expect(() => readMessageSettings({ MESSAGE_SMS_URL: 'ftp://x' })).toThrow('MESSAGE_SMS_URL')
  expect(readMessageSettings({}).senders).toEqual({})
})
