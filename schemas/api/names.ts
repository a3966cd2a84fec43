/** The lists of names that a page or a document may give: what the language's `@names` says of a property. */
export type NameList =
  | 'dictionaries'
  | 'reports'
  | 'tables'
  | 'fillRules'
  | 'checkRules'
  | 'ruleHandlers'
  | 'actionHandlers'
  | 'slots'
  | 'pages'
  | 'roles'
  | 'menuGroups'
  | 'icons'
  | 'patterns'
  | 'functions'
  | 'kinds'

/** A place where a name stands. */
export interface NameUse {
  /** Code of the page, or name of the document. */
  code: string
  /** JSON Pointer of the place. */
  path: string
}

/** Something that can be named. */
export interface NamedThing {
  name: string
  /** What people call it, in the caller's language; empty where it has no other name. */
  title: string
  /** What it holds: values with their texts of a dictionary, columns of a report, fields of a table, how a function is called. */
  members: string[]
  /** Where published pages name it. */
  uses: NameUse[]
}

/** Answer of GET /page-configs/-/names: everything that can be named, for those who write pages. */
export type NameLists = Record<NameList, NamedThing[]>
