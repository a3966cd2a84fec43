/** Answer of GET /health. */
export interface HealthInfo {
  status: 'up'
  database: 'pglite' | 'postgres'
}

/** Query of /sys/common/transitRESTful. */
export interface ProxyQuery {
  /** Address that is called; its server must be on the allow-list. */
  url?: string
  [more: string]: unknown
}

/** Parameters of GET /sys/common/static/…: the path of the file. */
export interface FileParams {
  '*': string
}
