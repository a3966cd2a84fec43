import type { Row } from '../../../schemas/api/Result'
import { type SavedCondition, type SavedQuery, type SavedQueryBody, superQueryLimits } from '../../../schemas/api/superQuery'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type TextIn, textOf } from '../../kernel/text/textOf'
import type { TableResource } from '../../resource'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'

/** The saved queries; every call reaches the caller's own alone. */
export function queryTable(services: Pick<Services, 'registry'>): TableResource {
  return tableOf(services, 'sys_super_query')
}

/** The caller's queries of a list, in the order in which they were made. */
export async function findSavedQueries(services: Services, context: CallContext, path?: string): Promise<SavedQuery[]> {
  const superQueryParams = path === undefined ? undefined : JSON.stringify([{ field: 'path', rule: 'eq', val: path }])
  const asked = { superQueryParams, column: 'createTime', order: 'asc', pageSize: '1000' }
  const { records } = await queryTable(services).list(asked, context)
  return records.map(toSavedQuery)
}

/** Keeps a new query of the caller. */
export async function addSavedQuery(services: Services, body: SavedQueryBody, context: CallContext): Promise<SavedQuery> {
  const kept = await findSavedQueries(services, context, body.path)
  const { saved: most } = superQueryLimits
  if (kept.length >= most) throw new CallFailure('refused', 'superQuery.tooMany', { most })
  return toSavedQuery(await queryTable(services).add({ ...stored(body, context), path: body.path }, context))
}

/** Changes a query of the caller; it stays with its list. */
export async function editSavedQuery(services: Services, body: SavedQueryBody, context: CallContext): Promise<SavedQuery> {
  const table = queryTable(services)
  const current = await table.queryById(body.id, context)
  const rowVersion = body.rowVersion ?? current.rowVersion
  return toSavedQuery(await table.edit({ ...stored(body, context), id: current.id, rowVersion }, context))
}

function stored({ title, matchType = 'and', records }: SavedQueryBody, { language }: CallContext) {
  const wrong: { path: string; text: TextIn<'superQuery'> } | undefined =
    title.trim() === '' ? { path: '/title', text: 'unnamed' } : records.length === 0 ? { path: '/records', text: 'empty' } : undefined
  if (wrong) {
    const errors = [{ path: wrong.path, code: wrong.text, message: textOf(`superQuery.${wrong.text}`, language) }]
    throw new CallFailure('bad-request', `superQuery.${wrong.text}`, {}, { errors })
  }
  return { title: title.trim(), matchType, records: JSON.stringify(records) }
}

function toSavedQuery({ id, rowVersion, title, matchType, path, records }: Row): SavedQuery {
  return {
    id,
    rowVersion: rowVersion ?? 1,
    title: String(title),
    matchType: matchType === 'or' ? 'or' : 'and',
    path: String(path),
    // A cast: the text was written by this service.
    records: JSON.parse(String(records)) as SavedCondition[],
  }
}
