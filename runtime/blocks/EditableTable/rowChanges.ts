import type { Row } from '../../../schemas/api/Result'
import type { SubTableChange } from '../../../schemas/api/rows'
import { isSystemField } from '../../../schemas/page/PageConfig'
import { isEmptyValue } from '../../../schemas/rules/checkValue'
import type { TableRow } from './TableRow'

const companion = '_dictText'

/** What has to be saved: new rows without id, of changed rows the changed fields, and the ids of removed ones. Empty parts are left out. */
export function changesOf(rows: readonly TableRow[], deletedIds: ReadonlySet<string>): SubTableChange {
  const added = rows.filter(({ original }) => original === null).map(addedValues)
  const edited = rows.map(editedValues).filter((row) => row !== null)
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

function addedValues({ values }: TableRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => isWritten(key) && !isEmptyValue(value)))
}

function editedValues({ original, values }: TableRow): Row | null {
  const changed = typedKeys({ original, values })
  if (original === null || changed.length === 0) return null
  const version = original.rowVersion === undefined ? {} : { rowVersion: original.rowVersion }
  return { id: original.id, ...version, ...Object.fromEntries(changed.map((key) => [key, isEmptyValue(values[key]) ? null : values[key]])) }
}

/** The fields of a stored row that differ from what is stored. */
export function typedKeys({ original, values }: Pick<TableRow, 'original' | 'values'>): string[] {
  if (original === null || original === values) return []
  return Object.keys(values).filter((key) => isWritten(key) && !isSame(values[key], original[key]))
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (isEmptyValue(one) && isEmptyValue(other))
}
