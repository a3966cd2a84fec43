import type { PlannedChange, PublishResult } from '../../../schemas/api/pages'
import type { FoundError } from '../../../schemas/api/Result'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { compareValues } from '../../../schemas/page/compareValues'
import { withCode } from '../../../schemas/page/copyPage'
import { withLaterKeys } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { applyTable } from '../../resource'
import { serverContext } from '../../rights/callContext'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { Services } from '../Services'
import { changePages } from './changePages'
import { compileInThread } from './compileInThread'
import { currentVersion, latestVersion } from './currentVersion'
import { declarePage } from './declarePage'
import { writeDraft } from './drafts'
import { checkForPublishing, planCalls, planTables, withKnownKeys } from './examinePage'
import { findFormerPage } from './formerPage'
import { applyPermissions, planPermissions } from './pagePermissions'
import { readConfig } from './readConfig'
import { recordTables } from './tableOwners'

export interface PublishRequest {
  code: string
  text: string
  message?: string
  /** Version that the change started from; not compared when undefined. */
  base?: number | null
  restoredFrom?: number
  /** What the page may name, when it is known already: pages that are brought in together may name one another. */
  known?: KnownNames
  /** Versions that were published after the one that comes back, the newest last. */
  later?: readonly PageConfig[]
}

export function toFoundError({ path, code, message, line, column, suggestion, severity }: Problem): FoundError {
  return { path, code, message, line, column, suggestion, severity }
}

/** Throws `invalid-config` with every reason why the tables must not be changed like this. */
function throwRefused(changes: readonly PlannedChange[]): void {
  const refused = changes.filter((change) => change.kind === 'refused')
  if (refused.length === 0) return
  const errors = refused.map(({ subject, message }) => ({ path: '/resource', code: 'refused-change', message: `${subject}: ${message}` }))
  throw new CallFailure('invalid-config', 'pages.refusedPlan', { reason: refused.map(({ message }) => message).join(' ') }, { errors })
}

/** Makes or changes the tables, after they were planned and nothing was refused. Rows that came meanwhile may still refuse it. */
async function applyPageTable(connection: Connection, page: PageConfig, language: Language): Promise<void> {
  const declaration = declarePage(page)
  if (!declaration) return
  await applyTable(connection, declaration, language)
  await recordTables(connection, declaration)
}

async function writeVersion(
  connection: Connection,
  request: PublishRequest,
  config: PageConfig,
  validators: string,
  by: string,
): Promise<number> {
  const { code, text, message, restoredFrom } = request
  const current = await currentVersion(connection, code)
  const version = (await latestVersion(connection, code)) + 1
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

/** The page when nothing is wrong with it; throws `invalid-config` with its located findings otherwise. */
export function refuseProblems(config: PageConfig | undefined, problems: readonly Problem[]): PageConfig {
  const count = problems.filter((problem) => problem.severity === 'error').length
  if (config && count === 0) return config
  throw new CallFailure('invalid-config', 'pages.refused', { count }, { errors: problems.map(toFoundError) })
}

/** The server that brings in the product's own pages is nobody's account. */
function authorOf({ user }: CallContext): string | undefined {
  return user?.id === serverContext.user?.id ? undefined : user?.id
}

/** A page that was checked, with what was made of it before the transaction. */
export interface PreparedPage {
  request: PublishRequest
  page: PageConfig
  /** The page with every key that its fields have had. */
  keyed: PageConfig
  validators: string
  /** What happens to the tables. */
  planned: readonly PlannedChange[]
}

/** Checks the page of a request and compiles its validators; throws `invalid-config` with the located findings. */
async function preparePage(services: Services, request: PublishRequest, context: CallContext): Promise<PreparedPage> {
  const { config, problems } = await checkForPublishing(services, request, context)
  return planPrepared(services, request, refuseProblems(config, problems), context)
}

/** What a page that nothing is wrong with will do to the tables, and its validators; throws `invalid-config` when that must not be done. */
export async function planPrepared(
  services: Services,
  request: PublishRequest,
  page: PageConfig,
  { language }: CallContext,
): Promise<PreparedPage> {
  const before = await findFormerPage(services, services.database.kysely, request.code)
  const keyed = request.later ? withLaterKeys(page, request.later) : withKnownKeys(page, before)
  const planned = await planTables(services, keyed, before, language)
  throwRefused(planned)
  return { request, page, keyed, planned, validators: await compileInThread(page) }
}

/**
 * Writes a checked page in the transaction that holds the publishing lock: table, version, permissions, menu, draft and the notice to every server.
 */
export async function writePage(
  services: Services,
  connection: Connection,
  { request, page, keyed, planned, validators }: PreparedPage,
  context: CallContext,
): Promise<PublishResult> {
  const { code, text } = request
  const before = await findFormerPage(services, connection, code)
  const by = context.user?.username ?? 'system'
  const current = await currentVersion(connection, code)
  if (request.base !== undefined && request.base !== current) {
    const differences = compareValues(before ?? {}, page)
    throw new CallFailure('conflict', 'pages.versionMoved', { version: current ?? 0 }, { result: { version: current, differences } })
  }
  await applyPageTable(connection, keyed, context.language)
  const permissions = await planPermissions(connection, keyed, before, context.language)
  await applyPermissions(connection, keyed, { before, authorId: authorOf(context) })
  const version = await writeVersion(connection, request, page, validators, by)
  await systemTables(connection).deleteFrom('page_former_code').where('code', '=', code).execute()
  await writeDraft(connection, { code, text, base: version, by })
  await services.changes.write(connection, { kind: 'page', subject: code, detail: String(version) })
  return { code, version, changes: [...planned, ...planCalls(services, page, context.language), ...permissions] }
}

/**
 * Publishes a page in one transaction. A refused one changes nothing and throws a `CallFailure`: `invalid-config` with located findings, or `conflict`
 * when another version was published meanwhile.
 */
export function publishPage(services: Services, request: PublishRequest, context: CallContext): Promise<PublishResult> {
  return changePages(services, [request.code], {
    check: () => preparePage(services, request, context),
    write: (connection, checked) => writePage(services, connection, checked, context),
  })
}

/** The versions after one, as they were published: they say what its fields are called now. */
async function readLater(connection: Connection, code: string, version: number): Promise<PageConfig[]> {
  const rows = await systemTables(connection)
    .selectFrom('page_version')
    .select('config')
    .where('code', '=', code)
    .where('version', '>', version)
    .orderBy('version')
    .execute()
  return rows.map(({ config }) => readConfig(config))
}

/** Publishes an earlier version once more, as a new one. */
export async function rollbackPage(services: Services, code: string, version: number, context: CallContext): Promise<PublishResult> {
  const row = await systemTables(services.database.kysely)
    .selectFrom('page_version')
    .select('text')
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'pages.unknownVersion', { code, version })
  const later = await readLater(services.database.kysely, code, version)
  // A version from before the page was renamed bears its former code.
  return publishPage(services, { code, text: withCode(row.text, code), restoredFrom: version, later }, context)
}
