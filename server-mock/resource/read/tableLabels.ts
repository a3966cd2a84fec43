import { sql } from 'kysely'
import { joinTexts } from '../../../schemas/language/listTexts'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import { choiceColumns, isOneOfValues, type RowsSource } from '../choices/choiceColumns'
import type { ColumnModel, ResourceModel } from '../model/ResourceModel'
import { allOf } from '../query/compare'
import type { Label, LabelService } from '../ResourceServices'
import { optionTexts } from './optionTexts'
import { accessTable, type TableAccess } from './tableAccess'

/**
 * Labels from dictionaries, and from the tables of declared resources as far as the caller may read them: a hidden column and the rows of others have
 * no names, nor have tables that are not declared. A row that can no longer be chosen keeps its label.
 */
export function labelsOver(
  connection: Connection,
  mainOf: (table: string) => ResourceModel | undefined,
  dictionaries: LabelService,
  context: CallContext,
): LabelService {
  const service: LabelService = {
    async labelsOf(source, values, language) {
      if (source.from === 'options') return optionTexts(source, language)
      if (source.from === 'dict') return dictionaries.labelsOf(source, values, language)
      if (source.from === 'call') return new Map()
      const main = mainOf(source.table)
      const access = main && accessTable(main, source.table, context)
      if (!access) return new Map()
      const columns = choiceColumns(access, source, language)
      if (!columns) return withheldLabels(access, source, values, language)
      const { value, label, key, text, color } = columns
      const own = access.ownRows('t')
      const { rows } = await sql<FoundLabel>`
        select ${key} as value, ${text} as text, ${color ?? sql`null`} as color from ${sql.table(access.table.table)} as t
        where ${allOf([isOneOfValues(value, values), ...(own ? [own] : [])])}`.execute(connection)
      return source.isProperty
        ? propertiesOf(rows, label, language, service)
        : new Map([
            ...(own ? withheldLabels(access, source, values, language) : []),
            ...rows.map((row) => [row.value, labelOf(row, row.value)] as const),
          ])
    },
  }
  return service
}

/**
 * What is shown for rows that the caller may not see. Rows that are gone read the same, lest anybody finds out by trying which values there are. Properties
 * of such rows are empty, and what is its own name needs none.
 */
export function withheldLabels(
  { anyColumn }: TableAccess,
  { value, label, isProperty }: RowsSource,
  values: readonly string[],
  language: Language,
): Map<string, Label> {
  const column = anyColumn(value)
  if (isProperty || !column || column === anyColumn(label)) return new Map()
  const text = textOf('rows.withheld', language)
  return new Map(values.map((one) => [one, { text, isWithheld: true }]))
}

interface FoundLabel {
  value: string
  text: string | null
  color: string | null
}

function labelOf({ text, color }: FoundLabel, otherwise: string): Label {
  return { text: text ?? otherwise, ...(color ? { color } : {}) }
}

/** Properties of rows: one that is empty is none, and one that stands for something shows its text. */
async function propertiesOf(
  rows: readonly FoundLabel[],
  { labels, isMultiple }: ColumnModel,
  language: Language,
  service: LabelService,
): Promise<Map<string, Label>> {
  const filled = rows.flatMap(({ value, text }) => (text === null || text === '' ? [] : [{ value, text }]))
  const parts = (text: string) => (isMultiple ? text.split(',') : [text])
  const texts = labels ? await service.labelsOf(labels, [...new Set(filled.flatMap(({ text }) => parts(text)))], language) : undefined
  const shown = (text: string) => parts(text).map((part) => texts?.get(part)?.text ?? part)
  return new Map(filled.map(({ value, text }) => [value, { text: joinTexts(shown(text), language) }]))
}
