import type { Row } from '../../schemas/api/Result'
import type { SaveBody, SubTableChange } from '../../schemas/api/rows'
import { keepSaveKey } from '../calls/saveKeys'
import type { RowFormCore } from './RowFormCore'

type Saving = Pick<RowFormCore, 'store' | 'signals' | 'host' | 'mode'>

/** The answer to a save did not come: nobody knows whether the row was saved. */
export function noteLostSave({ store, signals }: Saving, body: SaveBody): void {
  store.atoms.set(signals.lostSaves, (lost) => [...lost, body])
}

/** What is sent now is the save that was tried before, so that a new row is added once. */
export function continueLostSave({ store, signals }: Saving, body: SaveBody): void {
  const [lost] = store.atoms.get(signals.lostSaves)
  if (lost) keepSaveKey(lost, body)
}

/** true for the row as a save from here has left it whose answer did not come: it is nobody else's change. */
export function isLeftByLostSave({ store, signals, host, mode }: Saving, { rowVersion, updateBy }: Row): boolean {
  if (store.atoms.get(signals.lostSaves).length === 0) return false
  if (mode === 'add') return true
  return updateBy === host.user?.username && rowVersion === Number(store.stored.rowVersion) + 1
}

/** true when everything that is sent stands in that row already. Whoever has typed on since has more to save. */
export function isSavedAlready(core: Saving, body: SaveBody, current: Row): boolean {
  const sent = JSON.stringify(body)
  return isLeftByLostSave(core, current) && core.store.atoms.get(core.signals.lostSaves).every((lost) => JSON.stringify(lost) === sent)
}

/**
 * What is to be saved of a row that stands as a save from here has left it whose answer did not come: its fields as they are here, also those that were taken
 * back since, and the rows of its sub-tables. Undefined where rows have been brought back since that the save has deleted.
 */
export function changeOfSaved({ store, signals, mode }: Saving, { sub = {}, ...fields }: SaveBody, current: Row): SaveBody | undefined {
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
