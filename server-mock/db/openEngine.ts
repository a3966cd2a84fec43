import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { WorkerStart } from './pgliteMessages'
import { SyncedNodeFS, syncPath } from './SyncedNodeFS'
import { parameterTypes, valueParsers } from './valueParsers'

/** Both engines get parameters as text. */
const serializers = Object.fromEntries(parameterTypes.map((type) => [type, String]))

const common: PGliteOptions = { parsers: { ...valueParsers }, serializers }

/** Without `-F` the database asks for `fsync`, and by a call that `SyncedNodeFS` can answer. */
const durable = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** What is in memory already is not held there twice: to clear the usual 128 MB of buffers takes a quarter of the time that opening does. */
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens the embedded database, made new when the folder holds none. */
export async function openEngine({ dataDir, templateFile, templateFolder, engine }: WorkerStart): Promise<PGlite> {
  const options: PGliteOptions = { ...common, pgliteWasmModule: engine }
  if (dataDir === 'memory://') return openInMemory(options, templateFile)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await makeDataFolder(options, dataDir, templateFolder)
  return openFolder(options, dataDir)
}

function openFolder(options: PGliteOptions, dataDir: string): Promise<PGlite> {
  return PGlite.create({ ...options, fs: new SyncedNodeFS(dataDir), startParams: durable })
}

/** Made under another name and moved when it is complete, so that an interrupted first start leaves nothing half. */
async function makeDataFolder(options: PGliteOptions, dataDir: string, templateFolder: string | undefined): Promise<void> {
  const unfinished = `${dataDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (templateFolder !== undefined && existsSync(templateFolder)) cpSync(templateFolder, unfinished, { recursive: true })
  else await (await openFolder(options, unfinished)).close()
  syncTree(unfinished)
  if (existsSync(dataDir) && readdirSync(dataDir).length === 0) rmSync(dataDir, { recursive: true })
  renameSync(unfinished, dataDir)
  syncPath(dirname(dataDir))
}

function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(path, entry.name))
    else if (entry.isFile()) syncPath(join(path, entry.name))
  }
  syncPath(path)
}

async function openInMemory(options: PGliteOptions, templateFile: string | undefined): Promise<PGlite> {
  const memory: PGliteOptions = { ...options, dataDir: 'memory://', startParams: inMemory }
  if (templateFile === undefined) return PGlite.create(memory)
  if (!existsSync(templateFile)) await writeTemplate(templateFile)
  return PGlite.create({ ...memory, loadDataDir: new Blob([readFileSync(templateFile)]) })
}

async function writeTemplate(templateFile: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: 'memory://' })
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  mkdirSync(dirname(templateFile), { recursive: true })
  const unfinished = `${templateFile}.${process.pid}.${threadId}`
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()))
  renameSync(unfinished, templateFile)
}
