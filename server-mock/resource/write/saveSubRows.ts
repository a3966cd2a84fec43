import type { MergedSub } from './mergeSubRows'
import type { SaveContext } from './SaveContext'
import { StaleRow } from './StaleRow'
import { deleteSubRows, insertRows, updateSubRows } from './storeRows'

/** Writes what changes in the sub-tables. Throws `StaleRow` when one of their rows is no longer as it was read. */
export async function saveSubRows({ connection, context }: SaveContext, mainId: string, subs: readonly MergedSub[]): Promise<void> {
  for (const { sub, added, edited, deleted } of subs) {
    const changed = edited.filter(({ values }) => Object.keys(values).length > 0)
    const found = (await deleteSubRows(connection, sub, mainId, deleted)) + (await updateSubRows(connection, sub, mainId, changed, context))
    if (found < deleted.length + changed.length) throw new StaleRow(mainId)
    const rows = added.map(({ id, row }) => ({ id, values: { ...row, [sub.foreignKey.key]: mainId } }))
    await insertRows(connection, sub, rows, context)
  }
}
