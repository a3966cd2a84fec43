import { SettingError } from '../../kernel/SettingError'
import { type MessageSender, type MessageType, smsType } from './MessageSender'
import { smtpSender } from './smtpSender'
import { webhookSender } from './webhookSender'

export interface MessageSettings {
  /** Senders of the types that go to another service; the product delivers its own messages itself. */
  senders: Readonly<Partial<Record<MessageType, MessageSender>>>
}

const variables = { [smsType]: 'MESSAGE_SMS_URL', '2': 'MESSAGE_EMAIL_URL', '3': 'MESSAGE_WECHAT_URL' } as const

/**
 * Reads MESSAGE_SMS_URL, MESSAGE_EMAIL_URL and MESSAGE_WECHAT_URL, addresses that take messages by POST, and MESSAGE_TOKEN, which is sent to them. That of
 * e-mail may name a mail server instead, by `smtp:` or `smtps:`; MESSAGE_EMAIL_FROM is whom the mails come from.
 */
export function readMessageSettings(environment: Readonly<Record<string, string | undefined>>): MessageSettings {
  const senders = Object.entries(variables).flatMap(([type, variable]) => {
    const address = environment[variable]
    return address ? [[type, senderOf(variable, address, environment)] as const] : []
  })
  return { senders: Object.fromEntries(senders) }
}

function senderOf(variable: string, address: string, environment: Readonly<Record<string, string | undefined>>): MessageSender {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol)) return webhookSender(url.href, environment.MESSAGE_TOKEN)
  const isMail = variable === variables['2']
  if (!isMail) throw new SettingError(`${variable} must be an address by http or https.`)
  if (!url || !/^smtps?:$/.test(url.protocol)) throw new SettingError(`${variable} must be an address by http, https, smtp or smtps.`)
  const from = environment.MESSAGE_EMAIL_FROM
  if (!from) throw new SettingError(`MESSAGE_EMAIL_FROM must say whom mails come from, because ${variable} names a mail server.`)
  return smtpSender(address, from)
}
