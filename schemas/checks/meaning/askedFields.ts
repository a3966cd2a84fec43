import type { FieldConfig } from '../../fields'
import type { ColumnType } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import { partsOf } from '../../page/anatomy'
import type { QueryItem } from '../../page/parts/Query'
import { readQueryKey } from '../../wire/queryKey'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Path } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

/** One input of the query bar with what it asks for. */
export interface AskedField {
  item: QueryItem
  path: Path
  /** Key of the field in its row. */
  name: string
  /** The row that it asks for; none for a sub-table that is not there. */
  row?: RowView
  /** The field that is asked for, and how its values are stored; none for one that is not there. */
  own?: { field: FieldConfig; column: ColumnType }
  /** What it is asked with: the field itself, or the kind that stands in its place. */
  field?: FieldConfig
}

/** The inputs of the query bar. */
export function askedFields({ page, main, rows }: CheckedPage): AskedField[] {
  return (partsOf(page).queryConfig ?? []).map((item, index): AskedField => {
    const { sub, name } = readQueryKey(item.key)
    const row = sub === undefined ? main : rows.find((one) => one.of === 'sub' && one.key === sub)
    const own = row && ownField(row, name)
    // A cast: a kind with the key of its field is a field.
    const field = item.as ? ({ ...item.as, key: name } as FieldConfig) : own?.field
    return { item, path: ['queryConfig', index], name, row, own, field }
  })
}

function ownField({ fields }: RowView, name: string): AskedField['own'] {
  const field = fields.find((place) => place.field.key === name)?.field
  if (isSystemField(name)) {
    const facts = systemFieldOf(name)
    return { field: field ?? facts.field, column: facts.column }
  }
  return field && { field, column: factsOf(field).column(field) }
}
