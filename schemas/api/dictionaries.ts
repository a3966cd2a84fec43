import type { DictItem } from './session'

/** Parameters of the calls of one dictionary: its code, or `table,text,code` for a declared table. */
export interface DictParams {
  code: string
}

/** Query of GET /sys/dict/loadDict/{code}. */
export interface DictSearchQuery {
  /** A part of value or text; several values joined by commas. */
  keyword?: string
  /** Most entries that are answered, 10 when left out. */
  pageSize?: string
  /** Which of the pages, the first when left out. */
  pageNo?: string
  [more: string]: unknown
}

/** Query of GET /sys/dict/loadDictItem/{code}. */
export interface DictTextsQuery {
  /** Values joined by commas. */
  key?: string
  /** `false`: a value without a text is answered as it is. */
  delNotExist?: string
  [more: string]: unknown
}

/** Entries of a dictionary or of a table. */
export type DictItemList = DictItem[]

/** Texts of values, in their order. */
export type DictTexts = string[]

/** Query of GET /sys/dict/loadTreeData: the children of a node. Table and fields are names of declarations. */
export interface TreeQuery {
  tableName?: string
  text?: string
  code?: string
  pid?: string
  pidField?: string
  hasChildField?: string
  /** JSON object of fields and values that every node must have. */
  condition?: string
  [more: string]: unknown
}

export interface TreeNode {
  key: string
  value: string
  title: string
  label: string
  leaf: boolean
  parentId: string | null
  code: string
}

/** Answer of GET /sys/dict/loadTreeData. */
export type TreeNodes = TreeNode[]
