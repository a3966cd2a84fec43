import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../db/openDatabase'
import { collectSooner } from './collectSooner'
import { explainFailure } from './explainFailure'
import { optimizeLater } from './optimizeLater'
import type { FirstAccounts } from './seed/seedAccounts'
import { startServer } from './startServer'

const startedAt = performance.now()
const host = process.env.LISTEN_HOST || '127.0.0.1'
const port = Number(process.env.PORT ?? 3000)
const dataFolder = resolve(process.env.DATA_DIR ?? 'data')
const clientFolder = resolve('dist/client')

function printAccounts(accounts: FirstAccounts): void {
  console.log('\nAccounts (shown once, change the passwords):')
  for (const { username, password } of accounts) console.log(`  ${username.padEnd(14)} ${password ?? '(from the environment)'}`)
  console.log('')
}

async function main(): Promise<void> {
  collectSooner()
  optimizeLater()
  const url = process.env.DATABASE_URL || undefined
  const database = await openDatabase({ url, dataDir: join(dataFolder, 'db'), templateFolder: resolve('dist/empty-database') })
  const server = await startServer(database, {
    host,
    port,
    uploadFolder: join(dataFolder, 'uploads'),
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
    documentsFolder: resolve('pages'),
    pagesFolder: resolve('pages'),
    withDemo: process.argv.includes('--demo'),
    passwords: { admin: process.env.ADMIN_PASSWORD, demo: process.env.DEMO_PASSWORD },
    onProgress: (progress) => console.log(progress),
    onAccounts: printAccounts,
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  console.log(`Pagewright is listening on ${server.url} (${Math.round(performance.now() - startedAt)} ms)`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    await server.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, host, port))
  process.exit(1)
})
