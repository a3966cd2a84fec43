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
