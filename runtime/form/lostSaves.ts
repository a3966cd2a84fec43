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
 * What has been typed since a new row was saved whose answer did not come, as a change of that row: its fields as they stand here, also those that were emptied
 * since, and in place of the rows of a sub-table those that stand here.
 */
export function changeOfSaved({ store, signals }: Saving, { sub = {}, ...fields }: SaveBody, current: Row): SaveBody {
  const lost = store.atoms.get(signals.lostSaves)
  const emptied = lost.flatMap(({ sub: _, ...sent }) => Object.keys(sent)).filter((key) => !(key in fields))
  const stored = (current.sub ?? {}) as Record<string, readonly Row[] | undefined>
  const replaced = [...new Set(lost.flatMap((body) => Object.keys(body.sub ?? {})))].map((key): [string, SubTableChange] => [
    key,
    { ...sub[key], deleted: stored[key]?.map(({ id }) => id) ?? [] },
  ])
  return {
    ...Object.fromEntries(emptied.map((key) => [key, null])),
    ...fields,
    sub: { ...sub, ...Object.fromEntries(replaced) },
    id: current.id,
    rowVersion: current.rowVersion,
  }
}
