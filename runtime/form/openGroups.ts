import { flushSync } from 'react-dom'
import type { FormModel } from '../model/FormModel'
import { focusField } from './inputId'
import type { RowFormCore } from './RowFormCore'

/** Positions of the groups that are folded when the form is opened. */
export function foldedAtFirst({ groups }: FormModel): ReadonlySet<number> {
  return new Set(groups.flatMap(({ folded }, index) => (folded ? [index] : [])))
}

/** Folds the group at this position, or opens it. */
export function foldGroup({ store, signals }: RowFormCore, index: number, isFolded: boolean): void {
  store.atoms.set(signals.foldedGroups, (folded) => new Set(isFolded ? [...folded, index] : [...folded].filter((other) => other !== index)))
}

/** Opens the tab of the group at this position. */
export function openGroupTab({ store, signals }: RowFormCore, index: number): void {
  store.atoms.set(signals.openTab, index)
}

/** Opens the groups that hold these fields; of those in tabs the one with the first field. */
export function openGroupsOf(core: RowFormCore, keys: readonly string[]): void {
  const { groups } = core.page.form
  const groupOf = (key: string) => groups.findIndex(({ fields }) => fields.some((field) => field.key === key))
  const opened = new Set(keys.map(groupOf))
  core.store.atoms.set(core.signals.foldedGroups, (folded) => {
    const left = [...folded].filter((index) => !opened.has(index))
    return left.length === folded.size ? folded : new Set(left)
  })
  const first = keys[0] === undefined ? -1 : groupOf(keys[0])
  if (first >= 0) openGroupTab(core, first)
}

/** Opens the groups of the fields, and puts the focus on the first of them. */
export function revealFields(core: RowFormCore, keys: readonly string[]): void {
  // What is out of sight takes no focus: the groups are drawn open first.
  flushSync(() => openGroupsOf(core, keys))
  focusField(core, keys[0])
}
