import type { FieldConfig } from '../../../schemas/fields'
import { rulesOf } from '../../../schemas/rules/rulesOf'
import { isUniqueRule } from '../../../schemas/rules/validate/unique'
import { fitName } from './columnName'
import type { ColumnModel, IndexModel } from './ResourceModel'

interface IndexSources {
  table: string
  columns: ReadonlyMap<string, ColumnModel>
  indexes: readonly (readonly string[])[]
  unique: readonly (readonly string[])[]
  /** Values are unique among the rows that are equal in this column. */
  within?: ColumnModel
}

/** The indexes of a table, each once. Keys that are no columns are left out. */
export function compileIndexes({ table, columns, indexes, unique, within }: IndexSources): IndexModel[] {
  const models = [...unique.map((keys) => ({ keys, isUnique: true })), ...indexes.map((keys) => ({ keys, isUnique: false }))].flatMap(
    ({ keys, isUnique }): IndexModel[] => {
      const names = keys.flatMap((key) => columns.get(key)?.name ?? [])
      if (names.length !== keys.length || names.length === 0) return []
      // The tenant last: whoever sees the rows of all tenants sorts by the values alone.
      const all = isUnique && within ? [...names, within.name] : names
      return [{ name: indexName(table, isUnique, all), columns: all, keys, isUnique }]
    },
  )
  return [...new Map(models.map((model) => [model.name, model])).values()]
}

/** What an index over these columns is called. */
export function indexName(table: string, isUnique: boolean, columns: readonly string[]): string {
  return fitName([isUnique ? 'uq' : 'ix', table, ...columns].join('_'))
}

/** Fields whose rules say that no two rows hold the same value; each gets a unique index, so that two saves at the same moment cannot both pass. */
export function uniqueFields(fields: readonly FieldConfig[]): string[][] {
  return fields.filter((field) => rulesOf(field).some(isUniqueRule)).map(({ key }) => [key])
}
