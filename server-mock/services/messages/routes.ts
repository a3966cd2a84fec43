import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import type { Services } from '../Services'
import { deliverNow } from './deliverMessages'
import { describeDelivery, describeSending } from './describeDelivery'
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
        const { row, delivery } = await sendByTemplate(services, body, context)
        return new RouteAnswer(row, await describeSending(services, delivery, context.language))
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
        const delivery = await deliverNow(services, body.ids.split(',').filter(Boolean))
        return new RouteAnswer(delivery.sent, await describeDelivery(services, delivery, context.language))
      },
    }),
  ]
}
