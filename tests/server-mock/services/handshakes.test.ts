import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shakeHands } from '../../support/shakeHands'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { listenAlone } from './socketServer'

let server: TestServer
const tokens: Partial<Record<TestUser, string>> = {}
/** Connections of clients that say nothing: they would not answer when a server takes its leave. */
const silent: Socket[] = []

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

async function openSilent(url: string, token: string): ReturnType<typeof shakeHands> {
  const hands = await shakeHands(url, token)
  silent.push(hands.socket)
  return hands
}

describe('P7-socket a handshake', () => {
  const path = '/vxeSocket/staff/p'
  const shake = async (at: string, headers: Record<string, string> = {}) => {
    const { status, socket } = await shakeHands(`${at}${path}`, tokens.staff ?? '', headers)
    socket.destroy()
    return status
  }

  it('of a page of this server, or of a client that is no browser, is taken', async () => {
    const { host } = new URL(server.url)
    expect(await shake(server.url)).toBe(101)
    expect(await shake(server.url, { Origin: `http://${host}` })).toBe(101)
    expect(await shake(server.url, { Host: 'pages.example.com', Origin: 'https://pages.example.com' })).toBe(101)
    expect(await shake(server.url, { Host: 'pages.example.com:443', Origin: 'https://pages.example.com' })).toBe(101)
  })

  it.each([
    'https://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1.evil.example',
    'null',
    '',
    'file://',
    'https://pages.example.com',
  ])('of a page of another site is refused, with a token that is good: %j', async (Origin) => {
    expect(await shake(server.url, { Origin })).toBe(403)
  })

  it('of a page behind a proxy is taken: by the host that a trusted proxy names, or by a configured origin', async () => {
    const behind = await startTestServer({ database: server.database, environment: { TRUST_PROXY: '1' } })
    const configured = await startTestServer({ database: server.database, environment: { PUBLIC_ORIGIN: 'https://pages.example.com' } })
    const headers = { 'X-Forwarded-Host': 'pages.example.com', Origin: 'https://pages.example.com' }
    expect([await shake(behind.url, headers), await shake(configured.url, headers), await shake(server.url, headers)]).toEqual([
      101, 101, 403,
    ])
    expect(await shake(configured.url, { Origin: 'https://evil.example' })).toBe(403)
    await configured.close()
    await behind.close()
  })

  it('is put off when its user has the sockets that one may have, until one of them ends; nobody else is', async () => {
    const { app, url } = await listenAlone(server.services, { mostPerUser: 2, mostPerAddress: 100 })
    const open = (user: TestUser) => openSilent(`${url}/vxeSocket/${user}/p`, tokens[user] ?? '')
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => open('staff')))
    expect(atOnce.map(({ status }) => status).sort()).toEqual([101, 101, 429, 429, 429])
    const admin = await open('admin')
    expect(admin.status).toBe(101)
    admin.socket.destroy()
    atOnce.find(({ status }) => status === 101)?.socket.destroy()
    await vi.waitFor(async () => expect((await open('staff')).status).toBe(101), { timeout: 15_000 })
    expect((await open('staff')).status).toBe(429)
    for (const socket of silent.splice(0)) socket.destroy()
    await app.close()
  })

  it('is put off when an address has the sockets that one may have, whoever they belong to', async () => {
    const { app, url } = await listenAlone(server.services, { mostPerUser: 100, mostPerAddress: 3 })
    const open = (user: string, token: string) => openSilent(`${url}/vxeSocket/${user}/p`, token)
    for (const user of ['staff', 'admin'] as const) expect((await open(user, tokens[user] ?? '')).status).toBe(101)
    // One that shakes hands wrongly leaves its place again.
    expect((await shakeHands(`${url}${path}`, tokens.staff ?? '', { 'Sec-WebSocket-Key': 'short' })).status).toBe(400)
    await vi.waitFor(async () => expect((await open('configurator', tokens.configurator ?? '')).status).toBe(101), { timeout: 15_000 })
    for (const token of [tokens.staff ?? '', 'x'.repeat(43)]) expect((await open('staff', token)).status).toBe(429)
    for (const socket of silent.splice(0)) socket.destroy()
    await app.close()
  })
})
