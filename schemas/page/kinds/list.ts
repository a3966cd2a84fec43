import type { Finding } from '../../checks/Finding'
import type { FieldConfig } from '../../fields'
import { isFreeText } from '../../fields/isFreeText'
import { defaults } from '../../json/propertyShapes'
import type { ListUrls } from '../../wire/rowCalls'
import type { PageBase } from '../PageBase'
import type { PageFacts } from '../PageFacts'
import type { CustomButton } from '../parts/Action'
import type { DetailRow } from '../parts/DetailRow'
import type { DetailPage } from '../parts/Details'
import type { FormLayout } from '../parts/Form'
import type { QueryItem, SortItem } from '../parts/Query'
import type { ReadOnlyRows } from '../parts/ReadOnlyRows'
import type { Resource } from '../parts/Resource'
import type { SubTable } from '../parts/SubTable'
import { countedButtons, isAskedFor, type Toolbar } from '../parts/Toolbar'
import type { TreeList } from '../parts/Tree'
import type { VisitorAccess } from '../parts/Visitors'
import { nameField, remarkField, starterResource, starterUrls } from '../starterParts'
import type { Text } from '../Text'

/** A list of rows with its toolbar, query bar, form and sub-tables. */
export interface ListPageConfig extends PageBase {
  kind: 'list'
  /** The calls. */
  url: ListUrls
  /** Inputs of the query bar. */
  queryConfig?: QueryItem[]
  /**
   * Columns of the list and fields of its form.
   * @minItems 1
   */
  columns: FieldConfig[]
  /** Sorting before anybody sorts; `createTime` descending when left out. */
  defaultSort?: SortItem[]
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 1000
   * @default 15
   * @asType integer
   */
  pageSize?: number
  /**
   * false: rows have no boxes to select them by, and the toolbar no buttons for selected rows.
   * @default true
   */
  selection?: boolean
  /**
   * A box beside the toolbar that looks for words in all texts of the rows, not in the names behind codes, which the query finds. The page needs a
   * `resource`.
   * @default false
   */
  search?: boolean
  /** Sentence that is asked before rows are deleted; "Delete the selected data?" when left out. */
  deleteQuestion?: Text
  /**
   * true: a row is edited in its place in the list, one at a time. A double click or Enter opens a cell, Enter saves, Escape gives up; the form opens by its
   * button.
   * @default false
   */
  rowEdit?: boolean
  /** Which rows are only read, where the page can change others. */
  readOnlyRows?: ReadOnlyRows
  /** Toolbar buttons. */
  toolbar?: Toolbar
  /** Buttons in every row. */
  rowButtons?: CustomButton[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to a row of this page. */
  subTables?: SubTable[]
  /** What is shown under a row that is opened. */
  detailRow?: DetailRow
  /**
   * Pages that follow the selected row, each in a tab beside or below the list.
   * @maxItems 10
   */
  details?: DetailPage[]
  /** Makes the list a tree. */
  tree?: TreeList
  /** What people may do with the rows who have not signed in; nothing when left out. */
  visitors?: VisitorAccess
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}

export const listFacts = {
  fields: 'columns',
  parts: ['rows', 'query', 'form', 'toolbar', 'buttons', 'details'],
  followsRow: true,
  offersRows: true,
  namesOpenRow: true,
  viewKeeps: ['columns', 'sort', 'filters'],
  pageSize: defaults['ListPageConfig.pageSize'],
  defaultSort: [{ column: 'createTime', order: 'desc' }],
  name: { 'zh-CN': '列表页', 'en-US': 'List page', 'de-DE': 'Listenseite' },
  starter: (code) => ({
    url: starterUrls(code, ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch']),
    queryConfig: [{ key: 'name' }],
    columns: [nameField, remarkField],
    form: { columns: 2, width: 800 },
    resource: starterResource(code),
  }),
  check: (page) => [
    ...checkUrls(page),
    ...checkSelection(page),
    ...checkDetail(page),
    ...checkChart(page),
    ...checkSearch(page),
    ...checkRowEdit(page),
    ...checkGrouping(page),
  ],
} satisfies PageFacts<ListPageConfig>

/** A list has the call that fills it, and the call for one row where sub-tables come with it: without it nobody would ever see them. */
function checkUrls({ url, subTables = [] }: ListPageConfig): Finding[] {
  return [
    ...(url.list === undefined && url.grid === undefined ? [{ code: 'no-list-url', path: ['url'], severity: 'warning' } as const] : []),
    ...(subTables.length > 0 && url.queryById === undefined ? [{ code: 'sub-needs-query', path: ['url'] } as const] : []),
  ]
}

/** Where nothing can be selected no button works on what is selected. */
function checkSelection({ selection, toolbar = {}, resource }: ListPageConfig): Finding[] {
  if (selection !== false) return []
  const actions = new Set(resource?.actions?.map(({ url }) => url))
  const custom = (toolbar.custom ?? []).flatMap(({ action }, index): Finding[] => {
    const isOfRows = action.type === 'call' && actions.has(action.url)
    return isOfRows ? [{ code: 'needs-selection', path: ['toolbar', 'custom', index, 'action', 'url'] }] : []
  })
  const ofRows = new Set([...countedButtons(toolbar), ...(isAskedFor(toolbar.delete) ? ['delete'] : [])])
  const buttons = [...ofRows].map((name): Finding => ({ code: 'needs-selection', path: ['toolbar', name], at: 'key' }))
  return [...buttons, ...custom]
}

/** A row is opened to something, and in a list that has no rows within rows. */
function checkDetail({ detailRow, tree }: ListPageConfig): Finding[] {
  if (!detailRow) return []
  const { fields, text } = detailRow
  return [
    ...(fields === undefined && text === undefined ? [{ code: 'empty-detail', path: ['detailRow'] } as const] : []),
    ...(tree ? [{ code: 'detail-in-tree', path: ['detailRow'], at: 'key' } as const] : []),
  ]
}

/** Texts are looked through by the server over rows of its own, and something must be there to be found. */
function checkSearch({ search, resource, columns }: ListPageConfig): Finding[] {
  if (!search) return []
  if (!resource) return [{ code: 'search-needs-rows', path: ['search'], at: 'key' }]
  return columns.some(isFreeText) ? [] : [{ code: 'search-needs-texts', path: ['search'], at: 'key' }]
}

/** Charts are worked out by the server over rows of its own. */
function checkChart({ toolbar, resource }: ListPageConfig): Finding[] {
  const charts = (['chart', 'analysis'] as const).filter((name) => isAskedFor(toolbar?.[name]))
  return resource ? [] : charts.map((name) => ({ code: 'chart-needs-rows', path: ['toolbar', name], at: 'key', values: { name } }))
}

/** What is edited in the list is saved by the page's call for it. */
function checkRowEdit({ rowEdit, url }: ListPageConfig): Finding[] {
  return rowEdit === true && url.edit === undefined ? [{ code: 'row-edit-needs-url', path: ['rowEdit'], at: 'key' }] : []
}

/** Groups are worked out by the server over rows of its own; those of a tree stand below one another already. */
function checkGrouping({ toolbar, resource, tree }: ListPageConfig): Finding[] {
  return isAskedFor(toolbar?.grouping) && (!resource || tree)
    ? [{ code: 'grouping-needs-rows', path: ['toolbar', 'grouping'], at: 'key' }]
    : []
}
