import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { hashSources } from '../../codegen/build.mjs'
import { readDocumentFiles } from '../../codegen/readPages'
import { openServices } from '../../server-mock/app/openServices'
import { seedFirstStart } from '../../server-mock/app/seed/seedFirstStart'
import type { Database } from '../../server-mock/db/Database'
import { openDatabase } from '../../server-mock/db/openDatabase'
import type { Services } from '../../server-mock/services/Services'
import { openSeededPostgres } from './openSeededPostgres'
import { templateFile } from './openTestDatabase'

const demo = 'Demo-password-1'

/** The passwords of the accounts on a test server. */
export const passwords = { admin: 'Admin-password-1', configurator: demo, staff: demo, leader: demo, tester: demo, visitor: demo } as const

/** What a first start brings into the database of a test: accounts, dictionaries and menu, no pages. Changes nothing where it happened already. */
export function seedTestDatabase(services: Services): Promise<void> {
  return seedFirstStart(services, {
    documentsFolder: 'pages',
    withDemo: true,
    passwords: { admin: passwords.admin, demo: passwords.staff },
    onProgress: () => undefined,
  })
}

/** A database of the test file's own after that first start: a copy of one that is filled anew when the server's sources have changed. */
export async function openSeededDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) return openSeededPostgres(url, { hash: sourcesHash(), fill: fillDatabase })
  return openDatabase({ dataDir: 'memory://', templateFile: await ensureSnapshot() })
}

/** The file that those databases are copies of. */
export async function ensureSnapshot(): Promise<string> {
  const file = snapshotFile()
  if (!existsSync(file)) await writeSnapshot(file)
  return file
}

const sources = [
  'schemas',
  'server-mock',
  'package-lock.json',
  'tests/support/openSeededDatabase.ts',
  ...readDocumentFiles().map(({ path }) => path),
]
const prefix = 'seeded-'

const sourcesHash = () => hashSources(sources).slice(0, 16)

function snapshotFile(): string {
  return join(dirname(templateFile), `${prefix}${sourcesHash()}.tar`)
}

async function fillDatabase(database: Database, uploadFolder: string): Promise<void> {
  const services = await openServices(database, { uploadFolder }, {})
  await seedTestDatabase(services)
  await services.changes.close()
}

/** Moved to its place when it is complete: several workers may be making it at once. */
async function writeSnapshot(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-seeded-'))
  try {
    const dump = await seedFolder(folder)
    mkdirSync(dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.${threadId}`
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()))
    renameSync(unfinished, file)
    removeOld(dirname(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seedFolder(folder: string): Promise<Blob> {
  const dataDir = join(folder, 'db')
  // What initdb makes takes the longest; databases in memory keep it.
  const loadDataDir = existsSync(templateFile) ? new Blob([readFileSync(templateFile)]) : undefined
  await (await PGlite.create({ dataDir, loadDataDir })).close()
  const database = await openDatabase({ dataDir })
  await fillDatabase(database, join(folder, 'uploads'))
  await database.close()
  // New databases are made from these two; without them each of the many in memory opens in two thirds of the time.
  for (const template of ['1', '4']) rmSync(join(dataDir, 'base', template), { recursive: true })
  const engine = await PGlite.create({ dataDir })
  try {
    return await engine.dumpDataDir('none')
  } finally {
    await engine.close()
  }
}

/** Each is 40 MB: the two newest stay, so that going back and forth between two states of the sources costs nothing. */
function removeOld(folder: string): void {
  const snapshots = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.tar'))
  // Another worker may have removed one meanwhile.
  const ageOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byAge = snapshots.map((name) => join(folder, name)).sort((one, other) => ageOf(other) - ageOf(one))
  for (const old of byAge.slice(2)) rmSync(old, { force: true })
}
