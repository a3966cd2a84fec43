import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { deliverMessages } from './deliverMessages'
import { sendByTemplate } from './writeMessage'

const mayEdit: ProductAccess = { permission: 'message:edit' }

/** Messages that are sent now; writing and listing them are calls of their tables. */
export function outgoingMessageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'POST',
      url: '/api/sys/message/sysMessageTemplate/sendMsg',
      access: mayEdit,
      body: 'TemplateMessageBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body, context }) {
        const message = await sendByTemplate(services, body, context)
        const said = message.esSendStatus === '1' ? 'messages.sent' : 'messages.notSent'
        return new RouteAnswer(message, { code: 200, message: textOf(said, context.language) })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/message/sysMessage/send',
      access: mayEdit,
      body: 'IdsBody',
      query: null,
      params: null,
      answer: 'RowCount',
      async handler({ body, context }) {
        const sent = await deliverMessages(services, body.ids.split(',').filter(Boolean))
        return new RouteAnswer(sent, { code: 200, message: textOf('messages.sentCount', context.language, { count: sent }) })
      },
    }),
  ]
}
