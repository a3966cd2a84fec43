import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../../schemas/api/Result'
import type { FirstAccounts } from '../../../../server-mock/app/seed/seedAccounts'
import { type StartOptions, startServer } from '../../../../server-mock/app/startServer'
import type { Database } from '../../../../server-mock/db/Database'
import { openTestDatabase } from '../../../support/openTestDatabase'

let database: Database
let uploadFolder: string
let otherProgram: Server
let takenPort: number

beforeAll(async () => {
  database = await openTestDatabase()
  uploadFolder = await mkdtemp(join(tmpdir(), 'pagewright-uploads-'))
  otherProgram = createServer()
  await new Promise<void>((resolve) => otherProgram.listen(0, '127.0.0.1', resolve))
  const address = otherProgram.address()
  takenPort = address !== null && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
  await new Promise((resolve) => otherProgram.close(resolve))
  await database.close()
  await rm(uploadFolder, { recursive: true, force: true })
})

function optionsFor(port: number, received: FirstAccounts[]): StartOptions {
  const onAccounts = (accounts: FirstAccounts) => void received.push(accounts)
  return {
    host: '127.0.0.1',
    port,
    uploadFolder,
    documentsFolder: 'pages',
    withDemo: false,
    passwords: {},
    onProgress: () => undefined,
    onAccounts,
  }
}

describe('the one-time password of the administrator', () => {
  it('is told although the first start fails, opens the door at the second, and is not told again', async () => {
    const atFirst: FirstAccounts[] = []
    await expect(startServer(database, optionsFor(takenPort, atFirst))).rejects.toMatchObject({ code: 'EADDRINUSE' })
    expect(atFirst).toEqual([[{ username: 'admin', password: expect.stringMatching(/^\w{16}$/) }]])

    const later: FirstAccounts[] = []
    const server = await startServer(database, optionsFor(0, later))
    const answer = await fetch(`${server.url}/api/sys/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(atFirst[0]?.[0]),
    })
    const { code } = (await answer.json()) as Result
    await server.close()
    expect(code).toBe(200)
    expect(later).toEqual([])
  })
})
