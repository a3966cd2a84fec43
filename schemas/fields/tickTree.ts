import type { UrlPath } from '../page/parts/Url'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Nodes of a tree that are ticked, stored as their values joined by commas. The tree stands open in the form: a tick takes what is below along, and what is above. */
export interface TickTreeField extends FieldBase {
  type: 'tickTree'
  /**
   * Path under the API base, called with GET, that answers the whole tree, for example `/sys/role/queryTreeList`: nodes, as they are or as
   * `treeList`, each with `key`, `title` and `children`.
   */
  url: UrlPath
  /**
   * Parameters by their names: keys of fields of the same row.
   * @names fields
   */
  query?: Record<string, string>
  /** true: another backend answers the path. */
  foreign?: true
}

export const tickTree: FieldFacts<TickTreeField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  isMultiple: () => true,
  calls: ({ url, foreign, query }) => [{ url, foreign, path: ['url'], query, answered: [] }],
  width: 120,
  examples: [
    {
      type: 'tickTree',
      key: 'departments',
      title: { 'zh-CN': '部门', 'en-US': 'Departments', 'de-DE': 'Abteilungen' },
      url: '/sys/sysDepart/queryTreeList',
    },
  ],
}
