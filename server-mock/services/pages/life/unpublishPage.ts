import { sql } from 'kysely'
import type { LifeResult } from '../../../../schemas/api/pageLife'
import type { Connection } from '../../../db/Database'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { systemTables } from '../../../system/SystemTables'
import type { Services } from '../../Services'
import { changePages, noteChange } from '../changePages'
import { currentVersion } from '../currentVersion'
import { writePageEvent } from './pageEvents'
import { requireFree } from './requireFree'

/** Takes a page off: it has no version that is published, and every server closes it. Its versions, rights and tables stay as they are. */
export async function withdrawPage(services: Services, connection: Connection, code: string): Promise<void> {
  await systemTables(connection).deleteFrom('page_config').where('code', '=', code).execute()
  await noteChange(services, connection, code, null)
}

/** The published page is taken off, and comes back with everything when it is published again. */
export function unpublishPage(services: Services, code: string, isForced: boolean | undefined, context: CallContext): Promise<LifeResult> {
  return changePages(services, [code], {
    async check() {
      if ((await currentVersion(services.database.kysely, code)) === null)
        throw new CallFailure('not-found', 'pages.notPublished', { code })
      await requireFree(services, code, isForced, context)
    },
    async write(connection) {
      if ((await currentVersion(connection, code)) === null) throw new CallFailure('not-found', 'pages.notPublished', { code })
      await withdrawPage(services, connection, code)
      // The draft starts from no published version any more; open editors take that up as a new revision.
      await systemTables(connection)
        .updateTable('page_draft')
        .set({ base: null, revision: sql<number>`revision + 1` })
        .where('code', '=', code)
        .execute()
      await writePageEvent(connection, { code, kind: 'unpublished' }, context)
      return { code, version: null }
    },
  })
}
