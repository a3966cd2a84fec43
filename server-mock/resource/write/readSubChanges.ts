import type { Findings } from '../Findings'
import type { ResourceModel, SubModel } from '../model/ResourceModel'
import { keysOfSub, shorten } from '../query/QueryScope'
import { isRowId } from '../query/readIds'
import { readBody, type WrittenValues } from './readBody'

const mostRows = 5_000

export interface EditedRow {
  id: string
  rowVersion?: number
  values: WrittenValues
}

/** The changes of one sub-table, checked. */
export interface SubChange {
  sub: SubModel
  added: WrittenValues[]
  edited: EditedRow[]
  deleted: string[]
}

/** Reads the `sub` part of a body. `hidden`: what the caller may not see, of sub-tables as `<sub>:<key>`. */
export function readSubChanges(model: ResourceModel, raw: unknown, hidden: ReadonlySet<string>, findings: Findings): SubChange[] {
  if (raw === undefined || raw === null) return []
  if (!isObject(raw)) {
    findings.add('/sub', 'not-an-object', 'notAnObject')
    return []
  }
  return Object.entries(raw).flatMap(([key, change]): SubChange[] => {
    const sub = model.subs.get(key)
    if (!sub) findings.add(`/sub/${key}`, 'unknown-sub-table', 'unknownSubTable', { sub: shorten(key) })
    else if (!isObject(change)) findings.add(`/sub/${key}`, 'not-an-object', 'notAnObject')
    else return [readChange(sub, change, keysOfSub(sub, hidden), findings)]
    return []
  })
}

function readChange(sub: SubModel, change: Record<string, unknown>, hidden: ReadonlySet<string>, findings: Findings): SubChange {
  const base = `/sub/${sub.key}`
  for (const part of Object.keys(change)) {
    if (part !== 'added' && part !== 'edited' && part !== 'deleted') {
      findings.add(`${base}/${part}`, 'unknown-field', 'unknownField', { field: shorten(part) })
    }
  }
  const added = listOf(change.added, `${base}/added`, sub, findings)
  const edited = listOf(change.edited, `${base}/edited`, sub, findings)
  const deleted = Array.isArray(change.deleted) ? change.deleted : []
  if (deleted.length > mostRows || !deleted.every(isRowId) || (change.deleted !== undefined && !Array.isArray(change.deleted))) {
    findings.add(`${base}/deleted`, 'bad-id', 'badIds', { most: mostRows })
  }
  return {
    sub,
    added: added.map((row, index) => readBody(sub, row, hidden, findings, `${base}/added/${index}`)),
    edited: edited.flatMap((row, index) => readEdited(sub, row, hidden, findings, `${base}/edited/${index}`) ?? []),
    deleted: deleted.filter(isRowId),
  }
}

function readEdited(
  sub: SubModel,
  row: Record<string, unknown>,
  hidden: ReadonlySet<string>,
  findings: Findings,
  path: string,
): EditedRow | undefined {
  if (!isRowId(row.id)) {
    findings.add(`${path}/id`, 'bad-id', 'badId')
    return undefined
  }
  const rowVersion = typeof row.rowVersion === 'number' ? row.rowVersion : undefined
  return { id: row.id, rowVersion, values: readBody(sub, row, hidden, findings, path) }
}

function listOf(raw: unknown, path: string, sub: SubModel, findings: Findings): Record<string, unknown>[] {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw) || !raw.every(isObject)) findings.add(path, 'not-a-list', 'notAList')
  else if (raw.length > mostRows) findings.add(path, 'too-many', 'tooManySubRows', { sub: sub.key, most: mostRows })
  else return raw
  return []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
