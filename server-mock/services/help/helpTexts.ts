import { sql } from 'kysely'
import type { HelpBody, HelpQuery, HelpText } from '../../../schemas/api/help'
import type { Database } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { cleanHtml } from '../../resource'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'

function helpTexts({ kysely }: Database) {
  return systemTables(kysely).selectFrom('sys_help as h').selectAll('h')
}

function toHelp(row: SystemTables['sys_help']): HelpText {
  return {
    id: row.id,
    componentId: row.component_id,
    componentUrl: row.component_url,
    content: row.content,
    updateBy: row.update_by,
    updateTime: row.update_time,
  }
}

/** The help texts of a component, of a path, or of a component at a path. Asked for nothing, there is none. */
export async function findHelp(database: Database, { componentId, componentUrl }: HelpQuery): Promise<HelpText[]> {
  if (!componentId && !componentUrl) return []
  const rows = await helpTexts(database)
    .$if(Boolean(componentId), (query) => query.where('h.component_id', '=', componentId ?? ''))
    .$if(Boolean(componentUrl), (query) => query.where('h.component_url', '=', componentUrl ?? ''))
    .orderBy('h.update_time', 'desc')
    .orderBy('h.id')
    .limit(50)
    .execute()
  return rows.map(toHelp)
}

/** The help text of the longest path that `path` lies at or below. */
export async function findHelpByPath(database: Database, path: string): Promise<HelpText | null> {
  const row = await helpTexts(database)
    .where('h.component_url', '<>', '')
    .where(sql<boolean>`left(cast(${path} as text) || '/', length(h.component_url) + 1) = h.component_url || '/'`)
    .orderBy(sql`length(h.component_url)`, 'desc')
    .orderBy('h.update_time', 'desc')
    .executeTakeFirst()
  return row ? toHelp(row) : null
}

/** An editor that was emptied leaves empty paragraphs behind. */
function isEmptyHtml(html: string): boolean {
  if (/<(img|hr|table)\b/i.test(html)) return false
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0|\u200b/g, '')
      .trim() === ''
  )
}

/** Puts a help text in the place of the one before; without text the help is gone. Answers it as it is stored. */
export async function saveHelp(database: Database, { componentId, componentUrl, content }: HelpBody, by: string): Promise<HelpText | null> {
  const { kysely } = database
  const clean = cleanHtml(content)
  if (isEmptyHtml(clean)) {
    await systemTables(kysely)
      .deleteFrom('sys_help')
      .where('component_id', '=', componentId)
      .where('component_url', '=', componentUrl)
      .execute()
    return null
  }
  const changed = { content: clean, update_by: by, update_time: timeNow() }
  const row = await systemTables(kysely)
    .insertInto('sys_help')
    .values({ ...newStamps(by), component_id: componentId, component_url: componentUrl, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['component_id', 'component_url'])
        .doUpdateSet({ ...changed, row_version: sql<number>`coalesce(sys_help.row_version, 0) + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toHelp(row)
}
