import type { CallContext } from '../../kernel/CallContext'
import { isOpenTo } from '../../kernel/requireAccess'
import { systemTables } from '../../system/SystemTables'
import { accessOf } from '../rows/accessOf'
import type { Services } from '../Services'
import { isMadeForFiles, namedFiles } from './namedFiles'

/** Whether a file is out of reach: only deleted rows name it, and the caller could bring none of them back. */
export async function isWithheld(services: Services, path: string, context: CallContext): Promise<boolean> {
  const { kysely } = services.database
  const resting = await systemTables(kysely)
    .selectFrom('sys_resting_file')
    .select(['table_name', 'row_id'])
    .where('path', '=', path)
    .execute()
  if (resting.length === 0) return false
  for (const { table_name, row_id } of resting) if (await seesDeleted(services, table_name, row_id, context)) return false
  return !(await namedFiles(services, kysely, [path], isMadeForFiles)).has(path)
}

async function seesDeleted({ registry }: Services, table: string, id: string, context: CallContext): Promise<boolean> {
  for (const resource of registry.over(table)) {
    const isOpen = resource.declaration.trash && isOpenTo(accessOf({ resource, call: 'deleted' }), context)
    if (isOpen && (await resource.hasDeleted(id, context))) return true
  }
  return false
}
