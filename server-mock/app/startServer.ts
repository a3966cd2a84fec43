import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/Database'
import { keepRunningJobs } from '../services/jobs/runDueJobs'
import { keepDelivering } from '../services/messages/deliverMessages'
import type { Services } from '../services/Services'
import { createApp } from './createApp'
import { openServices, type ServiceOptions } from './openServices'
import type { FirstAccounts } from './seed/seedAccounts'
import { seedFirstStart } from './seed/seedFirstStart'

export interface StartOptions extends ServiceOptions {
  host: string
  port: number
  /** Folder whose dictionaries and rules are published at the first start. */
  documentsFolder: string
  /** Folder whose `*.page.json` are published at the first start. */
  pagesFolder?: string
  /** true: demonstration people and rows are brought in at the first start, and codes to phones are written down where no service takes them. */
  withDemo: boolean
  passwords: { admin?: string; demo?: string }
  /** Called with what is being done, for the terminal. */
  onProgress(progress: string): void
  /** Called with the accounts that a first start made, with their one-time passwords, before it goes on. */
  onAccounts?(accounts: FirstAccounts): void
}

export interface RunningServer {
  url: string
  app: FastifyInstance
  services: Services
  close(): Promise<void>
}

/** Opens the services over a database, fills them at the first start, and listens. Closing ends everything but the database. */
export async function startServer(database: Database, options: StartOptions): Promise<RunningServer> {
  const services = await openServices(database, options)
  await seedFirstStart(services, options)
  const app = await createApp(services)
  const url = await app.listen({ host: options.host, port: options.port })
  const stopWork = [keepDelivering(services), keepRunningJobs(services)]
  return {
    url,
    app,
    services,
    async close() {
      for (const stop of stopWork) stop()
      await app.close()
      await services.changes.close()
    },
  }
}
