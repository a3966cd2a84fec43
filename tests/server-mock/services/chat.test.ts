import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatTicket, ChatUser } from '../../../schemas/api/chat'
import { readChatSettings } from '../../../server-mock/services/chat/ChatSettings'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ environment: { CHAT_ORIGIN: 'https://chat.example.com' } })
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const issue = async () => (await server.call<ChatTicket>('POST', '/api/eoa/im/ticket', undefined, token)).result
const redeem = (ticket: string) => server.call<ChatUser>('GET', `/api/eoa/im/user?token=${ticket}`)
const policyOf = async ({ url }: TestServer) => (await fetch(`${url}/api/health`)).headers.get('content-security-policy')

it('B7.8-chat the ticket says once, within 60 seconds, who is there, and opens no session', async () => {
  const ticket = await issue()
  expect(ticket).toEqual({ origin: 'https://chat.example.com', ticket: expect.stringMatching(/^[\w-]{43}$/), seconds: 60 })
  expect(await server.call('GET', `/api/sys/portal/getPortalInfo?t=${ticket.ticket}`)).not.toMatchObject({ success: true })
  expect((await server.call('GET', '/api/eoa/im/ticket', undefined, String(ticket.ticket))).success).toBe(false)
  const { result, success } = await redeem(String(ticket.ticket))
  expect({ result, success }).toEqual({
    success: true,
    result: { id: expect.any(String), username: 'staff', realname: expect.any(String) },
  })
  expect(await redeem(String(ticket.ticket))).toMatchObject({ success: false })
  const late = await issue()
  await server.database.kysely
    .updateTable('sys_ticket' as never)
    .set({ expires_at: '2020-01-01 00:00:00' } as never)
    .execute()
  expect(await redeem(String(late.ticket))).toMatchObject({ success: false })
  expect(await redeem('x')).toMatchObject({ success: false })
})

it('is for people who have signed in', async () => {
  expect((await server.call('POST', '/api/eoa/im/ticket')).status).toBe(401)
})

it('B7.8-chat only the configured origin may stand in a frame; without one there is no ticket', async () => {
  expect(await policyOf(server)).toMatch(/(^|;)frame-src 'self' https:\/\/chat\.example\.com(;|$)/)
  const other = await startTestServer({ environment: {} })
  try {
    expect(await policyOf(other)).toMatch(/(^|;)frame-src 'self'(;|$)/)
    const { result } = await other.call('POST', '/api/eoa/im/ticket', undefined, await other.signIn('staff'))
    expect(result).toEqual({ origin: null, ticket: null, seconds: 60 })
  } finally {
    await other.close()
  }
})

it.each(['chat', 'javascript:alert(1)', 'https://a.example/path', 'https://a.example; script-src *', 'https://u@a.example'])(
  'says at its start that %s is no origin',
  (origin) => expect(() => readChatSettings({ CHAT_ORIGIN: origin })).toThrow('CHAT_ORIGIN'),
)
