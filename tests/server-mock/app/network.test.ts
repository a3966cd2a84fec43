import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFailure } from '../../../server-mock/app/explainFailure'
import { openServices } from '../../../server-mock/app/openServices'
import { readNetworkSettings } from '../../../server-mock/services/network/NetworkSettings'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** Servers over one database: each believes other proxies. */
const servers: Record<string, TestServer> = {}

beforeAll(async () => {
  servers.nobody = await startTestServer({ environment: {} })
  const { database } = servers.nobody
  for (const [name, TRUST_PROXY] of Object.entries({ one: '1', two: '2', listed: '10.0.0.0/8, 127.0.0.1' })) {
    servers[name] = await startTestServer({ database, environment: { TRUST_PROXY } })
  }
})
afterAll(async () => {
  const { nobody, ...others } = servers
  for (const server of Object.values(others)) await server.close()
  await nobody?.close()
})

function serverOf(name: string): TestServer {
  const server = servers[name]
  if (!server) throw new Error(`no server ${name}`)
  return server
}

/** The address that a sign-in is written down under. */
async function addressSeen(name: string, forwarded: string): Promise<unknown> {
  const server = serverOf(name)
  const body = { username: 'staff', password: 'Demo-password-1' }
  const answer = await server.call('POST', '/api/sys/login', body, undefined, { 'X-Forwarded-For': forwarded })
  if (!answer.success) throw new Error(answer.message)
  const newest = server.database.kysely.selectFrom('sys_session').select('ip').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).ip
}

describe('the address of a caller', () => {
  it.each([
    ['nobody', '203.0.113.7', '127.0.0.1'],
    ['one', '203.0.113.7', '203.0.113.7'],
    ['one', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['two', '198.51.100.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['listed', '198.51.100.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['listed', '203.0.113.7, 192.0.2.4', '192.0.2.4'],
  ])('with %s trusted and %s told is %s', async (name, forwarded, address) => {
    expect(await addressSeen(name, forwarded)).toBe(address)
  })

  const ask = async (name: string, from: string) =>
    (await serverOf(name).call('GET', '/api/sys/thirdLogin/getLoginUser/guessed/wechat', undefined, undefined, { 'X-Forwarded-For': from }))
      .status

  it('is what limits count by: one caller behind a proxy does not close the door for the others', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push(await ask('one', '203.0.113.7'))
    expect(statuses.indexOf(429)).toBe(60)
    expect(await ask('one', '203.0.113.8')).toBe(200)
  })

  it('cannot be made up where no proxy is trusted', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push(await ask('nobody', `203.0.113.${time}`))
    expect(statuses.at(-1)).toBe(429)
  })

  it('is the one in the log of menus, too', async () => {
    const server = serverOf('one')
    const token = await server.signIn('staff')
    const entry = { menuId: 'm', menuName: 'Menu' }
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    expect(await server.call('POST', '/api/system/sysMenuLog/add', entry, token, headers)).toMatchObject({ success: true })
    const rows = await server.database.kysely.selectFrom('sys_menu_log').select('ip').execute()
    expect(rows).toContainEqual({ ip: '203.0.113.9' })
  })
})

describe('the settings of the network', () => {
  it('trust nobody when nothing is set', () => {
    for (const environment of [{}, { TRUST_PROXY: '' }, { TRUST_PROXY: ' 0 ' }])
      expect(readNetworkSettings(environment)).toEqual({ trustProxy: false, origins: [] })
  })

  it('take addresses and ranges of both kinds, and origins', () => {
    const environment = { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,fd00::/8', PUBLIC_ORIGIN: 'https://Pages.example.com/, http://intern:8080' }
    expect(readNetworkSettings(environment)).toEqual({
      trustProxy: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8'],
      origins: ['https://pages.example.com', 'http://intern:8080'],
    })
  })

  it.each(['true', '-1', '1.5', '100', 'proxy.example.com', '10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0.1/8/8', '10.0.0.1, yes'])(
    'refuse TRUST_PROXY=%s with a sentence',
    (value) => {
      expect(() => readNetworkSettings({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY: ".+" is neither a number of proxies nor an address/)
    },
  )

  it.each(['pages.example.com', 'https://a.example/path', 'ftp://a.example', '*', 'null'])('refuse PUBLIC_ORIGIN=%s', (value) => {
    expect(() => readNetworkSettings({ PUBLIC_ORIGIN: value })).toThrow(/^PUBLIC_ORIGIN: ".+" is no origin such as/)
  })

  it.each([
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY: "yes" is neither a number of proxies nor an address or range such as 10.0.0.5 or 10.0.0.0/8, joined by commas.',
    ],
    [{ CAS_URL: 'https://cas.example' }, 'CAS_URL is set without CAS_SERVICE, the address of this product that CAS knows it by.'],
    [{ PROXY_ALLOW: 'a b' }, 'PROXY_ALLOW: "a b" is no host and no host:port.'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.'],
  ])('keep the server from starting when they are wrong, which the terminal says in one sentence: %j', async (environment, sentence) => {
    const { database, uploadFolder } = serverOf('nobody')
    const failure = await openServices(database, { uploadFolder }, environment).catch((error: unknown) => error)
    expect(explainFailure(failure, '127.0.0.1', 3000)).toBe(sentence)
  })

  it.each([
    ['192.0.2.1', 'LISTEN_HOST: this machine has no address "192.0.2.1".'],
    ['no-such-host.invalid', 'LISTEN_HOST: this machine has no address "no-such-host.invalid".'],
  ])('say so when the machine has no address %s to listen on', async (host, sentence) => {
    const failure = await fastify()
      .listen({ host, port: 0 })
      .catch((error: unknown) => error)
    expect(explainFailure(failure, host, 3000)).toBe(sentence)
  })
})
