import type { LogStep } from '../rows/ChangeLog'
import type { RowCommand } from '../rows/Command'
import { inputId } from './inputId'
import { openGroupsOf } from './openGroups'
import type { RowFormCore } from './RowFormCore'

/**
 * Takes the last thing back that was done in the form, or does it again: in its fields and its tables, in the order in which it was done. What has changed
 * is brought into view and announced. The focus stays out of texts: the next Ctrl+Z would be the browser's there.
 */
export function turnHistory(core: RowFormCore, way: 'undo' | 'redo'): void {
  const { atoms } = core.store
  if (core.mode === 'view' || atoms.get(core.signals.isSaving) || atoms.get(core.signals.isAdded)) return
  const step = core.log[way]()
  if (!step) return
  const title = step.rows === core.store.rows ? showField(core, step) : showTable(core, step)
  if (title !== undefined) atoms.set(core.signals.announcement, core.host.text(way === 'undo' ? 'form.undone' : 'form.redone', { title }))
}

function showField(core: RowFormCore, { command }: LogStep): string | undefined {
  const key = keysIn(command).find((name) => core.fields.has(name))
  if (key === undefined) return undefined
  openGroupsOf(core, [key])
  document.getElementById(inputId(core, key))?.scrollIntoView?.({ block: 'nearest' })
  return core.fields.get(key)?.title
}

function keysIn(command: RowCommand): string[] {
  if (command.kind === 'mark') return [command.key]
  return command.kind === 'set' ? [...command.entries.keys()] : []
}

function showTable({ subs, store, signals, page }: RowFormCore, step: LogStep): string | undefined {
  const key = subs.reveal(step)
  const table = page.subTables.find((candidate) => candidate.key === key)
  if (table?.show === 'tab') store.atoms.set(signals.openTable, table.key)
  return table?.title
}
