import type { FieldConfig } from '../../schemas/fields'
import type { Translations } from '../../schemas/wire/translations'

declare const alwaysMark: unique symbol

/** Marks the type of a field that every row has a value for. */
export interface Always {
  readonly [alwaysMark]: true
}

declare const linkedMark: unique symbol

/** Marks the type of a field whose values stand in another table. */
export interface Linked {
  readonly [linkedMark]: true
}

/** The columns that every table has beside its fields. */
export interface SystemColumns {
  id: string
  create_by: string | null
  create_time: string | null
  update_by: string | null
  update_time: string | null
  sys_org_code: string | null
  row_version: number | null
}

/** A key as its column is called: `dictCode` → `dict_code`. */
type ColumnName<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : ''

/** Numbers come as numbers; texts, dates and times as texts. */
type ColumnValue<Field> = Field extends { type: 'inputNumber' } ? number : string

/** One row of a declared table as the database gives it: columns by their names. */
export type RowOf<Declaration extends { fields: readonly FieldConfig[]; translated?: readonly string[] }> = SystemColumns & {
  [Field in Declaration['fields'][number] as Field extends Linked ? never : ColumnName<Field['key']>]: Field extends Always
    ? ColumnValue<Field>
    : ColumnValue<Field> | null
} & {
  [Key in TranslatedKey<Declaration> as `${ColumnName<Key>}_texts`]: Translations | null
}

/** Keys of the fields whose translations stand in a column beside them. */
type TranslatedKey<Declaration> = Declaration extends { translated: readonly (infer Key extends string)[] } ? Key : never
