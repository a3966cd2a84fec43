import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openEngine } from '../../../server-mock/db/openEngine'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-sync-'))
const realSync = fs.fsyncSync

afterEach(() => {
  fs.fsyncSync = realSync
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

it('C-durable brings every commit to disk before it is acknowledged', async () => {
  let syncs = 0
  fs.fsyncSync = (handle) => {
    syncs++
    realSync(handle)
  }
  syncBuiltinESMExports()
  const engine = await openEngine({ dataDir: join(folder, 'db') })
  await engine.exec('create table t (n integer)')
  for (let n = 1; n <= 3; n++) {
    const before = syncs
    await engine.query('insert into t values ($1)', [n])
    expect(syncs).toBeGreaterThan(before)
  }
  const before = syncs
  await engine.query('select * from t')
  expect(syncs).toBe(before)
  await engine.close()
})
