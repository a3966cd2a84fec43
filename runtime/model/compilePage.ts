import type { FieldConfig } from '../../schemas/fields'
import type { SortItem } from '../../schemas/page/ListPage'
import type { PageConfig, PageKind } from '../../schemas/page/PageConfig'
import { chooseText } from '../../schemas/page/Text'
import type { ListUrls } from '../../schemas/page/Url'
import type { CompileContext } from './CompileContext'
import { compileButtons, compileToolbar } from './compileButtons'
import { compileFields } from './compileFields'
import { compileForm } from './compileForm'
import { compileQuery } from './compileQuery'
import { compileSubTables } from './compileSubTables'
import { Findings, formatValue } from './Findings'
import type { FieldModel, PageModel } from './PageModel'
import { isObject, readList, readNumber, readObject, readText, readUrl, type Unvalidated } from './read'

const pageKinds: readonly PageKind[] = ['list', 'form', 'report']

/**
 * A page for one user and one language. Total: whatever a broken page holds, it gives a model in which the broken item carries its problem
 * and the rest works. Pure: the same page and context give the same model.
 */
export function compilePage(config: unknown, context: CompileContext): PageModel {
  const findings = new Findings(context.language)
  if (!isObject(config)) findings.add('', 'not-a-page')
  const page = readObject(config)
  const kind = kindOf(page, findings)
  const code = readText(page.code)
  const authPre = readText(page.authPre, code)
  const url = readUrls(page.url, findings)
  const written = fieldsOf(page, kind)
  const fields = isObject(config) ? compileFields(written.list, { path: written.path, authPre }, context, findings) : []
  const toolbar = readObject(page.toolbar)
  return {
    code,
    kind,
    title: chooseText(page.title, context.language, code),
    config: page as unknown as PageConfig,
    authPre,
    url,
    fields,
    columns: fields.filter((field) => field.isInList),
    queryItems: compileQuery(page.queryConfig, fields, findings),
    form: compileForm(page.form, fields, findings),
    subTables: compileSubTables(page.subTables, authPre, context, findings),
    buttons: compileToolbar(toolbar, url, authPre, context),
    customButtons: compileButtons(toolbar.custom, '/toolbar/custom', authPre, context, findings),
    rowButtons: compileButtons(page.rowButtons, '/rowButtons', authPre, context, findings),
    defaultSort: sortOf(page.defaultSort),
    pageSize: Math.round(readNumber(page.pageSize, 1, 1000) ?? (kind === 'report' ? 10 : 15)),
    ...treeOf(page.tree, fields),
    successText: chooseText(page.successText, context.language),
    successFields: namedFields(page.successFields, fields),
    isOwnRow: page.ownRow === true,
    ...findOf(page.find, fields),
    problems: findings.problems,
  }
}

function kindOf(page: Unvalidated, findings: Findings): PageKind {
  const kind = pageKinds.find((known) => known === page.kind)
  if (kind) return kind
  if (page.kind !== undefined || Object.keys(page).length > 0) {
    findings.add('/kind', 'unknown-page-kind', { found: formatValue(page.kind), known: pageKinds.join(', ') })
  }
  return Array.isArray(page.items) ? 'form' : 'list'
}

function fieldsOf(page: Unvalidated, kind: PageKind): { list: unknown; path: string } {
  return kind === 'form' ? { list: page.items, path: '/items' } : { list: page.columns, path: '/columns' }
}

const callNames = ['list', 'grid', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXlsUrl', 'importExcelUrl', 'find'] as const

function readUrls(written: unknown, findings: Findings): ListUrls {
  const urls: ListUrls = {}
  const config = readObject(written)
  for (const name of callNames) {
    const url = readUrl(config[name])
    if (url) urls[name] = url
    else if (config[name] !== undefined) {
      findings.add(`/url/${name}`, 'wrong-type', { name, wanted: 'a path that starts with /', found: formatValue(config[name]) })
    }
  }
  return urls
}

/** Sorting before anybody sorts; newest first when the page says nothing (specification B4). */
function sortOf(written: unknown): SortItem[] {
  const items = readList(written).flatMap((item): SortItem[] => {
    const { column, order } = readObject(item)
    return typeof column === 'string' && column !== '' ? [{ column, order: order === 'asc' ? 'asc' : 'desc' }] : []
  })
  return items.length > 0 ? items : [{ column: 'createTime', order: 'desc' }]
}

function namedFields(names: unknown, fields: readonly FieldModel<FieldConfig>[]): FieldModel<FieldConfig>[] {
  return readList(names).flatMap((name) => fields.find(({ key }) => key === name) ?? [])
}

function findOf(written: unknown, fields: readonly FieldModel<FieldConfig>[]): Pick<PageModel, 'find'> {
  if (written === undefined) return {}
  const { by, show } = readObject(written)
  return { find: { by: namedFields(by, fields), show: show === 'table' ? 'table' : 'record' } }
}

function treeOf(written: unknown, fields: readonly FieldModel<FieldConfig>[]): Pick<PageModel, 'tree'> {
  const { parentKey, labelKey, hasChildKey } = readObject(written)
  if (typeof parentKey !== 'string' || parentKey === '') return {}
  const first = fields.find((field) => field.isInList)?.key ?? ''
  return {
    tree: { parentKey, labelKey: readText(labelKey, first), ...(typeof hasChildKey === 'string' ? { hasChildKey } : {}) },
  }
}
