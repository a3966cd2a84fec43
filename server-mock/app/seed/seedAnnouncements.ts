import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { insertSystemRows } from '../../system/systemRows'
import announcements from './announcements.json'
import { seedText } from './seedText'

/** Announcements of every kind for a demonstration, the first of them the newest. */
export async function seedAnnouncements(connection: Connection): Promise<void> {
  const rows = announcements.map(({ title, abstract, content, category, showType, priority, openPage }, index) => ({
    ...seedText('titile', title),
    ...seedText('msg_abstract', abstract),
    ...(content ? seedText('msg_content', content) : {}),
    msg_category: category,
    msg_show_type: showType,
    msg_type: 'ALL',
    open_type: openPage ? 'url' : null,
    open_page: openPage ?? null,
    priority,
    sender: 'admin',
    send_time: timeNow(-60 * index),
    send_status: '1',
  }))
  await insertSystemRows(connection, 'sys_announcement', rows)
}
