import type { PublishResult, ValidateResult } from '../../../schemas/api/pages'
import { codeOfName, readDocumentName } from '../../../schemas/documents/documentName'
import { withCode } from '../../../schemas/page/copyPage'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { examinePage } from './examinePage'
import type { PublishRequest } from './Publication'
import { publishPage } from './publishPage'
import { readConfig } from './readConfig'

/** The versions after one, as they were published: they say what its fields are called now. A document has no fields. */
async function readLater(connection: Connection, code: string, version: number): Promise<PageConfig[]> {
  if (readDocumentName(code)) return []
  const rows = await systemTables(connection)
    .selectFrom('page_version')
    .select('config')
    .where('code', '=', code)
    .where('version', '>', version)
    .orderBy('version')
    .execute()
  return rows.map(({ config }) => readConfig(config))
}

/** An earlier version as it would be published once more. Throws `not-found`. */
async function requestOf({ database }: Services, code: string, version: number): Promise<PublishRequest> {
  const row = await systemTables(database.kysely)
    .selectFrom('page_version')
    .select('text')
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'pages.unknownVersion', { code, version })
  const later = await readLater(database.kysely, code, version)
  // A version from before it was renamed bears its former code.
  return { code, text: withCode(row.text, codeOfName(code)), restoredFrom: version, later }
}

/** What publishing an earlier version once more would do, or what stands in its way. Changes nothing. */
export async function planRollback(services: Services, code: string, version: number, context: CallContext): Promise<ValidateResult> {
  return examinePage(services, await requestOf(services, code, version), context)
}

/** Publishes an earlier version once more, as a new one. */
export async function rollbackPage(services: Services, code: string, version: number, context: CallContext): Promise<PublishResult> {
  return publishPage(services, await requestOf(services, code, version), context)
}
