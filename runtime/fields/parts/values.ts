import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { joinTexts, listTexts } from '../../../schemas/language/listTexts'
import { colorCompanionOf, companionOf } from '../../../schemas/wire/companions'
import type { FieldModel } from '../../model/PageModel'
import { currentLanguage } from '../../text/i18n'
import type { RowValues } from '../FieldComponents'

/** The value as text; empty for what is missing. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** In the place of a row where none is edited, as in a query. */
export const noRow: RowValues = {}

/** The colours that the server put beside the values, in their order; empty where it gave none. */
export function dictColorsOf(row: RowValues, key: string): string[] {
  const shown = row[colorCompanionOf(key)]
  return typeof shown === 'string' ? shown.split(';') : []
}

/** The shown text that the server put beside the value; `undefined` when it gave none. */
export function dictTextOf(row: RowValues, key: string): string | undefined {
  const shown = row[companionOf(key)]
  return typeof shown === 'string' && shown !== '' ? shown : undefined
}

/** What a field needs to be known of to show what its values are called. */
type Shown = Pick<FieldModel<FieldBase>, 'key' | 'config' | 'facts'>

/** The text that the server put beside the value, of several values as a list that people read; `undefined` when it gave none. */
export function shownTextOf(value: unknown, field: Shown, row: RowValues): string | undefined {
  const shown = dictTextOf(row, field.key)
  return shown === undefined ? undefined : asList(shown, value, field)
}

/** The text beside the value, else the value itself. */
export function dictTextWith(value: unknown, field: Shown, row: RowValues): string {
  return shownTextOf(value, field, row) ?? asList(plainText(value), value, field)
}

function asList(text: string, value: unknown, { facts, config }: Shown): string {
  return facts.isMultiple?.(config) ? listTexts(text, splitValues(value).length, currentLanguage()) : text
}

/** Whether the row says the text by itself: it brought it along, or there is no value. */
export function hasDictText(value: unknown, field: { key: string }, row: RowValues): boolean {
  return plainText(value) === '' || dictTextOf(row, field.key) !== undefined
}

/** The names of several values as a list that its reader reads. */
export function joinNames(names: readonly string[]): string {
  return joinTexts(names, currentLanguage())
}

/** The values of a comma string; none for an empty one. */
export function splitValues(value: unknown): string[] {
  return plainText(value)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** The comma string of several values; `null` when there are none. */
export function joinValues(values: readonly string[]): string | null {
  return values.length > 0 ? values.join(',') : null
}

/** The begin and the end of a range query. */
export function rangeOf(value: unknown): [begin: unknown, end: unknown] {
  return Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [null, null]
}

/** The text, cut after `limit` characters; -1 leaves it whole. */
export function cutText(text: string, limit: number): string {
  if (limit < 0) return text
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text
}
