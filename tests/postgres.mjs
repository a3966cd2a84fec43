import { installWhenMissing } from '../codegen/install.mjs'
import { openPostgres } from './support/openPostgres.mjs'
import { printSummary } from './support/summary.mjs'

/** `npm run test:postgres`: the server's tests on a real PostgreSQL, given by DATABASE_URL or started here for the time of the run. */
await installWhenMissing()
const { runVitest } = await import('./support/runVitest.mjs')

/** What is about the embedded database alone has been run with the others. */
const embeddedOnly = ['dataFolder', 'fsync'].flatMap((name) => ['--exclude', `tests/server-mock/db/${name}.test.ts`])

const startedAt = Date.now()
const postgres = await openPostgres()
if (postgres.reason) {
  console.log(`PostgreSQL tests skipped: ${postgres.reason}`)
  console.log('0 passed, 0 failed')
} else {
  try {
    const env = { ...process.env, DATABASE_URL: postgres.url }
    const result = await runVitest(['--project', 'server', ...embeddedOnly, ...process.argv.slice(2)], { env })
    printSummary([{ name: 'postgres', seconds: (Date.now() - startedAt) / 1000, ...result }])
  } finally {
    await postgres.close()
  }
}
