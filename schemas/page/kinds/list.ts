import type { Finding } from '../../checks/Finding'
import type { FieldConfig } from '../../fields'
import { defaults } from '../../json/propertyShapes'
import type { ListUrls } from '../../wire/rowCalls'
import type { PageBase } from '../PageBase'
import type { PageFacts } from '../PageFacts'
import type { CustomButton } from '../parts/Action'
import type { FormLayout } from '../parts/Form'
import type { QueryItem, SortItem } from '../parts/Query'
import type { Resource } from '../parts/Resource'
import type { SubTable } from '../parts/SubTable'
import type { Toolbar } from '../parts/Toolbar'
import type { TreeList } from '../parts/Tree'
import type { VisitorAccess } from '../parts/Visitors'
import { nameField, remarkField, starterResource, starterUrls } from '../starterParts'

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
  /** Toolbar buttons. */
  toolbar?: Toolbar
  /** Buttons in every row. */
  rowButtons?: CustomButton[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to a row of this page. */
  subTables?: SubTable[]
  /** Makes the list a tree. */
  tree?: TreeList
  /** What people may do with the rows who have not signed in; nothing when left out. */
  visitors?: VisitorAccess
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}

export const listFacts = {
  fields: 'columns',
  parts: ['rows', 'query', 'form', 'buttons'],
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
  check: checkUrls,
} satisfies PageFacts<ListPageConfig>

/** A list has the call that fills it, and the call for one row where sub-tables come with it: without it nobody would ever see them. */
function checkUrls({ url, subTables = [] }: ListPageConfig): Finding[] {
  return [
    ...(url.list === undefined ? [{ code: 'no-list-url', path: ['url'], severity: 'warning' } as const] : []),
    ...(subTables.length > 0 && url.queryById === undefined ? [{ code: 'sub-needs-query', path: ['url'] } as const] : []),
  ]
}
