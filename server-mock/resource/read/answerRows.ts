import type { Row } from '../../../schemas/api/Result'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import type { LabelService } from '../ResourceServices'

type Values = Record<string, unknown>

/**
 * Stored rows as they are answered: without hidden columns, values with their own type, and `<key>_dictText` beside every value that stands for
 * something. The texts of all rows of one source are asked for at once.
 */
export async function answerRows(
  model: Pick<TableModel, 'columns'>,
  stored: readonly Values[],
  hidden: ReadonlySet<string>,
  language: Language,
  labels: LabelService,
): Promise<Row[]> {
  const columns = [...model.columns.values()].filter(({ key, isSecret }) => !isSecret && !hidden.has(key))
  const rows = hidden.size === 0 ? [...stored] : stored.map((values) => omit(values, hidden))
  for (const row of rows) restoreTypes(columns, row)
  await addTexts(columns, rows, language, labels)
  return rows as Row[]
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

async function addTexts(columns: readonly ColumnModel[], rows: readonly Values[], language: Language, labels: LabelService): Promise<void> {
  if (rows.length === 0) return
  const bySource = new Map<string, { source: LabelSource; columns: ColumnModel[]; values: Set<string> }>()
  for (const column of columns) {
    const { labels: source } = column
    if (!source) continue
    const name = source.from === 'options' ? `options:${column.key}` : JSON.stringify(source)
    const group = bySource.get(name) ?? { source, columns: [], values: new Set() }
    bySource.set(name, group)
    group.columns.push(column)
    for (const row of rows) for (const value of valuesIn(column, row)) group.values.add(value)
  }
  await Promise.all(
    [...bySource.values()].map(async ({ source, columns: labelled, values }) => {
      const texts =
        source.from === 'options'
          ? optionTexts(source, language)
          : values.size === 0
            ? none
            : await labels.textsOf(source, [...values], language)
      for (const column of labelled) {
        for (const row of rows) row[companionOf(column.key)] = textFor(valuesIn(column, row), texts)
      }
    }),
  )
}

const none: ReadonlyMap<string, string> = new Map()

function valuesIn({ key, isMultiple }: ColumnModel, row: Values): string[] {
  const value = row[key]
  if (value === null || value === undefined || value === '') return []
  return isMultiple ? String(value).split(',') : [String(value)]
}

function textFor(values: readonly string[], texts: ReadonlyMap<string, string>): string | null {
  return values.length === 0 ? null : values.map((value) => texts.get(value) ?? value).join(',')
}

function optionTexts({ options }: Extract<LabelSource, { from: 'options' }>, language: Language): ReadonlyMap<string, string> {
  return new Map(
    options.map(({ value, label, text, title }) => [String(value), chooseText(label ?? text ?? title, language, String(value))] as const),
  )
}
