import { type PageFile, parsePage, readPages } from '../../../codegen/readPages'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { namesOfPage } from '../../../schemas/checks/namesOfPage'
import { systemFields } from '../../../schemas/wire/systemFields'

/** Every page that the product ships, and the fixtures, which use what no shipped page happens to use. */
export const shippedPages: readonly PageFile[] = [...readPages(), ...readPages('tests/fixtures/pages')]

export function fixture(name: string): PageFile {
  const page = shippedPages.find(({ path }) => path.endsWith(`tests/fixtures/pages/${name}.page.json`))
  if (!page) throw new Error(`no fixture ${name}`)
  return page
}

type KnownPages = Required<Pick<KnownNames, 'tables' | 'reports' | 'pages' | 'pageConfigs' | 'roles'>>

/** What a server with these pages knows: their tables and reports, and the system's tables that pages name. */
export function knownNames(): KnownPages {
  const tables = new Map<string, Set<string>>([
    ['sys_depart', new Set([...systemFields, 'departName', 'parentId', 'orgCode', 'hasChild'])],
    ['common_favorite_folders', new Set([...systemFields, 'name', 'parentId'])],
    ['sys_permission', new Set([...systemFields, 'name', 'parentId'])],
    ['sys_tenant', new Set([...systemFields, 'name', 'number', 'status'])],
    ['sys_category', new Set([...systemFields, 'name', 'code', 'pid', 'hasChild'])],
    ['sys_user', new Set([...systemFields, 'username', 'realname', 'orgCode', 'phone', 'email', 'sex', 'status', 'avatar'])],
    ['fixture_customer', new Set([...systemFields, 'name', 'phone', 'region'])],
  ])
  const names: KnownPages = {
    tables,
    reports: new Map(),
    pages: new Set(),
    pageConfigs: new Map(),
    roles: new Set(['staff', 'configurator', 'leader', 'tester', 'visitor']),
  }
  for (const { text } of shippedPages) {
    const page = parsePage(text)
    if (!page) continue
    const own = namesOfPage(page)
    names.pages = new Set([...names.pages, page.code])
    names.pageConfigs = new Map([...names.pageConfigs, [page.code, page]])
    names.tables = new Map([...names.tables, ...own.tables])
    names.reports = new Map([...names.reports, ...own.reports])
  }
  return names
}
