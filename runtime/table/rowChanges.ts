import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import { isEmptyValue } from '../../schemas/rules/checkValue'
import { isSystemField } from '../../schemas/wire/systemFields'
import type { TableRow } from './TableRow'

const companion = '_dictText'

/** Whether a cell counts: what was typed into one that its condition has hidden since is not saved. */
export type IsSaved = (row: TableRow, key: string) => boolean

/** What has to be saved: new rows without id, of changed rows the changed fields, and the ids of removed ones. Empty parts are left out. */
export function changesOf(rows: readonly TableRow[], deletedIds: ReadonlySet<string>, isSaved: IsSaved = () => true): SubTableChange {
  const added = rows.filter(({ original }) => original === null).map((row) => addedValues(row, isSaved))
  const edited = rows.map((row) => editedValues(row, isSaved)).filter((row) => row !== null)
  return {
    ...(added.length > 0 ? { added } : {}),
    ...(edited.length > 0 ? { edited } : {}),
    ...(deletedIds.size > 0 ? { deleted: [...deletedIds] } : {}),
  }
}

/** Texts beside values are the server's, and so are the system fields. */
function isWritten(key: string): boolean {
  return !key.endsWith(companion) && !isSystemField(key)
}

function addedValues(row: TableRow, isSaved: IsSaved): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row.values).filter(([key, value]) => isWritten(key) && !isEmptyValue(value) && isSaved(row, key)),
  )
}

function editedValues(row: TableRow, isSaved: IsSaved): Row | null {
  const { original, values } = row
  const changed = typedKeys(row).filter((key) => isSaved(row, key))
  if (original === null || changed.length === 0) return null
  const version = original.rowVersion === undefined ? {} : { rowVersion: original.rowVersion }
  return { id: original.id, ...version, ...Object.fromEntries(changed.map((key) => [key, isEmptyValue(values[key]) ? null : values[key]])) }
}

/** The fields of a stored row that differ from what is stored. */
export function typedKeys({ original, values }: Pick<TableRow, 'original' | 'values'>): string[] {
  if (original === null || original === values) return []
  return Object.keys(values).filter((key) => isWritten(key) && !isSame(values[key], original[key]))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (isEmptyValue(one) && isEmptyValue(other))
}
