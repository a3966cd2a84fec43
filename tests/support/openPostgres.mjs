import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * A PostgreSQL for the time of a test run: `{ url, close }`, or `{ reason }` when there is none and none can be had.
 * DATABASE_URL is taken first; else a server is started in a temporary folder, installed by apt where that is allowed.
 */
export async function openPostgres() {
  const url = process.env.DATABASE_URL
  if (url) return { url, close: () => dropSeeded(url) }
  const programs = findPrograms() ?? installPrograms()
  if (!programs)
    return { reason: 'no DATABASE_URL is set, PostgreSQL is not installed, and it can be installed only by root on a Debian system.' }
  return startServer(programs)
}

/** What the databases are called that those of tests are copies of. */
export const seededPrefix = 'pagewright_seeded_'

/** A server that stays gets nothing from a run that stays. */
async function dropSeeded(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [seededPrefix])
  for (const { datname } of rows) await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`)
  await client.end()
}

/** The folder that holds initdb and postgres, the newest version first; Debian keeps them off the PATH. */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function installPrograms() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing PostgreSQL …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' })
  } catch (error) {
    console.log(`PostgreSQL could not be installed: ${error.message}`)
  }
  return findPrograms()
}

async function startServer(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-postgres-'))
  const owner = findOwner()
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await findFreePort()
  const settings = { fsync: 'off', listen_addresses: '127.0.0.1', max_connections: '200', unix_socket_directories: folder }
  const args = ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  await waitUntilReady(server)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close: () => stopServer(server, folder) }
}

/** PostgreSQL refuses to run as root: root hands it to the user that the package made. */
function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += output.length < 10_000 ? text : ''
      if (text.includes('ready to accept connections')) resolve()
    })
    server.on('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code} before it was ready:\n${output}`)))
  })
}

function stopServer(server, folder) {
  return new Promise((resolve) => {
    server.on('exit', () => {
      rmSync(folder, { recursive: true, force: true })
      resolve()
    })
    server.kill('SIGINT')
  })
}
