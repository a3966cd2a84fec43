import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { emitTabEvent } from '../live/emitTabEvent'
import { releaseAnnouncement } from '../notices/releaseAnnouncement'
import type { Services } from '../Services'
import { type OutgoingMessage, SendFailure } from './MessageSender'

/** What is no text of HTML, as text in HTML. */
function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`
}

/** A message inside of the product: a notice for one user, who finds it behind the bell. */
export async function sendToUser(services: Services, { title, content, receiver }: OutgoingMessage): Promise<void> {
  const { database } = services
  const user = await systemTables(database.kysely)
    .selectFrom('sys_user')
    .select('id')
    .where('username', '=', receiver)
    .where('status', '=', '1')
    .executeTakeFirst()
  if (!user) throw new SendFailure('unknownReceiver', receiver)
  const values = {
    titile: title,
    msg_content: asHtml(content),
    msg_category: '1',
    msg_show_type: '1',
    msg_type: 'USER',
    user_ids: receiver,
  }
  const id = await insertSystemRow(database.kysely, 'sys_announcement', { ...values, priority: 'M', send_status: '0' })
  await releaseAnnouncement(database, id, true, 'system')
  await emitTabEvent(services, 'announcements-changed', user.id)
}
