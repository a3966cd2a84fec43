import type { Database } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { insertSystemRow } from '../../system/systemRows'
import { type MessageSender, smsType } from '../messages/MessageSender'

/** The way to a phone. A message that could not be handed over rejects. */
export interface SmsSender {
  send(phone: string, content: string): Promise<void>
}

/** Hands the message to the service that takes messages of the type SMS. */
export function smsThrough(sender: MessageSender): SmsSender {
  return { send: (phone, content) => sender.send({ id: newId(), type: smsType, title: '', content, receiver: phone }) }
}

/** Sends nothing and writes the message into `sys_sms_log`, where an administrator reads it: for trying out. */
export function logSms(database: Database): SmsSender {
  return {
    async send(phone, content) {
      await insertSystemRow(database.kysely, 'sys_sms_log', { phone, content })
    },
  }
}
