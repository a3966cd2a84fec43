import type { PageEvent } from '../../../../schemas/api/pageLife'
import type { Language } from '../../../../schemas/page/Text'
import type { Connection, Database } from '../../../db/Database'
import type { CallContext } from '../../../kernel/CallContext'
import { textOf } from '../../../kernel/text/textOf'
import { systemTables } from '../../../system/SystemTables'
import { insertSystemRow } from '../../../system/systemRows'

const sentences = {
  copied: 'pages.eventCopied',
  renamed: 'pages.eventRenamed',
  unpublished: 'pages.eventUnpublished',
  deleted: 'pages.eventDeleted',
} as const satisfies Record<PageEvent['kind'], string>

/** Something that happens to a page. `detail` is the other code, or the tables that were dropped. */
export interface NewPageEvent {
  code: string
  kind: PageEvent['kind']
  detail?: string
}

/** Writes down what happens to a page, and who does it, in the transaction in which it happens. */
export async function writePageEvent(connection: Connection, { code, kind, detail }: NewPageEvent, { user }: CallContext): Promise<void> {
  await insertSystemRow(connection, 'page_event', { code, kind, detail: detail ?? null }, user?.username)
}

/** What happened to a page, the newest first. */
export async function readPageEvents({ kysely }: Database, code: string, language: Language): Promise<PageEvent[]> {
  const rows = await systemTables(kysely)
    .selectFrom('page_event')
    .selectAll()
    .where('code', '=', code)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row): PageEvent[] => {
    const kind = row.kind as PageEvent['kind']
    if (!Object.hasOwn(sentences, kind)) return []
    const message = textOf(sentences[kind], language, { detail: row.detail ?? '–' })
    return [{ kind, message, by: row.create_by ?? '', time: row.create_time ?? '' }]
  })
}
