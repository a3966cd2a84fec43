import { type RawBuilder, sql } from 'kysely'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import type { Language } from '../../../schemas/page/Text'
import { isTranslated, translationKey } from '../../../schemas/wire/translations'
import type { ColumnModel } from '../model/ResourceModel'
import { type Condition, refOf } from '../query/compare'
import { readValue } from '../query/readValue'
import type { TableAccess } from '../read/tableAccess'

/** A table whose rows stand for values. */
export type RowsSource = Extract<LabelSource, { from: 'table' }>

/** What of a row is stored, and what is shown for it; the table is called `t`. */
export interface ChoiceColumns {
  value: ColumnModel
  /** The column of the texts in the language that people type in. */
  label: ColumnModel
  /** What is stored, as a text. */
  key: RawBuilder<string>
  text: RawBuilder<string>
  /** The column that is shown, where nothing but it is: not in the languages that rows are translated into. */
  plain?: ColumnModel
  color?: RawBuilder<string>
}

/** The columns that choices are made of; undefined when they are not there, or the caller may not see them. A colour that is hidden is left out. */
export function choiceColumns(access: TableAccess, source: RowsSource, language: Language): ChoiceColumns | undefined {
  const value = access.column(source.value)
  const label = access.column(source.label)
  if (!value || !label) return undefined
  const translated = isTranslated(language) ? access.column(translationKey(label.key, language)) : undefined
  const text = translated ? sql`coalesce(nullif(${refOf(translated)}, ''), ${refOf(label)})` : refOf(label)
  const color = source.color === undefined ? undefined : access.column(source.color)
  return {
    value,
    label,
    key: keyOf(value),
    text: asText(label, text),
    ...(translated ? {} : { plain: label }),
    ...(color ? { color: asText(color, refOf(color)) } : {}),
  }
}

/** Whether what is stored is one of the values; what the column cannot hold is none of its. */
export function isOneOfValues(value: ColumnModel, values: readonly string[]): Condition {
  const possible = values.filter((one) => readValue(value, one) !== undefined)
  return sql`${refOf(value)} = any(cast(${possible} as ${sql.raw(`${value.type}[]`)}))`
}

/** 1.50 and 1.5 are one number. */
function keyOf(column: ColumnModel): RawBuilder<string> {
  return column.type === 'numeric' ? sql`cast(trim_scale(${refOf(column)}) as text)` : asText(column, refOf(column))
}

function asText({ type }: ColumnModel, ref: RawBuilder<unknown>): RawBuilder<string> {
  return type === 'text' ? (ref as RawBuilder<string>) : sql`cast(${ref} as text)`
}
