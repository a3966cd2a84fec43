import type { TableResource } from '../../resource'
import type { Services } from '../Services'

/** A table of the product, as its calls work with it. */
export function tableOf({ registry }: Services, table: 'sys_user' | 'sys_role' | 'sys_permission_data_rule'): TableResource {
  const found = registry.get(table)
  if (!found) throw new Error(`the table ${table} is not declared`)
  return found
}
