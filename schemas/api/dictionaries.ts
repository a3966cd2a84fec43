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

/** Query of GET /online/cgform/api/querySelectOptions: the rows of one level. Table and fields are names of declarations. */
export interface LinkQuery {
  table?: string
  /** Field that is shown. */
  txt?: string
  /** Field that is stored. */
  key?: string
  /** Field that rows below refer to, `id` when left out. */
  idField?: string
  /** Field that names the row above. */
  pidField?: string
  /** Pairs `field = 'value'` joined by `and`: of the first level. */
  condition?: string
  /** The row above, by its `idField`: of the other levels. */
  pidValue?: string
  [more: string]: unknown
}

/** A row of a level. */
export interface LinkOption {
  /** What is stored. */
  store: string
  /** What rows below refer to. */
  id: string
  label: string
}

export type LinkOptions = LinkOption[]

/** Answer of GET /sys/dict/loadTreeData. */
export type TreeNodes = TreeNode[]
