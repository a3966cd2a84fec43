import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { decimalsOf } from '../../../schemas/fields/inputNumber'
import { isShownIn } from '../../../schemas/form/typedFields'
import { chooseText } from '../../../schemas/page/Text'
import { valueKeyOf } from '../../../schemas/wire/companions'
import { isSystemField, systemFieldOf } from '../../../schemas/wire/systemFields'
import type { WrittenColumn } from '../../sheets/WrittenTable'
import type { QueryContext } from '../query/QueryContext'
import type { CallTexts } from './addCallTexts'
import { type CellReader, readCell } from './readCell'

/** Which columns an export is to have. */
export interface ExportWish {
  /** The fields of the page, as its list has them. */
  fields: readonly FieldConfig[]
  /** Keys of the columns, in their order; those of the list when left out. */
  keys?: readonly string[]
  /** Headings of the same columns; the titles of their fields when left out. */
  titles?: readonly string[]
  /** How the caller has named the keys, for findings about them. */
  path: string
  /** Of a tree the column whose texts are indented; the first with texts when left out. */
  labelKey?: string
  /** What values are called whose choices a call answers. */
  callTexts: CallTexts
}

/** A column of an export, and what it holds of a row. */
export interface ExportColumn extends WrittenColumn {
  key: string
  cellOf: CellReader
}

/**
 * The columns of an export. A field of the page that the caller may not see, or that is stored nowhere, is left out; a name that the page does not have, and
 * that nothing else declares, is a finding.
 */
export function exportColumns(scope: QueryContext, { fields, keys, titles, path }: ExportWish): ExportColumn[] {
  const { language } = scope.context
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const wished = keys?.map(valueKeyOf) ?? shownKeys(fields, scope.hidden)
  if (titles && titles.length !== wished.length) scope.findings.add('/titleArr', 'not-a-list', 'titlesMissing', { count: wished.length })
  return wished.flatMap((wish, index) => {
    const column = scope.column(wish)
    const lookup = scope.lookup(wish)
    const key = column?.key ?? wish
    const field = byKey.get(key) ?? column?.field ?? (isSystemField(key) ? systemFieldOf(key).field : undefined)
    if (!column && !lookup) {
      if (!byKey.has(wish)) scope.unknown(path, wish)
      return []
    }
    const { type, cellOf } = readCell(key, column, field, scope.context)
    const title = titles?.[index] ?? chooseText(field?.title, language, key)
    const width = field?.width === undefined ? undefined : Math.max(6, Math.min(100, Math.round(field.width / 8)))
    return [{ key, title, type, decimals: field && decimalsOf(field), width, cellOf }]
  })
}

/** What the list shows, in its order; the end of a period stands behind its beginning, although both are one column there. */
function shownKeys(fields: readonly FieldConfig[], hidden: ReadonlySet<string>): string[] {
  const ends = new Map(fields.flatMap((field) => ('endKey' in field && field.endKey !== undefined ? [[field.key, field.endKey]] : [])))
  const isEnd = new Set(ends.values())
  const shown = fields.filter((field) => !hidden.has(field.key) && !factsOf(field).isTableOnly && isShownIn('table', field, factsOf(field)))
  const keys = shown.flatMap(({ key }) => {
    const end = ends.get(key)
    return end === undefined ? (isEnd.has(key) ? [] : [key]) : [key, ...(hidden.has(end) ? [] : [end])]
  })
  // An end whose beginning is not shown stands by itself.
  return [...new Set([...keys, ...shown.flatMap(({ key }) => (isEnd.has(key) ? [key] : []))])]
}
