import type { PlannedChange, ValidateResult } from '../../../schemas/api/pages'
import { checkPage } from '../../../schemas/checks/checkPage'
import type { CheckResult } from '../../../schemas/checks/checkText'
import { toPointer } from '../../../schemas/checks/Finding'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { locateProblems } from '../../../schemas/checks/locateProblems'
import type { DocumentConfig } from '../../../schemas/documents'
import { type DocumentId, isDocument, readDocumentName } from '../../../schemas/documents/documentName'
import { rowConditionsOf } from '../../../schemas/page/anatomy'
import { renamesBetween, withLaterKeys } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import { everyExpressionOf } from '../../../schemas/page/pageExpressions'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { checkWhere, mountedCallsOf, planTable } from '../../resource'
import { planDataRules } from '../administration/planDataRules'
import { checkDocumentToPublish, planDocument } from '../documents/prepareDocument'
import type { Services } from '../Services'
import { declarePage } from './declarePage'
import { findBrokenReaders } from './findBrokenReaders'
import { findLikelyRenames } from './findLikelyRenames'
import { findLeft, findTaken, findTakenParts, problem } from './findTaken'
import { findFormerPage } from './formerPage'
import { readGrantable, requireGrantable } from './givenGrants'
import { knownNames } from './knownNames'
import type { PublishRequest } from './Publication'
import { findNewPermissions, planPermissions } from './pagePermissions'
import { planPageIndexes } from './planPageIndexes'
import { findBrokenSharers } from './sharedTables'
import { findLeftTables, type LeftTable } from './tableOwners'

/** The page of a call as text: as it was written, or as its JSON. */
export function textOfBody(body: { text?: string; config?: unknown }): string {
  if (typeof body.text === 'string') return body.text
  if (body.config === undefined) throw new CallFailure('bad-request', 'pages.noContent')
  try {
    return `${JSON.stringify(body.config, null, 2)}\n`
  } catch {
    // Nested so deep that it cannot be written.
    throw new CallFailure('bad-request', 'http.badRequest')
  }
}

/** The page says another code than it is to be published under: most often it is a copy, and everything else that is taken is taken for that reason. */
function findOtherCode({ pages }: Services, code: string, config: PageConfig, language: Language): Problem[] {
  if (config.code === code) return []
  const owner = pages.get(config.code)?.config
  const values = { code, found: config.code, title: owner ? chooseText(owner.title, language, config.code) : '' }
  const message = textOf(owner ? 'pages.copiedCode' : 'pages.otherCode', language, values)
  return [{ ...problem('/code', owner ? 'page-code-taken' : 'other-code', message), suggestion: code }]
}

function findBadWhere(config: PageConfig, language: Language): Problem[] {
  const ofRows = rowConditionsOf(config).map(({ where, path }) => ({ where, path, text: 'pages.badRows' as const }))
  const others = everyExpressionOf(config)
    .filter(({ of, table }) => of === 'report' || table !== undefined)
    .map(({ source, path }) => ({ where: source, path, text: 'pages.badWhere' as const }))
  return [...others, ...ofRows].flatMap(({ where, path, text }) => {
    const reason = checkWhere(where)
    return reason ? [problem(toPointer(path), 'bad-where', textOf(text, language, { reason }))] : []
  })
}

/** What it means to take such tables, for an administrator who does. */
function planTaking(left: readonly LeftTable[], language: Language): PlannedChange[] {
  return left.map(({ table, page, rows }) => {
    return { kind: 'takeTable', subject: table, message: textOf('pages.takeTable', language, { table, page, rows }) }
  })
}

/** The calls that publishing will open, in one entry. */
export function planCalls({ registry, pages }: Services, config: PageConfig, language: Language): PlannedChange[] {
  const declaration = declarePage(config, pages.config)
  const fresh = declaration ? mountedCallsOf(declaration).filter(({ method, path }) => !registry.find(method, path)) : []
  const path = fresh.map((call) => `${call.method} ${call.path}`).join(', ')
  return path === '' ? [] : [{ kind: 'mountCalls', subject: path, message: textOf('pages.mountCalls', language, { path }) }]
}

/** What can be chosen from a dictionary that is published together with a page. */
function offeredIn(together: readonly DocumentConfig[], code: string): ReadonlySet<string> | undefined {
  const dictionary = together.find((one) => one.kind === 'dictionary' && one.code === code)
  if (dictionary?.kind !== 'dictionary') return undefined
  return new Set(dictionary.items.flatMap(({ value, disabled }) => (disabled ? [] : [String(value)])))
}

/**
 * What publishing would do to the tables. The page is written with the keys that its fields have had, see `withKnownKeys`. `together` are documents that
 * are published with it.
 */
export async function planTables(
  { database, registry }: Services,
  config: PageConfig,
  before: PageConfig | undefined,
  language: Language,
  together: readonly DocumentConfig[] = [],
): Promise<PlannedChange[]> {
  const declaration = declarePage(config)
  if (!declaration) return []
  const former = before && declarePage(before)
  const choicesIn = async (code: string) => offeredIn(together, code) ?? registry.services.dictionaryValues(code)
  return [
    ...planTaking(await findLeftTables(database.kysely, declaration), language),
    ...(await planTable(database.kysely, declaration, language, { former, choicesIn })),
  ]
}

/**
 * A page whose fields say also the keys that they have in the published version, and in all versions `later` than an earlier one: going back to earlier
 * keys takes the values back.
 */
export function withKnownKeys(config: PageConfig, before: PageConfig | undefined, later?: readonly PageConfig[]): PageConfig {
  return withLaterKeys(config, later ?? (before ? [before] : []))
}

/** What publishing would do to the tables, the calls and the permissions. */
async function planPage(
  services: Services,
  config: PageConfig,
  language: Language,
  { together, grants, later }: Pick<PublishRequest, 'together' | 'grants' | 'later'> = {},
): Promise<PlannedChange[]> {
  const { kysely } = services.database
  await requireGrantable(kysely, config, grants)
  const before = await findFormerPage(services, kysely, config.code)
  const keyed = withKnownKeys(config, before, later)
  const tables = await planTables(services, keyed, before, language, together)
  const indexes = (await planPageIndexes(services, kysely, keyed, language)).flatMap(({ changes }) => changes)
  const permissions = await planPermissions(kysely, keyed, { before, grants }, language)
  const rules = await planRules(services, keyed, before, language)
  return [...tables, ...rules, ...indexes, ...planCalls(services, config, language), ...permissions]
}

/** What a page with the keys that its fields have had means for the data rules over its rows. */
export function planRules(
  services: Services,
  keyed: PageConfig,
  before: PageConfig | undefined,
  language: Language,
): Promise<PlannedChange[]> {
  if (!before) return Promise.resolve([])
  const change = { page: keyed.code, before: declarePage(before), after: declarePage(keyed), renames: renamesBetween(before, keyed) }
  return planDataRules(services, services.database.kysely, change, language)
}

export interface ExaminedPage<C = PageConfig> {
  config?: C
  problems: Problem[]
}

/** A page as somebody wants to publish it, under a code. `known` is read anew when it is left out. */
export interface PageToCheck {
  code: string
  text: string
  known?: KnownNames
  /** What `checkPage` says of it with these names, where it has been asked already. */
  checked?: CheckResult<PageConfig>
}

/** Checks a page against the language and against everything that exists, for whoever wants to publish it. */
async function checkForPublishing(
  services: Services,
  { code, text, known, checked }: PageToCheck,
  context: CallContext,
): Promise<ExaminedPage> {
  const { language } = context
  const names = known ?? (await knownNames(services))
  const { config, problems } = checked ?? checkPage(text, { language, known: names })
  if (!config || hasErrors(problems)) return { config, problems }
  const copied = findOtherCode(services, code, config, language)
  if (copied.length > 0) return { config, problems: [...problems, ...locateProblems(text, copied)] }
  const declaration = declarePage(config, services.pages.config)
  const found = [
    ...findBadWhere(config, language),
    ...findTaken(services, config, language),
    ...findBrokenReaders(services, config, names, language),
    ...(declaration ? findTakenParts(services, declaration, language) : []),
    ...(declaration ? await findLeft(services, declaration, context) : []),
    ...findBrokenSharers(services, config, language),
  ]
  return { config, problems: [...problems, ...locateProblems(text, found)] }
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** Checks whatever is called so, a page or a document beside pages, for whoever wants to publish it. */
export async function checkNamedForPublishing(
  services: Services,
  request: PageToCheck,
  context: CallContext,
): Promise<ExaminedPage<PageConfig | DocumentConfig>> {
  const document = readDocumentName(request.code)
  return document ? checkDocumentToPublish(document, request.text, context.language) : checkForPublishing(services, request, context)
}

/** What publishing a page or document that nothing is wrong with would do. */
export function planNamed(
  services: Services,
  config: PageConfig | DocumentConfig,
  language: Language,
  request: Pick<PublishRequest, 'together' | 'grants'>,
): Promise<PlannedChange[]> {
  return isDocument(config) ? planDocument(services, config, language) : planPage(services, config, language, request)
}

async function examineDocument(services: Services, document: DocumentId, text: string, { language }: CallContext): Promise<ValidateResult> {
  const { config, problems } = checkDocumentToPublish(document, text, language)
  const isRight = config !== undefined && !hasErrors(problems)
  const changes = isRight ? await planDocument(services, config, language) : []
  return { problems, changes, hasTable: false }
}

/** Checks a page, or a document beside pages, and says what publishing it would do. Changes nothing. */
export async function examinePage(
  services: Services,
  { code, text, later }: Pick<PublishRequest, 'code' | 'text' | 'later'>,
  context: CallContext,
): Promise<ValidateResult> {
  const document = readDocumentName(code)
  if (document) return examineDocument(services, document, text, context)
  const { language } = context
  const { config, problems } = await checkForPublishing(services, { code, text }, context)
  if (!config || hasErrors(problems)) return { problems, changes: [], hasTable: hasTable(services, config) }
  const changes = await planPage(services, config, language, { later })
  const before = services.pages.get(code)?.config
  const likely = before ? locateProblems(text, findLikelyRenames(before, config, changes, language)) : []
  const { kysely } = services.database
  const fresh = await findNewPermissions(kysely, config, before)
  const grantable = await readGrantable(kysely, config, fresh, language)
  return { problems: [...problems, ...likely], changes, hasTable: hasTable(services, config), grantable }
}

function hasTable(services: Services, config: PageConfig | undefined): boolean {
  return config !== undefined && services.registry.ofPage(config.code) !== undefined
}
