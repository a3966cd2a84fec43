import { sql } from 'kysely'
import { isTranslated, translationKey } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { ResourceModel } from '../model/ResourceModel'
import { allOf, refOf } from '../query/compare'
import type { LabelService } from '../ResourceServices'
import { accessTable } from './tableAccess'

/**
 * Labels from dictionaries, and from the tables of declared resources as far as the caller may read them: a hidden column and the rows of others have
 * no labels, nor have names that are not declared.
 */
export function labelsOver(
  connection: Connection,
  mainOf: (table: string) => ResourceModel | undefined,
  dictionaries: LabelService,
  context: CallContext,
): LabelService {
  return {
    async textsOf(source, values, language) {
      if (source.from !== 'table') return dictionaries.textsOf(source, values, language)
      const main = mainOf(source.table)
      const access = main && accessTable(main, source.table, context)
      const value = access?.column(source.value)
      const label = access?.column(source.label)
      if (!access || !value || !label) return new Map()
      const translated = isTranslated(language) ? access.column(translationKey(source.label, language)) : undefined
      const text = translated ? sql`coalesce(nullif(${refOf(translated)}, ''), ${refOf(label)})` : refOf(label)
      const own = access.ownRows('t')
      const { rows } = await sql<{ value: string; text: string }>`
        select cast(${refOf(value)} as text) as value, cast(${text} as text) as text from ${sql.table(access.table.table)} as t
        where ${allOf([sql`${refOf(value)} = any(${values})`, ...(own ? [own] : [])])}`.execute(connection)
      return new Map(rows.map((row) => [row.value, row.text ?? row.value]))
    },
  }
}
