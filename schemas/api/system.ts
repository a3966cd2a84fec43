/** Answer of GET /health. */
export interface HealthInfo {
  status: 'up'
  database: 'pglite' | 'postgres'
  /** What names the version of the browser part that the server gives out; null where it gives out none. */
  build: string | null
}

/** Body of /sys/common/uploadNetworkImage. */
export interface NetworkImageBody {
  /**
   * Address of a picture; its server must be on the allow-list of the proxy.
   * @minLength 1
   * @maxLength 2000
   */
  url: string
}

/** A picture of another server that is kept here now. */
export interface NetworkImage {
  /** Path below /sys/common/static. */
  path: string
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

/** Body of a call over one row of the product's own. */
export interface IdBody {
  /**
   * @minLength 1
   * @maxLength 50
   */
  id: string
}
