import type { Row } from '../../../schemas/api/Result'
import { hasCompanion, type LabelSource } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { Language } from '../../../schemas/page/Text'
import { colorCompanionOf, companionOf } from '../../../schemas/wire/companions'
import { translationKey } from '../../../schemas/wire/translations'
import { columnInRow } from '../model/columnInRow'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import type { Label, LabelService } from '../ResourceServices'
import { addProperties, seenLookups } from './addProperties'
import { optionTexts } from './optionTexts'
import { valuesIn } from './valuesIn'

type Values = Record<string, unknown>

/**
 * Stored rows as they are answered: without hidden columns, values with their own type, and `<key>_dictText` beside every value that stands for
 * something. The texts of all rows of one source are asked for at once.
 */
export async function answerRows(
  model: Pick<TableModel, 'columns'> & Partial<Pick<TableModel, 'lookups'>>,
  stored: readonly Values[],
  hidden: ReadonlySet<string>,
  language: Language,
  labels: LabelService,
): Promise<Row[]> {
  const columns = [...model.columns.values()].filter(({ key, isSecret }) => !isSecret && !hidden.has(key))
  for (const row of stored) restoreTypes(model.columns.values(), row)
  for (const column of model.columns.values()) if (column.isReadTranslated) readTranslated(stored, column, language)
  const rows = hidden.size === 0 ? [...stored] : stored.map((values) => omit(values, hidden))
  await addTexts(columns, { rows, stored }, language, labels)
  await addProperties(seenLookups(model, hidden), rows, language, labels)
  return rows as Row[]
}

/** Texts in the language of the reader; the Chinese ones where they were not translated. */
function readTranslated(rows: readonly Values[], { key }: ColumnModel, language: Language): void {
  for (const row of rows) row[key] = row[translationKey(key, language)] || row[key]
}

function omit(values: Values, hidden: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)))
}

/** Gives values that are no texts back their type, for example `1` for a switch with `[1, 0]`, which is stored as text. */
export function restoreTypes(columns: Iterable<ColumnModel>, row: Values): void {
  for (const { key, typedValues } of columns) {
    if (typedValues) row[key] = typedValues.get(String(row[key])) ?? row[key]
  }
}

/** Rows whose values have their texts from the same source. */
interface Labelled {
  source: LabelSource
  places: { column: ColumnModel; rows: Values[] }[]
  values: Set<string>
}

/** Rows as they are answered, and as they are stored: which input a field has may follow from what the caller does not see. */
interface AnsweredRows {
  rows: readonly Values[]
  stored: readonly Values[]
}

async function addTexts(
  columns: readonly ColumnModel[],
  { rows, stored }: AnsweredRows,
  language: Language,
  labels: LabelService,
): Promise<void> {
  if (rows.length === 0) return
  const bySource = new Map<string, Labelled>()
  for (const own of columns) {
    for (const [column, held] of own.cases ? byCase(own, { rows, stored }) : [[own, rows] as const]) {
      const { labels: source } = column
      if (!source || !hasCompanion(source)) continue
      const name = source.from === 'options' ? `options:${column.key}:${own.cases?.indexOf(column) ?? ''}` : JSON.stringify(source)
      const group = bySource.get(name) ?? { source, places: [], values: new Set() }
      bySource.set(name, group)
      group.places.push({ column, rows: [...held] })
      for (const row of held) for (const value of valuesIn(column, row)) group.values.add(value)
    }
  }
  await Promise.all(
    [...bySource.values()].map(async ({ source, places, values }) => {
      const found = values.size === 0 ? none : await labelsFrom(source, [...values], language, labels)
      const isColoured = source.from === 'table' && source.color !== undefined
      for (const { column, rows: labelled } of places) for (const row of labelled) addLabel(row, column, found, isColoured)
    }),
  )
}

/** What the page writes itself nobody is asked for. */
async function labelsFrom(source: LabelSource, values: readonly string[], language: Language, labels: LabelService) {
  return source.from === 'options' ? optionTexts(source, language) : labels.labelsOf(source, values, language)
}

/** The rows by which of its inputs the field has there. */
function byCase(own: ColumnModel, { rows, stored }: AnsweredRows): Map<ColumnModel, Values[]> {
  const groups = new Map<ColumnModel, Values[]>()
  for (const [index, row] of rows.entries()) {
    const column = columnInRow(own, stored[index] ?? row)
    const group = groups.get(column) ?? []
    group.push(row)
    groups.set(column, group)
  }
  return groups
}

const none: ReadonlyMap<string, Label> = new Map()

function addLabel(row: Values, column: ColumnModel, labels: ReadonlyMap<string, Label>, isColoured: boolean): void {
  const values = valuesIn(column, row)
  row[companionOf(column.key)] = values.length === 0 ? null : values.map((value) => shownFor(value, column, labels)).join(',')
  if (!isColoured) return
  const colors = values.map((value) => labels.get(value)?.color ?? '')
  row[colorCompanionOf(column.key)] = colors.some((color) => color !== '') ? colors.join(';') : null
}

/** What a value may be without standing for a row is shown as it is: what was typed, and names that the server notes by itself. */
function shownFor(value: string, { field, isSystem }: ColumnModel, labels: ReadonlyMap<string, Label>): string {
  const label = labels.get(value)
  if (!label || (label.isWithheld && (isSystem || (field && factsOf(field).allowsOther?.(field))))) return value
  return label.text
}
