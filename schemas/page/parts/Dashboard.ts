import type { Text } from '../Text'

/** Rows that are somebody's work: the dashboard shows every user their own. */
export interface DashboardTaskRows {
  /**
   * Field that names the task.
   * @names fields
   */
  title: string
  /**
   * Field with the users who do it. Whoever created the row when left out.
   * @names fields
   */
  assignee?: string
  /**
   * Field with the day it is due.
   * @names fields
   */
  due?: string
  /**
   * Field with its state.
   * @names fields
   */
  state?: string
  /** States in which nothing is left to be done; such rows are not shown. */
  done?: string[]
}

/** Rows counted by what a field holds. */
export interface DashboardCount {
  /** Heading of the chart. */
  title: Text
  /**
   * The field. A date or a time gives a point for each of the last twelve months, anything else a bar for each value.
   * @names fields
   */
  groupBy: string
}

/** What the dashboard tells of a page's rows. Everybody is told only what they may read. */
export interface Dashboard {
  /** The rows are tasks. */
  tasks?: DashboardTaskRows
  /** The rows are counted. */
  counts?: DashboardCount[]
}
