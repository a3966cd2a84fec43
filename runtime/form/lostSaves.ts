import type { Row } from '../../schemas/api/Result'
import type { SaveBody } from '../../schemas/api/rows'
import { keepSaveKey } from '../calls/saveKeys'
import type { RowFormCore } from './RowFormCore'

/** What is known of a form that is saved. */
export type Saving = Pick<RowFormCore, 'store' | 'signals' | 'host' | 'mode'>

/** The answer to a save did not come: nobody knows whether the row was saved. */
export function noteLostSave({ store, signals }: Saving, body: SaveBody): void {
  store.atoms.set(signals.lostSaves, (lost) => [...lost, body])
}

/** What is sent now is the save that was tried before, so that a new row is added once. */
export function continueLostSave({ store, signals }: Saving, body: SaveBody): void {
  const [lost] = store.atoms.get(signals.lostSaves)
  if (lost) keepSaveKey(lost, body)
}

/** true for a new row that may stand on the server already: others would find its values taken by itself, and the server tells of theirs when it is saved. */
export function mayBeSaved({ store, signals, mode }: Saving): boolean {
  return mode === 'add' && isAnyLost({ store, signals })
}

/** true for the row as a save from here has left it whose answer did not come: it is nobody else's change. */
export function isLeftByLostSave(saving: Saving, { rowVersion, updateBy }: Row): boolean {
  const { store, host } = saving
  const isNextOfMine = updateBy === host.user?.username && rowVersion === Number(store.stored.rowVersion) + 1
  return mayBeSaved(saving) || (isNextOfMine && isAnyLost(saving))
}

function isAnyLost({ store, signals }: Pick<Saving, 'store' | 'signals'>): boolean {
  return store.atoms.get(signals.lostSaves).length > 0
}
