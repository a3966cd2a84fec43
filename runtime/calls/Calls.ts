import type { ChoiceItems, ChoicesBody } from '../../schemas/api/choices'
import type { FoundError, Row, RowPage } from '../../schemas/api/Result'
import type { GridQuery, SaveBody } from '../../schemas/api/rows'
import type { DictItem } from '../../schemas/api/session'

/** A call that failed. `kind` says what a page can do about it. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly kind:
      | 'offline'
      | 'timeout'
      | 'expired'
      | 'forbidden'
      | 'notFound'
      | 'conflict'
      | 'invalid'
      | 'refused'
      | 'server'
      | 'cancelled',
    message: string,
    readonly details: {
      status?: number
      code?: number | string
      result?: unknown
      errors?: FoundError[]
    } = {},
  ) {
    super(message)
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Whether `result` is what the caller can work with; an answer of another shape is a failed call. */
  isValid?(result: unknown): boolean
  /** true: a list, or a page with `records`, that comes without an envelope counts as the result, as some other backends answer. */
  isBare?: boolean
  /** true: nobody waits for the call, or whoever made it says itself how it went, so that no notice tells of its failure. */
  isQuiet?: boolean
  /** true: the call goes on when the page that makes it is closed meanwhile. For little: a browser takes 64 KB of such calls. */
  keepalive?: boolean
  /** true: the call only reads, whatever its method: it is a question that no address has room for. */
  isRead?: boolean
  /** Calls back with the sentence and the code of an answer that says something. */
  onMessage?(message: string, code: number): void
}

export interface UploadOptions extends CallOptions {
  /** false: the call goes without the session. */
  hasToken?: boolean
}

export interface DownloadOptions extends CallOptions {
  /** Calls back as soon as the answer begins, with what its headers say. */
  onStart?(headers: Headers): void
  /**
   * Calls back with the bytes that have arrived, again and again. A file that is watched is not asked for once more by itself when the line breaks: whoever
   * watches decides.
   */
  onProgress?(bytes: number): void
}

/** The calls to the server. Paths are relative to the API base (`/api`). Every method resolves to `result`, or throws a `CallError`. */
export interface Calls {
  get<T = unknown>(path: string, params?: Record<string, unknown>, options?: CallOptions): Promise<T>
  post<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  put<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  delete<T = unknown>(path: string, params?: Record<string, unknown>, options?: CallOptions): Promise<T>
  /** A multipart call; resolves to the whole answer, since uploads carry the stored path in `message`. */
  upload(
    path: string,
    form: FormData,
    onProgress?: (percent: number) => void,
    options?: UploadOptions,
  ): Promise<{ success: boolean; message: string; code: number; result: unknown }>
  /** A blob call. An answer that is JSON is an error and thrown as one. */
  download(path: string, params?: Record<string, unknown>, options?: DownloadOptions): Promise<Blob>
  /** The same with a body, for a question that no address has room for. */
  downloadByPost(path: string, body: unknown, options?: DownloadOptions): Promise<Blob>

  list(url: string, query: Record<string, unknown>, options?: CallOptions): Promise<RowPage>
  grid(url: string, query: GridQuery, options?: CallOptions): Promise<RowPage>
  queryById(url: string, id: string, options?: CallOptions): Promise<Row>
  add(url: string, body: SaveBody): Promise<Row>
  edit(url: string, body: SaveBody): Promise<Row>
  deleteBatch(url: string, ids: readonly string[]): Promise<void>
  dictItems(code: string, options?: CallOptions): Promise<DictItem[]>
  /** What can be chosen for a field of a page, where its choices are rows of a table. */
  choices(page: string, body: ChoicesBody, options?: CallOptions): Promise<ChoiceItems>
  /** A published page, from `/page-configs/{code}.json`. */
  pageConfig(code: string, options?: CallOptions): Promise<FetchedPage>
}

/** A published page as its JSON file holds it. */
export interface FetchedPage {
  config: unknown
  /** The published version, as the validators of its form are asked for; empty when the server does not tell. */
  version: string
}
