/** Answer of GET /sys/loginfo: how often people signed in, and from how many addresses. */
export interface VisitCounts {
  totalVisitCount: number
  todayVisitCount: number
  /** Addresses that somebody signed in from today. */
  todayIp: number
}

/** Query of GET /sys/visitInfo. */
export interface VisitQuery {
  /**
   * Days that end with today, 7 when left out.
   * @asType integer
   * @minimum 1
   * @maximum 92
   */
  days?: number
  [more: string]: unknown
}

/** One day of GET /sys/visitInfo. */
export interface VisitDay {
  /** How often people signed in. */
  visit: number
  /** From how many addresses. */
  ip: number
  /** `YYYY/MM/DD` */
  tian: string
  /** `MM/DD` */
  type: string
}

/** Answer of GET /sys/visitInfo: the last days, the oldest first, none left out. */
export type VisitDays = VisitDay[]

/** Query of GET /sys/online/list: the open sessions. */
export interface SessionsQuery {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  pageNo?: number
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  pageSize?: number
  /** Part of the user name. */
  username?: string
  /** Part of the name. */
  realname?: string
  [more: string]: unknown
}
