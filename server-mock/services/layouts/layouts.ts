import { type Layout, type LayoutBody, viewLimits } from '../../../schemas/api/layouts'
import type { Connection, Database } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type TextIn, textOf } from '../../kernel/text/textOf'
import { timeNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { type LayoutContent, layoutContentOf } from './layoutContent'

/** Views that one person may keep of one list. */
const mostViews = 100

function toLayout(row: SystemTables['sys_layout']): Layout {
  return {
    id: row.id,
    name: row.name,
    remark: row.remark ?? '',
    isDefault: row.is_default === 1 ? 1 : 0,
    pageSize: row.page_size ?? viewLimits.pageSize,
    path: row.path,
    creatorId: row.user_id,
    userId: row.user_id,
    // A cast: the text was written by this service.
    ...(JSON.parse(row.content) as LayoutContent),
  }
}

/** The caller's own views; whoever else is named is not looked at. */
export async function findLayouts({ kysely }: Database, context: CallContext, path?: string): Promise<Layout[]> {
  const rows = await systemTables(kysely)
    .selectFrom('sys_layout')
    .selectAll()
    .where('user_id', '=', userOf(context).id)
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .orderBy('create_time')
    .orderBy('id')
    .execute()
  return rows.map(toLayout)
}

/** Keeps a new view of the caller. */
export async function addLayout(database: Database, body: LayoutBody, context: CallContext): Promise<Layout> {
  const { id: userId, username } = userOf(context)
  const columns = columnsOf(body, context)
  const id = await database.transaction(async (connection) => {
    const kept = await systemTables(connection)
      .selectFrom('sys_layout')
      .select('id')
      .where('user_id', '=', userId)
      .where('path', '=', body.path)
      .execute()
    if (kept.length >= mostViews) throw new CallFailure('refused', 'shell.tooManyViews', { most: mostViews })
    await clearDefault(connection, userId, body)
    return insertSystemRow(connection, 'sys_layout', { user_id: userId, path: body.path, ...columns }, username)
  })
  return findLayout(database.kysely, id, userId)
}

/** Changes a view of the caller; it stays with its list. */
export async function editLayout(database: Database, body: LayoutBody, context: CallContext): Promise<Layout> {
  const { id: userId, username } = userOf(context)
  const id = body.id ?? ''
  const columns = columnsOf(body, context)
  await database.transaction(async (connection) => {
    const { path } = await findLayout(connection, id, userId)
    await clearDefault(connection, userId, { ...body, path })
    await systemTables(connection)
      .updateTable('sys_layout')
      .set({ ...columns, update_by: username, update_time: timeNow() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute()
  })
  return findLayout(database.kysely, id, userId)
}

/** Takes a view of the caller away. */
export async function deleteLayout({ kysely }: Database, id: string, context: CallContext): Promise<void> {
  const userId = userOf(context).id
  const { id: own } = await findLayout(kysely, id, userId)
  await systemTables(kysely).deleteFrom('sys_layout').where('id', '=', own).where('user_id', '=', userId).execute()
}

/** A view of somebody else is not there. */
async function findLayout(connection: Connection, id: string, userId: string): Promise<Layout> {
  const row = await systemTables(connection)
    .selectFrom('sys_layout')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'shell.viewGone')
  return toLayout(row)
}

/** One view of a list at most is chosen when it is opened. */
async function clearDefault(connection: Connection, userId: string, { path, isDefault }: LayoutBody): Promise<void> {
  if (Number(isDefault) !== 1) return
  await systemTables(connection)
    .updateTable('sys_layout')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .execute()
}

function columnsOf(body: LayoutBody, { language }: CallContext) {
  const name = body.name.trim()
  const wrong: TextIn<'shell'> | undefined =
    name === '' ? 'viewNameMissing' : [...name].length < viewLimits.shortestName ? 'viewNameShort' : undefined
  if (wrong) {
    const message = textOf(`shell.${wrong}`, language)
    throw new CallFailure('bad-request', `shell.${wrong}`, {}, { errors: [{ path: '/name', code: 'bad-name', message }] })
  }
  return {
    name,
    remark: body.remark ?? '',
    is_default: Number(body.isDefault ?? 0),
    page_size: body.pageSize ?? viewLimits.pageSize,
    content: JSON.stringify(layoutContentOf(body)),
  }
}
