import type { Language } from '../../../schemas/page/Text'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import type { Delivery } from './deliverMessages'
import type { SendFailure } from './MessageSender'

/** Most characters of what the other side said that a sentence quotes; the row of the message has more. */
const quoted = 120

/** Code and sentence of an answer. */
interface Said {
  code: number
  message: string
}

/** What came of sending one message that was just made. */
export async function describeSending(services: Services, { sent, failures }: Delivery, language: Language): Promise<Said> {
  const [reason] = await reasonsOf(services, failures, language)
  if (reason !== undefined) return { code: keptOnly, message: textOf('messages.notSent', language, { reason }) }
  // Another server that looked at the same moment has it.
  return { code: 200, message: textOf(sent > 0 ? 'messages.sent' : 'messages.onItsWay', language) }
}

/** What came of sending messages that were kept before. */
export async function describeDelivery(services: Services, delivery: Delivery, language: Language): Promise<Said> {
  const { sent, failures } = delivery
  if (sent === 0 && failures.length === 1) return describeSending(services, delivery, language)
  if (failures.length === 0) return { code: 200, message: textOf('messages.sentCount', language, { count: sent }) }
  const reasons = [...new Set(await reasonsOf(services, failures, language))].join('; ')
  return { code: keptOnly, message: textOf('messages.someNotSent', language, { count: sent, left: failures.length, reasons }) }
}

/** Why each was not sent: as the dictionary of reasons says it, and what the other side said. */
async function reasonsOf({ dictionaries }: Services, failures: readonly SendFailure[], language: Language): Promise<string[]> {
  const texts = await dictionaries.texts('es_failure', language)
  return failures.map(({ reason: name, message }) => {
    const reason = texts.get(name) ?? name
    return message === '' ? reason : textOf('messages.reasonSaid', language, { reason, answer: message.slice(0, quoted) })
  })
}
