import type { Row } from './Result'

/** Query of GET /sys/user/queryUserRole. */
export interface UserRoleQuery {
  /**
   * Id of the user.
   * @maxLength 64
   */
  userid: string
  [more: string]: unknown
}

/** Ids, for example of the roles of a user or of granted permissions. */
export type Ids = string[]

/** Body of PUT /sys/user/frozenBatch. */
export interface FrozenBatchBody {
  /**
   * Ids of users, joined by commas.
   * @minLength 1
   * @maxLength 40000
   */
  ids: string
  /** `1` they can sign in, `2` they are frozen. */
  status: '1' | '2'
}

/** Query of GET /sys/user/checkOnlyUser: what nobody else has. */
export interface OnlyUserQuery {
  username?: string
  phone?: string
  email?: string
  /** Id of the user whose values they are; left out for a new one. */
  id?: string
  [more: string]: unknown
}

/** A role as it can be chosen. */
export interface RoleItem {
  id: string
  roleCode: string
  roleName: string
  description: string | null
  /** Id of the department that the role belongs to. */
  departId: string | null
}

export type RoleItems = RoleItem[]

/** Body of POST /sys/role/copyRole. */
export interface CopyRoleBody {
  /**
   * Id of the role that is copied.
   * @maxLength 64
   */
  id: string
  /**
   * Code of the new one; made from that of the copied one when left out.
   * @maxLength 60
   */
  roleCode?: string
  /**
   * What it is called.
   * @maxLength 100
   */
  roleName?: string
}

/** One entry of the menu, a button or a data rule, with those below it. */
export interface PermissionNode {
  key: string
  value: string
  title: string
  slotTitle: string
  label: string
  parentId: string | null
  icon: string | null
  /** 0 a group of the menu, 1 a page, 2 a button, a field or a data rule. */
  menuType: number
  /** The permission that it stands for; null for groups. */
  perms: string | null
  leaf: boolean
  isLeaf: boolean
  /** 1 for entries of pages that have data rules. */
  ruleFlag: 0 | 1
  children?: PermissionNode[]
}

/** Answer of the calls for trees of permissions. */
export interface PermissionTree {
  treeList: PermissionNode[]
  /** Ids of all nodes. */
  ids: string[]
}

/** Query of the calls that name a role. */
export interface RolePermissionQuery {
  /** @maxLength 64 */
  roleId: string
  [more: string]: unknown
}

/** Query of the calls that name a department. */
export interface DepartPermissionQuery {
  /** @maxLength 64 */
  departId: string
  [more: string]: unknown
}

/** Query of GET /sys/role/queryTreeList and /sys/sysDepartPermission/queryTreeListForDeptRole. */
export interface DepartTreeQuery {
  /** The department whose permissions are asked for; all that there are when left out. @maxLength 64 */
  departId?: string
  [more: string]: unknown
}

/** Body of POST /sys/permission/saveRolePermission and /sys/sysDepartPermission/saveDeptRolePermission. */
export interface SaveRolePermissionBody {
  /** @maxLength 64 */
  roleId: string
  /**
   * Ids of everything that the role has from now on, joined by commas.
   * @maxLength 400000
   */
  permissionIds: string
  /**
   * Ids of what the caller saw as granted: what is in neither list stays as it is.
   * @maxLength 400000
   */
  lastpermissionIds?: string
}

/** Body of POST /sys/permission/saveDepartPermission. */
export interface SaveDepartPermissionBody {
  /** @maxLength 64 */
  departId: string
  /** @maxLength 400000 */
  permissionIds: string
  /** @maxLength 400000 */
  lastpermissionIds?: string
}

/** An entry of the menu. */
export interface SystemMenu {
  id: string
  parentId: string | null
  name: string
  menuType: number
  url: string | null
  component: string | null
  icon: string | null
  perms: string | null
  permsType: '1' | '2'
  status: '0' | '1'
  sortNo: number
  hidden: number
  leaf: boolean
  isLeaf: boolean
}

export type SystemMenus = SystemMenu[]

/** Query of GET /sys/permission/getSystemSubmenu. */
export interface SubmenuQuery {
  /** @maxLength 64 */
  parentId: string
  [more: string]: unknown
}

/** Query of GET /sys/permission/getSystemSubmenuBatch. */
export interface SubmenuBatchQuery {
  /**
   * Ids, joined by commas.
   * @maxLength 40000
   */
  parentIds: string
  [more: string]: unknown
}

/** The entries below each of several, by its id. */
export interface SystemMenusByParent {
  [parentId: string]: SystemMenu[]
}

/** Query of the calls that list data rules. */
export interface DataRuleQuery {
  /**
   * Id of the entry that they stand below.
   * @maxLength 64
   */
  permissionId?: string
  /** A part of the name. */
  ruleName?: string
  [more: string]: unknown
}

/** A data rule, with what it means in words. */
export interface DataRuleRow extends Row {
  permissionId: string
  ruleName: string
  ruleColumn: string
  /** What the page calls the field, with its key. */
  ruleColumn_dictText: string
  ruleConditions: string
  ruleValue: string | null
  status: string | null
  /** The rule as people read it. */
  ruleText: string
}

export type DataRuleRows = DataRuleRow[]

/** Query of GET /sys/permission/queryRuleColumns. */
export interface RuleColumnQuery {
  /**
   * Id of the entry of a page.
   * @maxLength 64
   */
  permissionId: string
}

/** A field that data rules can be about. */
export interface RuleColumn {
  key: string
  /** What the page calls it, with its key. */
  title: string
}

export type RuleColumns = RuleColumn[]

/** Body of the calls that add and change a data rule. */
export interface DataRuleBody {
  /** @maxLength 64 */
  id?: string
  rowVersion?: number
  /** @maxLength 64 */
  permissionId?: string
  /** @maxLength 100 */
  ruleName?: string
  /**
   * Key of a field of the page.
   * @maxLength 60
   */
  ruleColumn?: string
  /**
   * How it is compared: `=`, `!=`, `>`, `>=`, `<`, `<=`, `LIKE`, `LEFT_LIKE`, `RIGHT_LIKE`, `IN`.
   * @maxLength 20
   */
  ruleConditions?: string
  /**
   * A value, `#{sys_user_code}`, `#{sys_user_name}`, `#{sys_org_code}`, `#{sys_date}` or `#{sys_time}`; with `IN` several, joined by commas.
   * @maxLength 1000
   */
  ruleValue?: string | null
  /** `1` it counts, `0` it does not. */
  status?: '0' | '1' | null
  [more: string]: unknown
}
