import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { insertSystemRows } from '../../system/systemRows'
import announcements from './announcements.json'

/** A text in Chinese, English and German as three columns. */
function inThree(column: string, texts: readonly string[] = []): Record<string, string | null> {
  const [zh = null, en = null, de = null] = texts
  return { [column]: zh, [`${column}_en`]: en, [`${column}_de`]: de }
}

/** Announcements of every kind for a demonstration, the first of them the newest. */
export async function seedAnnouncements(connection: Connection): Promise<void> {
  const rows = announcements.map(({ title, abstract, content, category, showType, priority, openPage }, index) => ({
    ...inThree('titile', title),
    ...inThree('msg_abstract', abstract),
    ...inThree('msg_content', content),
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
