import type { Row } from '../../schemas/api/Result'
import type { SaveBody, SubTableChange } from '../../schemas/api/rows'
import type { Saving } from './lostSaves'
import type { RowFormCore } from './RowFormCore'

/**
 * Saves what is to be saved of a row that stands as a save from here has left it whose answer did not come. Undefined where it cannot be told what that is, or
 * where the page changes no rows.
 */
export async function saveOn(core: RowFormCore, body: SaveBody, current: Row): Promise<Row | undefined> {
  const { host, page, signals, store } = core
  const sent = JSON.stringify(body)
  // Whoever has typed on since has more to save.
  if (store.atoms.get(signals.lostSaves).every((lost) => JSON.stringify(lost) === sent)) return current
  const change = changeOfSaved(core, body, current)
  return change && page.url.edit ? host.calls.edit(page.url.edit, change) : undefined
}

/**
 * What is to be saved of a row that stands as a save from here has left it whose answer did not come: its fields as they are here, also those that were taken
 * back since, and the rows of its sub-tables. Undefined where rows have been brought back since that the save has deleted.
 */
function changeOfSaved({ store, signals, mode }: Saving, { sub = {}, ...fields }: SaveBody, current: Row): SaveBody | undefined {
  const isNew = mode === 'add'
  const lost = store.atoms.get(signals.lostSaves)
  const takenBack = lost.flatMap(({ sub: _, ...sent }) => Object.keys(sent)).filter((key) => !(key in fields))
  const stored = (current.sub ?? {}) as Record<string, readonly Row[] | undefined>
  const tables = new Set([...lost.map((body) => body.sub ?? {}), sub].flatMap(Object.keys))
  const changes = [...tables].map((key): [string, SubTableChange | undefined] => {
    const known = (!isNew && store.storedSub(key)) || []
    return [
      key,
      changeOfRows(
        known,
        stored[key] ?? [],
        lost.flatMap((body) => body.sub?.[key] ?? []),
        sub[key],
      ),
    ]
  })
  if (changes.some(([, change]) => change === undefined)) return undefined
  return {
    ...Object.fromEntries(takenBack.map((key) => [key, (isNew ? null : store.stored[key]) ?? null])),
    ...fields,
    sub: Object.fromEntries(changes) as Record<string, SubTableChange>,
    id: current.id,
    rowVersion: current.rowVersion,
  }
}

/** The same of one sub-table, whose rows were `known` before that save and are `now` after it. New rows that are still as they were sent stay where they are. */
function changeOfRows(
  known: readonly Row[],
  now: readonly Row[],
  lost: readonly SubTableChange[],
  { added = [], edited = [], deleted = [] }: SubTableChange = {},
): SubTableChange | undefined {
  const before = new Map(known.map((row) => [row.id, row]))
  const after = new Map(now.map((row) => [row.id, row]))
  const isBroughtBack = (id: string) => before.has(id) && !after.has(id) && !deleted.includes(id)
  if (lost.some((change) => change.deleted?.some(isBroughtBack))) return undefined
  const areAsSent = lost.length > 0 && lost.every((change) => JSON.stringify(change.added ?? []) === JSON.stringify(added))
  const replaced = areAsSent ? [] : now.map(({ id }) => id).filter((id) => !before.has(id))
  const removed = [...replaced, ...deleted.filter((id) => after.has(id))]
  const values = new Map<string, Record<string, unknown>>()
  for (const row of lost.flatMap((change) => change.edited ?? [])) {
    const stored = before.get(row.id)
    values.set(row.id, Object.fromEntries(keysSent(row).map((key) => [key, stored?.[key] ?? null])))
  }
  for (const row of edited)
    values.set(row.id, { ...values.get(row.id), ...Object.fromEntries(keysSent(row).map((key) => [key, row[key]])) })
  const changed = [...values].filter(([id]) => after.has(id) && !removed.includes(id))
  return {
    added: areAsSent ? [] : added,
    edited: changed.map(([id, sent]): Row => ({ id, rowVersion: after.get(id)?.rowVersion, ...sent })),
    deleted: removed,
  }
}

function keysSent(row: Row): string[] {
  return Object.keys(row).filter((key) => key !== 'id' && key !== 'rowVersion')
}
