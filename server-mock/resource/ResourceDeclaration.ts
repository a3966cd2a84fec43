import type { FieldConfig } from '../../schemas/fields'
import type { Resource, ResourceAction } from '../../schemas/page/parts/Resource'
import type { VisitorAccess } from '../../schemas/page/parts/Visitors'
import type { Text } from '../../schemas/page/Text'
import type { ProductPermission } from '../../schemas/rights/permissions'
import type { ListUrls, RowRight } from '../../schemas/wire/rowCalls'
import type { Connection } from '../db/Database'
import type { Access } from '../kernel/Access'
import type { CallContext } from '../kernel/CallContext'
import type { ResourceModel } from './model/ResourceModel'

/** A row change as hooks see it; they may change `values` before it is written. */
export interface RowChange {
  id: string
  values: Record<string, unknown>
  /** The row as it was; undefined for a new one. */
  before?: Record<string, unknown>
}

/** A server rule hung on a declaration. Throws a `CallFailure` to refuse. */
export type RowHook = (change: RowChange, context: CallContext, connection: Connection) => Promise<void> | void

/** A rule before a row changes or goes: it asks as well what other rows name it, by the resources that have a table. */
export type NamedRowHook = (
  change: RowChange,
  context: CallContext,
  connection: Connection,
  owners: readonly ResourceModel[],
) => Promise<void> | void

export interface SubResource {
  key: string
  /** What people call it. */
  title?: Text
  table: string
  foreignKey: string
  isSingle: boolean
  /** Prefix of the permissions that new and removed rows need; none where it is left out. */
  authPre?: string
  /** Set where the rows are a tree, of which none is removed: the field that holds the id of the row above. */
  parentKey?: string
  fields: readonly FieldConfig[]
  /** Keys of its fields that rows are asked for by; each has an index. */
  asked?: readonly string[]
}

/** An action with the fields that its button asks for first. */
export interface DeclaredAction extends ResourceAction {
  ask?: readonly FieldConfig[]
}

/** A second page over a table: what the page that has the table declares holds for rows that are written here, too. */
export interface SharedTable {
  /** The declaration of the page that has the table. */
  owner: ResourceDeclaration
  /** Field keys that this page does not name, of sub-tables as `<sub>:<key>`; `<sub>:` for a sub-table that it does not have. */
  closed: ReadonlySet<string>
  /** true: the rows are a tree, and this page lists them one beside the other. */
  isFlat: boolean
  /** Set where the rows are those of a sub-table of that declaration, by its key. */
  ofMain?: { declaration: ResourceDeclaration; key: string; foreignKey: string }
}

/** Where the values of a field stand that are no column of its table: rows of another table, each with the id of the row and one value. */
export interface FieldLink {
  table: string
  /** Its column with the id of the row. */
  own: string
  /** Its column with the value. */
  other: string
  /** false: lists go without it, since it is long; who reads one row has it. */
  inList?: false
}

/** A table and its calls. System tables are declared in `system/tables/`, business tables are made from their pages. */
export interface ResourceDeclaration {
  /** Name of the table. */
  table: string
  /** Code of the page that it was made from; undefined for system tables. */
  page?: string
  /** What people call that page. */
  title?: Text
  /** Stored fields, without the system fields that every table has. */
  fields: readonly FieldConfig[]
  /** What fields are called that say no title themselves, by their keys; the translations of a field have keys of their own, `nameEn`. */
  titles?: ReadonlyMap<string, Text>
  /** Fields whose texts in the other languages are kept too, in one column beside each, and travel as fields of their own: `name`, `nameEn`. */
  translated?: readonly string[]
  /** Those of them that are read, asked for and sorted by in the language of the reader under their own key: nobody edits such rows. */
  readTranslated?: readonly string[]
  /** Fields of several values that a table between this one and another holds, by their keys. */
  links?: Readonly<Record<string, FieldLink>>
  subTables?: readonly SubResource[]
  /** Set when another declaration has the table. */
  shared?: SharedTable
  indexes?: readonly (readonly string[])[]
  unique?: readonly (readonly string[])[]
  /** Fields of which a plain value in a query is meant as a whole, one or several joined by commas, whatever their kinds mean by it. */
  exact?: readonly string[]
  /** Field that holds the tenant of a row. Left out, the rows of a page's own table have one that nobody sees. */
  tenant?: string
  /** true: whoever belongs to a tenant reaches the rows of all tenants. */
  forAllTenants?: boolean
  /** Field that holds the owner's user name: rows are reachable by their owner only. */
  owner?: string
  /** Field that holds who is responsible for a row: whoever stands in for them reaches it as they do. */
  responsible?: string
  /** true: deleted rows rest for a while and can be brought back. */
  trash?: boolean
  /** true: what is done to a row is written down for good, and can be asked for; `shared.owner` says whether it is written down. */
  history?: boolean
  /** true: rows have comments. */
  comments?: boolean
  /** true: files can be attached to rows. */
  attachments?: boolean
  /** CEL condition over `row` and `user` that every row meets which the calls reach, read or write. */
  where?: Resource['where']
  /** Of these, the rows that callers were granted by name; all of them when left out. */
  rules?: Resource['rules']
  /** true: each user has one row, of which `owner` says whose it is; the session finds it, and the first save makes it. */
  isOwnRow?: boolean
  /** Calls that are mounted, as paths under the API base; a call without a path is not mounted. */
  url: ListUrls
  actions?: readonly DeclaredAction[]
  /** Who may read, add, edit and delete. */
  access: Readonly<Record<RowRight, Access>>
  /** What callers may do who lack the permission for it. */
  visitors?: VisitorAccess
  /** Prefix of the column permissions; columns that the caller may not see are absent from answers. */
  authPre?: string
  tree?: { parentKey: string; hasChildKey?: string }
  /** Fields that are stored and never answered, for example a password hash. */
  secretFields?: readonly string[]
  /** What is personal: without the permission a caller reads the `open` fields and no other. */
  guarded?: { open: readonly string[]; permission: ProductPermission }
  hooks?: {
    beforeAdd?: RowHook
    beforeEdit?: NamedRowHook
    beforeDelete?: NamedRowHook
    afterAdd?: RowHook
    afterEdit?: RowHook
    afterDelete?: RowHook
  }
}
