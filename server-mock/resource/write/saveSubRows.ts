import type { MergedSub } from './mergeSubRows'
import type { Saving } from './Saving'
import { deleteRows, insertRow, updateRow } from './storeRow'

/** Writes what changes in the sub-tables. */
export async function saveSubRows({ connection, context }: Saving, mainId: string, subs: readonly MergedSub[]): Promise<void> {
  for (const { sub, added, edited, deleted } of subs) {
    if (deleted.length > 0) await deleteRows(connection, sub, deleted)
    for (const { id, values } of edited) {
      if (Object.keys(values).length > 0) await updateRow(connection, sub, id, values, context)
    }
    for (const { id, row } of added) await insertRow(connection, sub, id, { ...row, [sub.foreignKey.key]: mainId }, context)
  }
}
