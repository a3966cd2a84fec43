import type { PublishResult } from '../../../schemas/api/pages'
import type { DocumentConfig } from '../../../schemas/documents'
import { isDocument } from '../../../schemas/documents/documentName'
import { compareValues } from '../../../schemas/page/compareValues'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { prepareDocument } from '../documents/prepareDocument'
import type { Services } from '../Services'
import { changePages, noteChange } from './changePages'
import { readVersions } from './currentVersion'
import { writeDraft } from './drafts'
import { checkNamedForPublishing } from './examinePage'
import type { Publication, PublishRequest } from './Publication'
import { preparePage } from './preparePage'
import { requireRight } from './requireRight'

async function writeVersion(
  connection: Connection,
  { request, config, validators }: Publication,
  { current, latest }: Awaited<ReturnType<typeof readVersions>>,
  by: string,
): Promise<number> {
  const { code, text, message, restoredFrom } = request
  const version = latest + 1
  const values = {
    code,
    version,
    text,
    config: JSON.stringify(config),
    validators,
    message: message ?? null,
    restored_from: restoredFrom ?? null,
  }
  await insertSystemRow(connection, 'page_version', values, by)
  if (current === null) await insertSystemRow(connection, 'page_config', { code, kind: config.kind, version }, by)
  else
    await systemTables(connection)
      .updateTable('page_config')
      .set({ version, kind: config.kind, update_by: by })
      .where('code', '=', code)
      .execute()
  return version
}

/** A page or document that nothing is wrong with, ready to be published. */
export async function preparePublication(
  services: Services,
  request: PublishRequest,
  config: PageConfig | DocumentConfig,
  context: CallContext,
): Promise<Publication> {
  return isDocument(config) ? prepareDocument(services, request, config, context) : preparePage(services, request, config, context)
}

/**
 * Writes what was checked in the transaction that holds the publishing lock: table, version, permissions, menu, draft and the notice to every server.
 * Throws `conflict` when another version than that of the request is published.
 */
export async function writePublication(
  services: Services,
  connection: Connection,
  publication: Publication,
  context: CallContext,
): Promise<PublishResult> {
  const { code, text, base } = publication.request
  const by = context.user?.username ?? 'system'
  const versions = await readVersions(connection, code)
  const { current } = versions
  if (base !== undefined && base !== current) {
    const differences = compareValues((await publication.findBefore(connection)) ?? {}, publication.config)
    throw new CallFailure('conflict', 'pages.versionMoved', { version: current ?? 0 }, { result: { version: current, differences } })
  }
  const changes = await publication.apply(connection)
  const version = await writeVersion(connection, publication, versions, by)
  await systemTables(connection).deleteFrom('page_former_code').where('code', '=', code).execute()
  await writeDraft(connection, { code, text, base: version, by })
  await noteChange(services, connection, code, version)
  return { code, version, changes }
}

/**
 * Publishes a page, or a document beside pages, in one transaction. A refused one changes nothing and throws a `CallFailure`: `invalid-config` with
 * located findings, or `conflict` when another version was published meanwhile.
 */
export function publishPage(services: Services, request: PublishRequest, context: CallContext): Promise<PublishResult> {
  return changePages(services, [request.code], {
    async check() {
      const config = requireRight(await checkNamedForPublishing(services, request, context))
      return preparePublication(services, request, config, context)
    },
    write: (connection, checked) => writePublication(services, connection, checked, context),
  })
}
