import { subRowLimit } from '../../../schemas/page/limits'
import type { CallFindings } from '../Findings'
import { inSlices } from '../inSlices'
import type { ResourceModel, SubModel } from '../model/ResourceModel'
import { isClosedSub, keysOfSub, shorten } from '../query/QueryContext'
import { isRowId } from '../query/readIds'
import { readBody, type WrittenValues } from './readBody'

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
export async function readSubChanges(
  model: ResourceModel,
  raw: unknown,
  hidden: ReadonlySet<string>,
  findings: CallFindings,
  rest: () => Promise<void>,
): Promise<SubChange[]> {
  if (raw === undefined || raw === null) return []
  if (!isObject(raw)) {
    findings.add('/sub', 'not-an-object', 'notAnObject')
    return []
  }
  const changes: SubChange[] = []
  for (const [key, change] of Object.entries(raw)) {
    const sub = model.subs.get(key)
    if (!sub || isClosedSub(sub, hidden)) findings.add(`/sub/${key}`, 'unknown-sub-table', 'unknownSubTable', { sub: shorten(key) })
    else if (!isObject(change)) findings.add(`/sub/${key}`, 'not-an-object', 'notAnObject')
    else changes.push(await readChange(sub, change, keysOfSub(sub, hidden), findings, rest))
  }
  return changes
}

async function readChange(
  sub: SubModel,
  change: Record<string, unknown>,
  hidden: ReadonlySet<string>,
  findings: CallFindings,
  rest: () => Promise<void>,
): Promise<SubChange> {
  const base = `/sub/${sub.key}`
  for (const part of Object.keys(change)) {
    if (part !== 'added' && part !== 'edited' && part !== 'deleted') {
      findings.add(`${base}/${part}`, 'unknown-field', 'unknownField', { field: shorten(part) })
    }
  }
  const added = listOf(change.added, `${base}/added`, findings)
  const edited = listOf(change.edited, `${base}/edited`, findings)
  const deleted = Array.isArray(change.deleted) ? change.deleted : []
  if (deleted.length > subRowLimit || !deleted.every(isRowId) || (change.deleted !== undefined && !Array.isArray(change.deleted))) {
    findings.add(`${base}/deleted`, 'bad-id', 'badIds', { most: subRowLimit })
  }
  const read = await inSlices(edited, (row, index) => readEdited(sub, row, hidden, findings, `${base}/edited/${index}`), rest)
  return {
    sub,
    added: await inSlices(added, (row, index) => readBody(sub, row, hidden, findings, `${base}/added/${index}`), rest),
    edited: read.filter((row) => row !== undefined),
    deleted: deleted.filter(isRowId),
  }
}

function readEdited(
  sub: SubModel,
  row: Record<string, unknown>,
  hidden: ReadonlySet<string>,
  findings: CallFindings,
  path: string,
): EditedRow | undefined {
  if (!isRowId(row.id)) {
    findings.add(`${path}/id`, 'bad-id', 'badId')
    return undefined
  }
  const rowVersion = typeof row.rowVersion === 'number' ? row.rowVersion : undefined
  return { id: row.id, rowVersion, values: readBody(sub, row, hidden, findings, path) }
}

function listOf(raw: unknown, path: string, findings: CallFindings): Record<string, unknown>[] {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw) || !raw.every(isObject)) findings.add(path, 'not-a-list', 'notAList')
  else if (raw.length > subRowLimit) findings.add(path, 'too-many', 'tooManySubRows', { most: subRowLimit, count: raw.length })
  else return raw
  return []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
