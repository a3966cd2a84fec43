import { toPointer } from '../../../schemas/checks/Finding'
import { addressOf } from '../../../schemas/page/addressOf'
import { callsOf, partsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import { type RowCallName, rowCalls } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import type { ResourceDeclaration } from '../../resource'
import { accessOf } from '../rows/accessOf'
import type { Services } from '../Services'
import type { StoredPage } from './PageStore'
import { findLeftTables } from './tableOwners'

/** A problem of a page whose structure and meaning are right. */
export const problem = (path: string, code: string, message: string): Problem => ({ path, code, message, severity: 'error' })

/** What a page wants and another has: its permission prefix, its address in the menu. `own` are the codes that are the page's: a renamed one has two. */
export function findTaken(services: Services, config: PageConfig, language: Language, own: readonly string[] = [config.code]): Problem[] {
  const others = services.pages.all().filter(({ code }) => !own.includes(code))
  return [
    ...takenPrefix(others, config, language),
    ...takenAddress(others, config, language),
    ...otherCalls(services, config, language, own),
  ]
}

/** Calls of another page, where the page has no table: whoever uses it needs the rights of that page. */
function otherCalls({ registry }: Services, config: PageConfig, language: Language, own: readonly string[]): Problem[] {
  if (partsOf(config).resource) return []
  return callsOf(config).flatMap(({ name, url, path }): Problem[] => {
    const mounted = registry.find(rowCalls[name as RowCallName].method, url)
    const access = mounted && accessOf(mounted)
    const page = mounted?.resource.declaration.page
    if (!page || own.includes(page) || typeof access !== 'object') return []
    const message = textOf('pages.callOfPage', language, { path: url, page, permission: access.permission })
    return [{ path: toPointer(path), code: 'call-of-page', message, severity: 'warning' }]
  })
}

/** A prefix belongs to one page, with everything that stands under it: publishing grants that, and hides fields by it. */
function takenPrefix(others: readonly StoredPage[], config: PageConfig, language: Language): Problem[] {
  const prefix = prefixOf(config)
  const owner = others.find((page) => isNested(prefixOf({ ...page.config, code: page.code }), prefix))
  if (!owner) return []
  const taken = prefixOf({ ...owner.config, code: owner.code })
  return [problem('/authPre', 'prefix-taken', textOf('pages.prefixTaken', language, { prefix: taken, page: owner.code }))]
}

/** true for two prefixes of which one is the other, or stands under it: `stock:goods` under `stock`. */
function isNested(one: string, other: string): boolean {
  return `${one}:`.startsWith(`${other}:`) || `${other}:`.startsWith(`${one}:`)
}

/** The address in the menu of one page leads to no other. */
function takenAddress(others: readonly StoredPage[], config: PageConfig, language: Language): Problem[] {
  const address = addressOf(config)
  const owner = others.find((page) => addressOf({ ...page.config, code: page.code }) === address)
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
export function findTakenParts({ registry }: Services, declaration: ResourceDeclaration, language: Language): Problem[] {
  const { tables, calls } = placesOf(declaration)
  const isOther = (page: string | undefined) => page !== declaration.page
  const takenTables = (declaration.shared ? [] : [...tables]).flatMap(([table, path]) => {
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
export async function findLeft({ database }: Services, declaration: ResourceDeclaration, context: CallContext): Promise<Problem[]> {
  if (declaration.shared || hasRole(administratorRole, context.user?.roles ?? [])) return []
  const { tables } = placesOf(declaration)
  return (await findLeftTables(database.kysely, declaration)).map(({ table, page, rows }) =>
    problem(tables.get(table) ?? '/resource', 'table-left', textOf('pages.tableLeft', context.language, { table, page, rows })),
  )
}
