import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { keptLogDays } from '../logs/signInLog'
import type { Services } from '../Services'
import { removeTrash } from './removeTrash'

/** Work that the server does by itself, under the name that the dictionary `job_handler` has. */
export interface JobHandler {
  name: string
  /** The schedule that it has at first. */
  cron: string
  /** Does the work, in one transaction; how many rows it changed. It may run again after it was broken off. */
  run(connection: Connection, scope: JobScope): Promise<number>
}

/** What a job works with beside the database. */
export interface JobScope {
  services: Pick<Services, 'registry' | 'files'>
  /** What is to be done once the transaction is kept. */
  afterwards(work: () => Promise<void>): void
}

const logTables = ['sys_sign_in_log', 'sys_menu_log', 'sys_job_log'] as const

/** Sessions, tickets and codes that are over: nobody can use them any more. */
const removeEnded: JobHandler = {
  name: 'removeEnded',
  cron: '0 0 * * * ? *',
  async run(connection) {
    let removed = 0
    for (const table of ['sys_session', 'sys_ticket', 'sys_sms_code'] as const) {
      const { numDeletedRows } = await systemTables(connection)
        .deleteFrom(table)
        .where('expires_at', '<=', timeNow())
        .executeTakeFirstOrThrow()
      removed += Number(numDeletedRows)
    }
    return removed
  },
}

const removeOldLogs: JobHandler = {
  name: 'removeOldLogs',
  cron: '0 30 2 * * ? *',
  async run(connection) {
    const oldest = timeNow(-keptLogDays * 24 * 60 * 60)
    let removed = 0
    for (const table of logTables) {
      const { numDeletedRows } = await systemTables(connection)
        .deleteFrom(table)
        .where('create_time', '<', oldest)
        .executeTakeFirstOrThrow()
      removed += Number(numDeletedRows)
    }
    return removed
  },
}

export const jobHandlers: readonly JobHandler[] = [removeEnded, removeOldLogs, removeTrash]
