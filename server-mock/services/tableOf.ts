import type { TableResource } from '../resource'
import type { SystemTables } from '../system/SystemTables'
import type { Services } from './Services'

/** A table of the product, as its calls work with it. */
export function tableOf({ registry }: Pick<Services, 'registry'>, table: keyof SystemTables): TableResource {
  const found = registry.get(table)
  if (!found) throw new Error(`the table ${table} is not declared`)
  return found
}
