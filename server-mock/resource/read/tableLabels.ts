import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { choiceColumns, isOneOfValues } from '../choices/choiceColumns'
import type { ResourceModel } from '../model/ResourceModel'
import { allOf } from '../query/compare'
import type { LabelService } from '../ResourceServices'
import { accessTable } from './tableAccess'

/**
 * Labels from dictionaries, and from the tables of declared resources as far as the caller may read them: a hidden column and the rows of others have
 * no labels, nor have names that are not declared. A row that can no longer be chosen keeps its label.
 */
export function labelsOver(
  connection: Connection,
  mainOf: (table: string) => ResourceModel | undefined,
  dictionaries: LabelService,
  context: CallContext,
): LabelService {
  return {
    async labelsOf(source, values, language) {
      if (source.from !== 'table') return dictionaries.labelsOf(source, values, language)
      const main = mainOf(source.table)
      const access = main && accessTable(main, source.table, context)
      const columns = access && choiceColumns(access, source, language)
      if (!columns) return new Map()
      const { value, key, text, color } = columns
      const own = access.ownRows('t')
      const { rows } = await sql<{ value: string; text: string | null; color: string | null }>`
        select ${key} as value, ${text} as text, ${color ?? sql`null`} as color from ${sql.table(access.table.table)} as t
        where ${allOf([isOneOfValues(value, values), ...(own ? [own] : [])])}`.execute(connection)
      return new Map(rows.map((row) => [row.value, { text: row.text ?? row.value, ...(row.color ? { color: row.color } : {}) }]))
    },
  }
}
