/** Work of the user: a row of a page that says that its rows are tasks. */
export interface DashboardTask {
  /** Id of the row. */
  id: string
  /** Code of its page. */
  page: string
  /** Address of its page. */
  path: string
  /** Title of the page in the caller's language. */
  pageTitle: string
  title: string
  /** The state in the caller's language, with the colour that its dictionary gives it. */
  state: { text: string; color: string | null } | null
  /** `YYYY-MM-DD` */
  due: string | null
  isOverdue: boolean
  createTime: string | null
}

/** Answer of GET /dashboard/tasks: what the user has to do, the most pressing first, ten at most. */
export interface DashboardTasks {
  records: DashboardTask[]
  /** How many there are in all. */
  total: number
  /** How many of them are overdue. */
  overdue: number
}

/** One bar, or one point of a line. */
export interface CountPoint {
  /** The value as it is stored, `YYYY-MM` for a month; null for rows without one. */
  value: string | null
  /** The value in the caller's language. */
  label: string
  count: number
  /** The colour that the dictionary gives the value. */
  color?: string | null
}

/** Rows of a page, counted by one of its fields. */
export interface CountChart {
  /** Code of the page. */
  page: string
  /** Address of the page. */
  path: string
  pageTitle: string
  /** Heading in the caller's language. */
  title: string
  /** `month`: a point for each of the last twelve months, none left out; `value`: a bar for each value. */
  by: 'month' | 'value'
  points: CountPoint[]
  /** All counts together. */
  total: number
  /** true: the rows could not be counted in time. */
  isBroken?: boolean
}

/** Answer of GET /dashboard/counts: one chart for each that the pages declare and the user may see. */
export interface DashboardCounts {
  charts: CountChart[]
}

/** Answer of GET /dashboard/often: menu items that the user opened most in the last ninety days, by the access log. */
export interface OftenUsed {
  items: { menuId: string; count: number }[]
}
