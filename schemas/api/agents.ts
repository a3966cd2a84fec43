/** Query of GET /sys/sysUserAgent/log: that of every list. */
export interface AgentLogQuery {
  [more: string]: unknown
}

/** Query of GET /sys/sysUserAgent/queryByUserName; answers the newest delegation of the caller, null when there is none. */
export interface AgentNameQuery {
  /** @maxLength 100 */
  userName?: string
}

/** Body of PUT /sys/sysUserAgent/editStatus. */
export interface AgentStatusBody {
  /** @maxLength 64 */
  id: string
  /** `1` valid, `0` invalid. */
  status: '1' | '0'
}
