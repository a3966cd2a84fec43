import type { Database } from '../../db/Database'
import { insertSystemRow } from '../../system/systemRows'

/** The way to a phone. A message that could not be handed over rejects. */
export interface SmsSender {
  send(phone: string, content: string): Promise<void>
}

/** Sends nothing and writes the message into `sys_sms_log`, where an administrator reads it: for trying out, and until a real sender is configured. */
export function logSms(database: Database): SmsSender {
  return {
    async send(phone, content) {
      await insertSystemRow(database.kysely, 'sys_sms_log', { phone, content })
    },
  }
}
