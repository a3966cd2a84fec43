import { sql } from 'kysely'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import { refOf } from '../query/compare'
import type { LabelService } from '../ResourceServices'

const suffixOf: Record<Language, string> = { 'zh-CN': '', 'en-US': 'En', 'de-DE': 'De' }

/** Labels from dictionaries, and from the tables of declared resources; names that are not declared have no labels. */
export function labelsOver(
  connection: Connection,
  tableOf: (table: string) => TableModel | undefined,
  dictionaries: LabelService,
): LabelService {
  return {
    async textsOf(source, values, language) {
      if (source.from !== 'table') return dictionaries.textsOf(source, values, language)
      const model = tableOf(source.table)
      const value = openColumn(model, source.value)
      const label = openColumn(model, source.label)
      if (!model || !value || !label) return new Map()
      const translated = suffixOf[language] === '' ? undefined : openColumn(model, source.label + suffixOf[language])
      const text = translated ? sql`coalesce(nullif(${refOf(translated)}, ''), ${refOf(label)})` : refOf(label)
      const { rows } = await sql<{ value: string; text: string }>`
        select cast(${refOf(value)} as text) as value, cast(${text} as text) as text from ${sql.table(model.table)} as t
        where ${refOf(value)} = any(${values})`.execute(connection)
      return new Map(rows.map((row) => [row.value, row.text ?? row.value]))
    },
  }
}

function openColumn(model: TableModel | undefined, key: string): ColumnModel | undefined {
  const column = model?.columns.get(key)
  return column && !column.isSecret ? column : undefined
}
