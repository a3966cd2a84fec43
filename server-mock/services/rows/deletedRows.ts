import type { DeletedRows } from '../../../schemas/api/rows'
import type { TableResource } from '../../resource'
import { realNames } from '../rowPanels/realNames'
import type { CallInput } from './RowCallHandler'

/** The deleted rows of a page, with what the users are called who deleted them. */
export async function deletedRows(
  resource: Pick<TableResource, 'deleted'>,
  { services, context }: Pick<CallInput<'deleted'>, 'services' | 'context'>,
): Promise<DeletedRows> {
  const rows = await resource.deleted(context)
  const names = await realNames(
    services.database.kysely,
    rows.map(({ deletedBy }) => deletedBy),
  )
  return { records: rows.map((row) => ({ ...row, deletedByName: names.get(row.deletedBy ?? '') ?? row.deletedBy })) }
}
