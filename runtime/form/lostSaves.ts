import type { Row } from '../../schemas/api/Result'
import type { SaveBody } from '../../schemas/api/rows'
import type { RowFormCore } from './RowFormCore'

type Saving = Pick<RowFormCore, 'store' | 'signals' | 'host' | 'mode'>

/** The answer to a save did not come: nobody knows whether the row was saved. */
export function noteLostSave({ store, signals, mode }: Saving, body: SaveBody): void {
  if (mode === 'edit') store.atoms.set(signals.lostSaves, (lost) => [...lost, JSON.stringify(body)])
}

/** true for the row as a save from here has left it whose answer did not come: it is nobody else's change. */
export function isLeftByLostSave({ store, signals, host }: Saving, { rowVersion, updateBy }: Row): boolean {
  if (store.atoms.get(signals.lostSaves).length === 0) return false
  return updateBy === host.user?.username && rowVersion === Number(store.stored.rowVersion) + 1
}

/** true when everything that is sent stands in that row already. Whoever has typed on since has more to save. */
export function isSavedAlready(core: Saving, body: SaveBody, current: Row): boolean {
  const sent = JSON.stringify(body)
  return isLeftByLostSave(core, current) && core.store.atoms.get(core.signals.lostSaves).every((lost) => lost === sent)
}
