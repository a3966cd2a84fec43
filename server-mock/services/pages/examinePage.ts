import type { PlannedChange, ValidateResult } from '../../../schemas/api/pages'
import { checkPage } from '../../../schemas/checks/checkPage'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { locateProblems } from '../../../schemas/checks/locateProblems'
import { addressOf } from '../../../schemas/page/addressOf'
import type { PageConfig } from '../../../schemas/page/PageConfig'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import type { ResourceDeclaration } from '../../resource/ResourceDeclaration'
import { callsOf } from '../../resource/ResourceRegistry'
import { checkReportWhere } from '../../resource/report/checkReportWhere'
import { planTable } from '../../resource/table/planTable'
import { textOf } from '../../text/textOf'
import type { CallContext } from '../CallContext'
import { CallFailure } from '../CallFailure'
import type { Services } from '../Services'
import { declarePage } from './declarePage'
import { knownNames } from './knownNames'
import { planPermissions } from './pagePermissions'
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

const problem = (path: string, code: string, message: string): Problem => ({ path, code, message, severity: 'error' })

function ownProblems(code: string, config: PageConfig, language: Language): Problem[] {
  const problems: Problem[] = []
  if (config.code !== code) problems.push(problem('/code', 'other-code', textOf('pages.otherCode', language, { code, found: config.code })))
  if (config.kind === 'report') {
    const reason = checkReportWhere(config)
    if (reason) problems.push(problem('/source/where', 'bad-where', textOf('pages.badWhere', language, { reason })))
  }
  return problems
}

/** A prefix belongs to one page: publishing grants what stands under it. */
function prefixProblems({ pages }: Services, config: PageConfig, language: Language): Problem[] {
  const prefix = prefixOf(config)
  const owner = pages.all().find((page) => page.code !== config.code && prefixOf({ ...page.config, code: page.code }) === prefix)
  return owner ? [problem('/authPre', 'prefix-taken', textOf('pages.prefixTaken', language, { prefix, page: owner.code }))] : []
}

/** The address in the menu of one page leads to no other. */
function addressProblems({ pages }: Services, config: PageConfig, language: Language): Problem[] {
  const address = addressOf(config)
  const owner = pages.all().find((page) => page.code !== config.code && addressOf({ ...page.config, code: page.code }) === address)
  return owner ? [problem('/menu/path', 'address-taken', textOf('pages.addressTaken', language, { address, page: owner.code }))] : []
}

/** Where a page says its tables and its calls, for findings about them. */
function placesOf(declaration: ResourceDeclaration): { tables: Map<string, string>; calls: Map<string, string> } {
  const subs = (declaration.subTables ?? []).map(({ table }, index) => [table, `/subTables/${index}/table`] as const)
  const urls = Object.entries(declaration.url).map(([name, path]) => [path, `/url/${name}`] as const)
  const actions = (declaration.actions ?? []).map(({ url }, index) => [url, `/resource/actions/${index}/url`] as const)
  return { tables: new Map([...subs, [declaration.table, '/resource/table']]), calls: new Map([...actions, ...urls]) }
}

/** Calls and tables that another page has taken. */
function takenProblems({ registry }: Services, declaration: ResourceDeclaration, language: Language): Problem[] {
  const { tables, calls } = placesOf(declaration)
  const isOther = (page: string | undefined) => page !== declaration.page
  const takenTables = [...tables].flatMap(([table, path]) => {
    const owner = registry.resourceOf(table)?.declaration
    if (!owner || !isOther(owner.page)) return []
    return problem(path, 'table-taken', textOf('pages.tableTaken', language, { table, page: owner.page ?? 'system' }))
  })
  const takenCalls = registry.takenCalls(declaration).flatMap(({ path, resource }) => {
    const { page } = resource.declaration
    return isOther(page)
      ? problem(calls.get(path) ?? '/url', 'path-taken', textOf('pages.pathTaken', language, { path, page: page ?? 'system' }))
      : []
  })
  return [...takenTables, ...takenCalls]
}

/** Tables that other pages have left behind with rows in them: only an administrator can give them away. */
async function leftProblems({ database }: Services, declaration: ResourceDeclaration, context: CallContext): Promise<Problem[]> {
  if (hasRole(administratorRole, context.user?.roles ?? [])) return []
  const { tables } = placesOf(declaration)
  return (await findLeftTables(database.kysely, declaration)).map(({ table, page, rows }) =>
    problem(tables.get(table) ?? '/resource', 'table-left', textOf('pages.tableLeft', context.language, { table, page, rows })),
  )
}

/** What it means to take such tables, for an administrator who does. */
export function planTaking(left: readonly LeftTable[], language: Language): PlannedChange[] {
  return left.map(({ table, page, rows }) => {
    return { kind: 'takeTable', subject: table, message: textOf('pages.takeTable', language, { table, page, rows }) }
  })
}

/** The calls that publishing will open, in one entry. */
export function planCalls({ registry }: Services, config: PageConfig, language: Language): PlannedChange[] {
  const declaration = declarePage(config)
  const fresh = declaration ? callsOf(declaration).filter(({ method, path }) => !registry.find(method, path)) : []
  const path = fresh.map((call) => `${call.method} ${call.path}`).join(', ')
  return path === '' ? [] : [{ kind: 'mountCalls', subject: path, message: textOf('pages.mountCalls', language, { path }) }]
}

/** What publishing would do to the tables, the calls and the permissions. */
async function planPage(services: Services, config: PageConfig, language: Language): Promise<PlannedChange[]> {
  const connection = services.database.kysely
  const declaration = declarePage(config)
  const taken = declaration ? planTaking(await findLeftTables(connection, declaration), language) : []
  const tables = declaration ? [...taken, ...(await planTable(connection, declaration, language))] : []
  const permissions = await planPermissions(connection, config, services.pages.get(config.code)?.config, language)
  return [...tables, ...planCalls(services, config, language), ...permissions]
}

export interface CheckedPage {
  config?: PageConfig
  problems: Problem[]
}

/** A page as somebody wants to publish it, under a code. `known` is read anew when it is left out. */
export interface PageToCheck {
  code: string
  text: string
  known?: KnownNames
}

/** Checks a page against the language and against everything that exists, for whoever wants to publish it. */
export async function checkForPublishing(
  services: Services,
  { code, text, known }: PageToCheck,
  context: CallContext,
): Promise<CheckedPage> {
  const { language } = context
  const { config, problems } = checkPage(text, { language, known: known ?? (await knownNames(services)) })
  if (!config || hasErrors(problems)) return { config, problems }
  const declaration = declarePage(config)
  const found = [
    ...ownProblems(code, config, language),
    ...prefixProblems(services, config, language),
    ...addressProblems(services, config, language),
    ...(declaration ? takenProblems(services, declaration, language) : []),
    ...(declaration ? await leftProblems(services, declaration, context) : []),
  ]
  return { config, problems: [...problems, ...locateProblems(text, found)] }
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** Checks a page and says what publishing it would do. Changes nothing. */
export async function examinePage(services: Services, code: string, text: string, context: CallContext): Promise<ValidateResult> {
  const { language } = context
  const { config, problems } = await checkForPublishing(services, { code, text }, context)
  const isRight = config !== undefined && !hasErrors(problems)
  return {
    problems,
    changes: isRight ? await planPage(services, config, language) : [],
    hasTable: hasTable(services, config),
  }
}

function hasTable(services: Services, config: PageConfig | undefined): boolean {
  const table = config && config.kind !== 'report' ? config.resource?.table : undefined
  return table !== undefined && services.registry.get(table)?.declaration.page === config?.code
}
