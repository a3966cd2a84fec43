import type { HeaderConfig } from './parts/HeaderConfig'
import type { PageRights } from './parts/Rights'
import type { Text } from './Text'

/** Where a page stands in the menu. */
export interface MenuPosition {
  /**
   * Code of the menu group, for example `task`. Without one the page stands in the group for published pages.
   * @names menuGroups
   */
  parent?: string
  /**
   * Place among its neighbours, small numbers first.
   * @asType integer
   */
  order?: number
  /**
   * Name of the icon.
   * @names icons
   */
  icon?: string
  /**
   * Address of the page, for example `/taskcenter/taskList`; `/p/<code>` when left out.
   * @pattern ^(/[A-Za-z0-9_-]{1,60}){1,5}$
   */
  path?: string
  /** `false`: the page is drawn anew each time somebody comes back to it; otherwise it stays as it was left. Typed input is never lost. */
  keepAlive?: boolean
  /** `true`: the page goes without the header above it that shows the way to it. */
  hiddenHeaderContent?: boolean
}

/** What every page says, whatever its kind. */
export interface PageBase {
  /** The schema that an editor checks this file with. */
  $schema?: string
  /**
   * Version of the page language that the file is written in.
   * @minimum 1
   * @maximum 1
   * @asType integer
   */
  version: number
  /**
   * Name of the page: its address is `/p/<code>`.
   * @pattern ^[a-z][a-z0-9-]{1,59}$
   */
  code: string
  /** Heading, menu entry and tab title. */
  title: Text
  /** What the page is for; shown to configurators. */
  description?: Text
  /** What stands above the page, beside its place in the menu. */
  header?: HeaderConfig
  /** Place in the menu. `false` keeps the page out of it. */
  menu?: MenuPosition | false
  /**
   * Prefix of the page's permissions: `<authPre>:add`, `:edit`, `:delete` … It may have parts of its own, `stock:goods:part`. The page's code when left out.
   * @pattern ^[A-Za-z][A-Za-z0-9_-]{0,59}(:[A-Za-z0-9_-]{1,40}){0,3}$
   */
  authPre?: string
  /**
   * Who gets the permissions of the page when it is published: by the code of a role the last parts of their names, `list`, `add`, `edit`, `delete`
   * or the name of a button; `*` stands for all. Administrators and whoever publishes a new page have them anyway, and nobody else.
   * @names permissions
   * @keyNames roles
   */
  grants?: Record<string, string[]>
  /** What roles may do with single fields. A page says nothing of it: whoever may open it sees every field. */
  rights?: PageRights
}
