import type { Problem } from '../page/Problem'

/** A page, or a document beside pages, in the list of the studio. */
export interface PageSummary {
  /** Code of a page, or name of a document: `priority.dict`. */
  code: string
  kind: string
  /** The title in the caller's language. */
  title: string
  /** `draft`: never published; `published`: the draft is the published page; `changed`: the draft differs from it; `withdrawn`: not published any more. */
  state: 'draft' | 'published' | 'changed' | 'withdrawn'
  /** Number of the published version; null when it is not published. */
  version: number | null
  updateBy: string | null
  updateTime: string | null
}

/** Answer of GET /page-configs/{code}: the published page. */
export interface PublishedPage {
  code: string
  version: number
  config: unknown
}

/** A page's text being worked on. */
export interface PageDraft {
  code: string
  /** The file as text, comments and layout included. */
  text: string
  /** Published version that the draft started from; null for a new page. */
  base: number | null
  /** Grows with every save; a save names the one it started from. */
  revision: number
  updateBy: string | null
  updateTime: string | null
}

/** Body of PUT /page-configs/{code}/draft. */
export interface DraftBody {
  /** @maxLength 6000000 */
  text?: string
  /** The page as JSON, when there is no text. */
  config?: unknown
  /** Revision that the change started from; 0 or left out for a new page. A moved one is answered with 409. */
  base?: number
}

/** Body of POST …/validate and …/publish: the page as text, or as JSON. */
export interface PublishBody {
  /** @maxLength 6000000 */
  text?: string
  config?: unknown
  /**
   * What has changed, for the history.
   * @maxLength 500
   */
  message?: string
  /** Version that the change started from. A moved one is answered with 409. */
  base?: number | null
  grants?: Grants
}

/**
 * Whom a publication gives permissions of the page, beside what the page says itself: by the code of a role the last parts of their names, `*` for all.
 * They stay when the page is published again without them.
 */
export type Grants = Record<string, string[]>

/** The permissions that publishing a page makes, and what each role will get of them because the page says so. */
export interface Grantable {
  permissions: { name: string; title: string }[]
  roles: { role: string; title: string; given: string[] }[]
}

/** One thing that publishing will do to the database or to the permissions. */
export interface PlannedChange {
  kind:
    | 'createTable'
    | 'takeTable'
    | 'addColumn'
    | 'renameColumn'
    | 'convertColumn'
    | 'createIndex'
    | 'dropIndex'
    | 'addPermission'
    | 'dropPermission'
    | 'renamePermission'
    | 'addMenu'
    | 'grant'
    | 'grantNobody'
    | 'revoke'
    | 'mountCalls'
    | 'warning'
    | 'addChoice'
    | 'removeChoice'
    | 'changeChoice'
    | 'refused'
  /** A sentence in the caller's language. */
  message: string
  /** Table, column or path concerned. */
  subject: string
}

export interface ValidateResult {
  problems: Problem[]
  changes: PlannedChange[]
  /** true: the table of the page exists, so that a preview can show real rows. */
  hasTable: boolean
  /** Whom the new permissions of the page can be given; there where it has any. */
  grantable?: Grantable
}

export interface PublishResult {
  code: string
  version: number
  changes: PlannedChange[]
}

/** One entry of a page's history. */
export interface PageVersion {
  version: number
  message: string | null
  createBy: string
  createTime: string
  /** Version that was brought back by a roll-back. */
  restoredFrom: number | null
  /** true: this is the one that is published. */
  isCurrent: boolean
  text?: string
}

export interface RollbackBody {
  version: number
}

/** Parameters of the calls of one page. */
export interface PageParams {
  code: string
}

/** Parameters of GET …/versions/{version}. */
export interface PageVersionParams {
  code: string
  version: string
}

/** Answer of GET /page-configs. */
export type PageSummaries = PageSummary[]

/** Answer of GET …/history, the newest first. */
export type PageVersions = PageVersion[]
