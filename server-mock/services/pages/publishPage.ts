import type { PlannedChange, PublishResult } from '../../../schemas/api/pages'
import type { FoundError } from '../../../schemas/api/Result'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { compareValues } from '../../../schemas/page/compareValues'
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
import { compileInThread } from './compileInThread'
import { declarePage } from './declarePage'
import { writeDraft } from './drafts'
import { checkForPublishing, planCalls, planTables, withKnownKeys } from './examinePage'
import { applyPermissions, planPermissions } from './pagePermissions'
import { PublishConflict, readPublishSequence, takePublishLock } from './publishLock'
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

function toFoundError({ path, code, message, line, column, suggestion, severity }: Problem): FoundError {
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

async function currentVersion(connection: Connection, code: string): Promise<number | null> {
  const row = await systemTables(connection).selectFrom('page_config').select('version').where('code', '=', code).executeTakeFirst()
  return row?.version ?? null
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
  const version = (current ?? 0) + 1
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

/** The page of a request when it may be published; throws `invalid-config` with its located findings otherwise. */
async function checkRequest(services: Services, request: PublishRequest, context: CallContext): Promise<PageConfig> {
  const { config, problems } = await checkForPublishing(services, request, context)
  const count = problems.filter((problem) => problem.severity === 'error').length
  if (config && count === 0) return config
  throw new CallFailure('invalid-config', 'pages.refused', { count }, { errors: problems.map(toFoundError) })
}

/** The server that brings in the product's own pages is nobody's account. */
function authorOf({ user }: CallContext): string | undefined {
  return user?.id === serverContext.user?.id ? undefined : user?.id
}

async function publishOnce(services: Services, request: PublishRequest, context: CallContext): Promise<PublishResult> {
  const { database, changes } = services
  const { code, text } = request
  const by = context.user?.username ?? 'system'
  const sequence = await readPublishSequence(database.kysely)
  await changes.catchUp()
  const page = await checkRequest(services, request, context)
  const validators = await compileInThread(page)
  const keyed = request.later ? withLaterKeys(page, request.later) : withKnownKeys(services, page)
  const planned = await planTables(services, keyed, context.language)
  throwRefused(planned)
  return database.transaction(async (connection) => {
    await takePublishLock(connection, sequence)
    const current = await currentVersion(connection, code)
    if (request.base !== undefined && request.base !== current) {
      const differences = compareValues(services.pages.get(code)?.config ?? {}, page)
      throw new CallFailure('conflict', 'pages.versionMoved', { version: current ?? 0 }, { result: { version: current, differences } })
    }
    await applyPageTable(connection, keyed, context.language)
    const before = services.pages.get(code)?.config
    const permissions = await planPermissions(connection, keyed, before, context.language)
    await applyPermissions(connection, keyed, { before, authorId: authorOf(context) })
    const version = await writeVersion(connection, request, page, validators, by)
    await writeDraft(connection, { code, text, base: version, by })
    await changes.write(connection, { kind: 'page', subject: code, detail: String(version) })
    return { code, version, changes: [...planned, ...planCalls(services, page, context.language), ...permissions] }
  })
}

const attempts = 10

/**
 * Publishes a page in one transaction: table, version, permissions, menu, draft and the notice to every server. A refused one changes nothing and
 * throws a `CallFailure`: `invalid-config` with located findings, or `conflict` when another version was published meanwhile.
 */
export async function publishPage(services: Services, request: PublishRequest, context: CallContext): Promise<PublishResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await publishOnce(services, request, context)
      services.rights.forget()
      await services.pages.refresh(request.code)
      return result
    } catch (error) {
      if (!(error instanceof PublishConflict) || attempt === attempts) throw error
    }
  }
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
  return publishPage(services, { code, text: row.text, restoredFrom: version, later }, context)
}
