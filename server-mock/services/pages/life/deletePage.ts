import type { DeletePageBody, LifeResult } from '../../../../schemas/api/pageLife'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { requireAccess } from '../../../kernel/requireAccess'
import type { Services } from '../../Services'
import { changePages } from '../changePages'
import { latestVersion } from '../currentVersion'
import { writePageEvent } from './pageEvents'
import { removePageRows } from './pageRows'
import { canDropTables, dropTables, tablesOfPage } from './pageTables'
import { requirePage } from './planLife'
import { requireFree } from './requireFree'
import { withdrawPage } from './unpublishPage'

/**
 * Deletes a page: draft, rights, menu entry and what people have kept of it go, its versions stay for the record and can be brought back. Its tables are
 * dropped with their rows, or stay its own until an administrator gives them to another page.
 */
export async function deletePage(services: Services, code: string, body: DeletePageBody, context: CallContext): Promise<LifeResult> {
  const { kysely } = services.database
  await requirePage(kysely, code)
  if ((await latestVersion(kysely, code)) > 0) requireAccess({ permission: 'page:publish' }, context)
  if (body.confirm !== code) throw new CallFailure('bad-request', 'pages.confirmCode', { code })
  return changePages(services, [code], {
    check: () => requireFree(services, code, body.force, context),
    async write(connection) {
      const tables = body.tables === 'drop' ? await tablesOfPage(connection, code) : []
      if (!canDropTables(tables, context)) throw new CallFailure('no-permission', 'pages.dropByAdministrator')
      await withdrawPage(services, connection, code)
      await removePageRows(connection, code)
      if (body.tables === 'drop') await dropTables(connection, code, tables)
      await writePageEvent(
        connection,
        { code, kind: 'deleted', detail: tables.map(({ table, rows }) => `${table} (${rows})`).join(', ') || undefined },
        context,
      )
      return { code, version: null }
    },
  })
}
