/** Query of GET /sys/category/loadTreeRoot. */
export interface CategoryRootQuery {
  /** `false`: with everything that stands below. */
  async?: string
  /** Code of the category that the answered ones stand below; the highest when left out, or `0`. */
  pcode?: string
  [more: string]: unknown
}

/** Query of GET /sys/category/loadTreeChildren. */
export interface CategoryChildrenQuery {
  /** Id of the category that the answered ones stand below. */
  pid?: string
  [more: string]: unknown
}

/** Query of GET /sys/category/loadTreeData. */
export interface CategoryTreeQuery extends CategoryChildrenQuery {
  /** Code of the category that the answered ones stand below, in the place of its id; `0` for the highest. */
  pcode?: string
  /** JSON object of fields and values that every category must have. */
  condition?: string
}

/** Query of GET /sys/category/loadOne. */
export interface CategoryQuery {
  /** Which field is looked at: `id`, `pid`, `name` or `code`. */
  field?: string
  val?: string
  [more: string]: unknown
}

/** Query of GET /sys/category/loadDictItem. */
export interface CategoryTextsQuery {
  /** Ids joined by commas. */
  ids?: string
  /** `false`: an id without a category is answered as it is. */
  delNotExist?: string
  [more: string]: unknown
}

/** A category with the name in the caller's language. */
export interface Category {
  id: string
  pid: string | null
  name: string
  code: string | null
  /** `1` where others stand below it. */
  hasChild: string
}

export interface CategoryNode {
  key: string
  value: string
  title: string
  label: string
  name: string
  code: string | null
  leaf: boolean
  parentId: string | null
  children?: CategoryNode[]
}

export type CategoryNodes = CategoryNode[]
