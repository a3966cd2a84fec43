import type { RowPage } from './Result'

/** Query of GET /sys/user/list. User names and ids are meant exactly, one or several joined by commas; `*` around one finds parts of it. */
export interface UserQuery {
  pageNo?: string
  pageSize?: string
  username?: string
  realname?: string
  phone?: string
  id?: string
  departId?: string
  keyword?: string
  orgCode?: string
  [more: string]: unknown
}

/** A user, as far as the caller may read it. */
export interface UserRow {
  [key: string]: unknown
}

export type UserRows = UserRow[]

/** A user that is kept as a contact, as the picker lists it; the user name says who it is. */
export interface ContactRow {
  username: string
  [more: string]: unknown
}

/**
 * Body of POST /system/sysUserContact/addList: the picked rows.
 * @minItems 1
 * @maxItems 1000
 */
export type ContactRows = ContactRow[]

/** Query of DELETE /system/sysUserContact/deleteList. */
export interface ContactNames {
  /** User names, joined by commas. */
  usernames: string
  [more: string]: unknown
}

/** Answer of GET /myTeam/commonMyTeamMember/userSelectsMyTeam: the members of each team by its name. */
export interface UserTeams {
  [team: string]: UserRow[]
}
export interface UserPage extends RowPage<UserRow> {}

/** One department with those below it. */
export interface DepartNode {
  id: string
  key: string
  value: string
  code: string
  title: string
  departName: string
  orgCode: string
  orgCategory: string | null
  parentId: string | null
  leaf: boolean
  children?: DepartNode[]
}

export type DepartTree = DepartNode[]

/** Query of GET /sys/sysDepart/searchBy. */
export interface DepartSearchQuery {
  /** A part of the name. */
  keyWord?: string
  [more: string]: unknown
}
