import type { TemplateMessageBody } from '../../../schemas/api/messages'
import type { Row } from '../../../schemas/api/Result'
import { templateName } from '../../../schemas/wire/templateNames'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { asTitled } from '../rows/asTitled'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'
import { type Delivery, deliverNow } from './deliverMessages'

/** The values of a body: an object, or the JSON of one. */
function valuesOf({ testData, data }: TemplateMessageBody): Readonly<Record<string, unknown>> {
  if (data) return data
  if (!testData) return {}
  try {
    const read: unknown = JSON.parse(testData)
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return { ...read }
  } catch {
    // Refused below, as every other text that describes no object.
  }
  throw new CallFailure('bad-request', 'messages.badData')
}

/** A template with its values in it. Nothing of it is run: a name stands for a value, and everything else stays. */
function fillTemplate(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(templateName, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof value !== 'string' && typeof value !== 'number') throw new CallFailure('bad-request', 'messages.missingValue', { name })
    return String(value)
  })
}

/** The table as it is written to: what is refused is named as on its page. */
function titledTable(services: Services) {
  const table = tableOf(services, 'sys_message')
  return asTitled(services, table, table.declaration.url.add ?? '')
}

/** Makes a message from a template and tries it at once: what came of it, and the message as it stands then. */
export async function sendByTemplate(
  services: Services,
  body: TemplateMessageBody,
  context: CallContext,
): Promise<{ row: Row; delivery: Delivery }> {
  const template = await systemTables(services.database.kysely)
    .selectFrom('sys_message_template')
    .select(['template_name', 'template_content', 'template_type'])
    .where('template_code', '=', body.templateCode)
    .executeTakeFirst()
  if (!template) throw new CallFailure('bad-request', 'messages.noTemplate', { code: body.templateCode })
  const values = valuesOf(body)
  const message = {
    esType: template.template_type,
    esTitle: body.title || fillTemplate(template.template_name ?? '', values),
    esContent: fillTemplate(template.template_content ?? '', values),
    esReceiver: body.receiver,
  }
  const { id } = await titledTable(services).add(message, context)
  const delivery = await deliverNow(services, [id])
  return { row: await tableOf(services, 'sys_message').queryById(id, context), delivery }
}
