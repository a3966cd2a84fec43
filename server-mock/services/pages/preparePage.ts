import type { PlannedChange } from '../../../schemas/api/pages'
import { renamesBetween } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { applyTable } from '../../resource'
import { serverContext } from '../../rights/callContext'
import { renameDataRules } from '../administration/planDataRules'
import { renameLayouts } from '../layouts/renameLayouts'
import type { Services } from '../Services'
import { renameSavedQueries } from '../superQueries/renameSavedQueries'
import { compileInThread } from './compileInThread'
import { declarePage } from './declarePage'
import { planCalls, planRules, planTables, withKnownKeys } from './examinePage'
import { findFormerPage } from './formerPage'
import { requireGrantable } from './givenGrants'
import type { Publication, PublishRequest } from './Publication'
import { applyPermissions } from './pagePermissions'
import { planPageIndexes } from './planPageIndexes'
import { recordTables } from './tableOwners'

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

/** The server that brings in the product's own pages is nobody's account. */
function authorOf({ user }: CallContext): string | undefined {
  return user?.id === serverContext.user?.id ? undefined : user?.id
}

/** A page with what is known of its tables. */
export interface PlannedPage {
  page: PageConfig
  /** The page with every key that its fields have had. */
  keyed: PageConfig
  /** What happens to the tables. */
  planned: readonly PlannedChange[]
  findBefore(connection: Connection): Promise<PageConfig | undefined>
}

/** A page whose tables are planned, ready to be published: table, permissions and menu. */
export async function publicationOf(
  services: Services,
  request: PublishRequest,
  { page, keyed, planned, findBefore }: PlannedPage,
  context: CallContext,
): Promise<Publication> {
  return {
    request,
    config: page,
    validators: await (request.validators ?? compileInThread(page)),
    findBefore,
    async apply(connection) {
      const before = await findBefore(connection)
      await applyPageTable(connection, keyed, context.language)
      const indexes = await planPageIndexes(services, connection, keyed, context.language)
      for (const { statements } of indexes) for (const statement of statements) await statement.execute(connection)
      const { grants } = request
      const renames = before ? renamesBetween(before, page) : []
      await renameLayouts(connection, page.code, renames)
      await renameSavedQueries(connection, page.code, renames)
      await renameDataRules(connection, page.code, renames)
      const permissions = await applyPermissions(connection, keyed, { before, authorId: authorOf(context), grants }, context.language)
      return [...planned, ...indexes.flatMap(({ changes }) => changes), ...planCalls(services, page, context.language), ...permissions]
    },
  }
}

/** A page that nothing is wrong with, ready to be published; throws `invalid-config` when what it would do to the tables must not be done. */
export async function preparePage(
  services: Services,
  request: PublishRequest,
  page: PageConfig,
  context: CallContext,
): Promise<Publication> {
  const before = await findFormerPage(services, services.database.kysely, request.code)
  const keyed = withKnownKeys(page, before, request.later)
  await requireGrantable(services.database.kysely, page, request.grants)
  const planned = await planTables(services, keyed, before, context.language, request.together)
  throwRefused(planned)
  const rules = await planRules(services, keyed, before, context.language)
  // Still so in the transaction: it is refused when somebody has published since.
  const findBefore = async () => before
  return publicationOf(services, request, { page, keyed, planned: [...planned, ...rules], findBefore }, context)
}
