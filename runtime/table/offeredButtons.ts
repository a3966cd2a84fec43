import type { SubTableModel } from '../model/PageModel'
import type { TableLayout } from '../model/TableLayout'

/** Which buttons a table offers: those that its page asks for, that the user may press, and that can do something. */
export function offeredButtons(
  { buttons, selection, canAdd, canRemove }: SubTableModel,
  { isLocked, canSave }: { isLocked: boolean; canSave: boolean },
): TableLayout['buttons'] {
  const canSelect = !isLocked && selection !== 'none'
  return {
    new: buttons.new && !isLocked && canAdd,
    delete: buttons.delete && canSelect && canRemove,
    clear: buttons.clear && canSelect,
    save: buttons.save && !isLocked && canSave,
    export: buttons.export,
  }
}
