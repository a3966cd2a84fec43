import type { RowComment } from '../../../schemas/api/rowPanels'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { CallInput, RowCallHandlers } from '../rows/RowCallHandler'
import type { Services } from '../Services'
import { realNames } from './realNames'
import { type PanelRow, pageAsked, rowOf } from './rowOf'

type Database = Services['database']
type Stored = SystemTables['sys_row_comment']

/** Comments about a row: everybody who sees the row reads and writes them; each changes and removes their own. */
export const commentCalls: RowCallHandlers<'comments' | 'addComment' | 'editComment' | 'removeComment'> = {
  comments: {
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const { limit, offset } = pageAsked(input.query)
      const { total } = await commentsOf(database, row)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const stored = await commentsOf(database, row)
        .selectAll()
        .orderBy('create_time', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { records: await toComments(database, stored, row), total: Number(total) }
    },
  },
  addComment: {
    says: 'http.added',
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const values = { table_name: row.table, row_id: row.rowId, text: textOf(input) }
      return readComment(database, row, await insertSystemRow(database.kysely, 'sys_row_comment', values, row.by))
    },
  },
  editComment: {
    says: 'http.edited',
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const id = await requireOwn(database, row, input.query.item)
      const set = { text: textOf(input), update_by: row.by, update_time: timeNow() }
      await systemTables(database.kysely).updateTable('sys_row_comment').set(set).where('id', '=', id).execute()
      return readComment(database, row, id)
    },
  },
  removeComment: {
    says: 'http.deleted',
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const id = await requireOwn(database, row, input.query.item)
      await systemTables(database.kysely).deleteFrom('sys_row_comment').where('id', '=', id).execute()
      return null
    },
  },
}

function commentsOf({ kysely }: Database, { table, rowId }: PanelRow) {
  return systemTables(kysely).selectFrom('sys_row_comment').where('table_name', '=', table).where('row_id', '=', rowId)
}

/** Blank lines around it are nobody's words. */
function textOf({ body }: CallInput<'addComment' | 'editComment'>): string {
  const text = body.text.replaceAll('\r\n', '\n').trim()
  if (text === '') throw new CallFailure('bad-request', 'rows.emptyComment')
  return text
}

/** The id of a comment of the caller's own about the row. Somebody else's is there, and not to be changed. */
async function requireOwn(database: Database, row: PanelRow, item: unknown): Promise<string> {
  const comment = await commentsOf(database, row).select(['id', 'create_by']).where('id', '=', String(item)).executeTakeFirst()
  if (!comment) throw new CallFailure('not-found', 'rows.noComment')
  if (comment.create_by !== row.by) throw new CallFailure('no-permission', 'rows.notOwnComment')
  return comment.id
}

async function readComment(database: Database, row: PanelRow, id: string): Promise<RowComment> {
  const stored = await commentsOf(database, row).selectAll().where('id', '=', id).execute()
  const [comment] = await toComments(database, stored, row)
  if (!comment) throw new CallFailure('not-found', 'rows.noComment')
  return comment
}

async function toComments({ kysely }: Database, stored: readonly Stored[], { by }: PanelRow): Promise<RowComment[]> {
  const names = await realNames(
    kysely,
    stored.map(({ create_by }) => create_by),
  )
  return stored.map(({ id, text, create_by, create_time, update_time }) => {
    const user = create_by ?? ''
    return { id, text, user, userName: names.get(user) ?? user, time: create_time ?? '', changed: update_time, isOwn: user === by }
  })
}
