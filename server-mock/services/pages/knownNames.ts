import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { namesOfDictionaries } from '../../../schemas/checks/namesOfDictionaries'
import { type NamesOfPage, namesOfPage } from '../../../schemas/checks/namesOfPage'
import { type DocumentConfig, type DocumentKind, documentKinds } from '../../../schemas/documents'
import { documentName, isDocument } from '../../../schemas/documents/documentName'
import { partsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import { mountedCallsOf, type ResourceDeclaration } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import { reachableFields } from '../dictionaries/openTable'
import type { Services } from '../Services'
import { declarePage } from './declarePage'

/** false for a page that was broken behind the check's back: nobody can say what it takes. */
function isWhole(page: PageConfig): boolean {
  const { queryConfig = [] } = partsOf(page)
  return Array.isArray(queryConfig) && queryConfig.every((item) => item !== null && typeof item === 'object')
}

function declarationsOf(further: readonly PageConfig[]): ResourceDeclaration[] {
  return further.flatMap((page) => declarePage(page) ?? [])
}

function callNames(declaration: ResourceDeclaration): string[] {
  return mountedCallsOf(declaration).map(({ method, path }) => `${method} ${path}`)
}

/** The reports among published pages; one that was broken behind the check's back offers nothing. */
function reportsOf(pages: readonly PageConfig[]): NamesOfPage[] {
  return pages.flatMap((page) => {
    const { source, columns } = partsOf(page)
    const isRight = source && Array.isArray(columns) && columns.every((column) => column !== null && typeof column === 'object')
    return isRight ? [namesOfPage(page)] : []
  })
}

function publishedDocuments({ documents }: Services, without: string | undefined): DocumentConfig[] {
  return documentKinds.flatMap((kind): readonly DocumentConfig[] => documents.all(kind)).filter((one) => documentName(one) !== without)
}

/**
 * Everything outside of a page that it may name: what the checks compare it with. `further` pages and documents, which are right by themselves, count as
 * published: those that name one another are brought in together. `without` is the name of a page or document that counts as not there.
 */
export async function knownNames(
  services: Services,
  further: readonly (PageConfig | DocumentConfig)[] = [],
  without?: string,
): Promise<KnownNames> {
  const { database, extensions } = services
  const furtherPages = further.filter((one): one is PageConfig => !isDocument(one))
  const published = services.pages.all().filter(({ code }) => code !== without)
  const resources = services.registry.all().filter(({ declaration }) => without === undefined || declaration.page !== without)
  const documents = [...publishedDocuments(services, without), ...further.filter(isDocument)]
  const tables = systemTables(database.kysely)
  const [roles, groups] = await Promise.all([
    tables.selectFrom('sys_role').select('role_code').execute(),
    tables.selectFrom('sys_permission').select('code').where('menu_type', '=', 0).execute(),
  ])
  const reports = reportsOf([...furtherPages, ...published.map(({ config }) => config)])
  const own = furtherPages.map(namesOfPage)
  const reachable = reachableFields(resources)
  const codesOf = (kind: DocumentKind) => new Set(documents.flatMap((one) => (one.kind === kind ? [one.code] : [])))
  return {
    dictionaries: codesOf('dictionary'),
    ...namesOfDictionaries(documents.filter((one) => one.kind === 'dictionary')),
    tables: new Map([
      ...own.flatMap((names) => [...names.tables]),
      ...[...reachable].map(([table, columns]) => [table, new Set(columns.keys())] as const),
    ]),
    tableColumns: new Map([...own.flatMap((names) => [...names.tableColumns]), ...reachable]),
    reports: new Map(reports.flatMap((page) => [...page.reports])),
    reportColumns: new Map(reports.flatMap((page) => [...page.reportColumns])),
    calls: new Set([...resources.map(({ declaration }) => declaration), ...declarationsOf(furtherPages)].flatMap(callNames)),
    menuGroups: new Set(groups.flatMap(({ code }) => code ?? [])),
    pageConfigs: new Map([...published.map(({ config }) => config).filter(isWhole), ...furtherPages].map((page) => [page.code, page])),
    pages: new Set([...published, ...furtherPages].map(({ code }) => code)),
    checkRules: codesOf('checkRule'),
    fillRules: codesOf('fillRule'),
    roles: new Set(roles.map((row) => row.role_code)),
    ruleHandlers: new Set(Object.keys(extensions.ruleHandlers)),
    actionHandlers: new Set(extensions.actionHandlers),
    slots: new Set(extensions.slots),
  }
}
