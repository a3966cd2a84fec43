import type { Problem } from '../page/Problem'
import type { Grants, PublishResult } from './pages'

/** What can happen to a page beside being published. */
export type LifeAction = 'rename' | 'unpublish' | 'delete'

/** Query of GET /page-configs/{code}/life. */
export interface LifeQuery {
  action: LifeAction
}

/** A place of a page: a field, whatever number of problems it has, or something beside the fields. */
export interface DependentPlace {
  /** What the field is called, in the caller's language; empty for what is no field. */
  field: string
  /** JSON Pointer of its first problem. */
  path: string
}

/** Another published page that would not be right any more. */
export interface DependentPage {
  code: string
  /** The title in the caller's language. */
  title: string
  /** What would be wrong with it, each with its place. */
  problems: Problem[]
  places: DependentPlace[]
}

/** A table of a page, with its rows. */
export interface TableRows {
  table: string
  /** Counted up to 10,000. */
  rows: number
}

/** Answer of GET /page-configs/{code}/life: what such an action would do. Nothing has happened yet. */
export interface LifePlan {
  /** One sentence for each consequence, in the caller's language. */
  consequences: string[]
  /** The tables that belong to the page; they are kept or dropped when it is deleted. */
  tables: TableRows[]
  /** true: the caller may drop them. Tables with rows are dropped by administrators. */
  canDrop: boolean
  dependents: DependentPage[]
}

/** Body of POST …/copy. */
export interface CopyBody {
  /**
   * Code of the copy, which nothing has yet.
   * @maxLength 80
   */
  code: string
  /**
   * Title of the copy; that of the original when left out.
   * @maxLength 200
   */
  title?: string
}

/** Body of POST …/rename. */
export interface RenameBody {
  /**
   * The new code, which nothing has yet.
   * @maxLength 80
   */
  code: string
  /** true: pages that depend on it are told and stay as they are. */
  force?: boolean
}

/** Body of POST …/unpublish. */
export interface UnpublishBody {
  /** true: also when other pages depend on it. */
  force?: boolean
}

/** Body of POST …/delete. */
export interface DeletePageBody {
  /**
   * The code once more, as somebody has typed it.
   * @maxLength 80
   */
  confirm: string
  /** What becomes of its tables: kept, as those of a page that is gone, or dropped with their rows. */
  tables: 'keep' | 'drop'
  /** true: also when other pages depend on it. */
  force?: boolean
}

/** Answer of …/rename, …/unpublish and …/delete. */
export interface LifeResult {
  /** The code that the page has now, or had. */
  code: string
  /** The version that is published now; null when none is. */
  version: number | null
}

/** Something that happened to a page beside its versions. */
export interface PageEvent {
  kind: 'copied' | 'renamed' | 'unpublished' | 'deleted'
  /** One sentence, in the caller's language. */
  message: string
  by: string
  time: string
}

/** Answer of GET …/events, the newest first. */
export type PageEvents = PageEvent[]

/** One page of POST /page-configs/publish. */
export interface PageToPublish {
  /** @maxLength 80 */
  code: string
  /** @maxLength 8000000 */
  text: string
  /** Version that the change started from. A moved one refuses all. */
  base?: number | null
}

/** Body of POST /page-configs/publish: several pages, all or none. They may name one another. */
export interface PublishSetBody {
  /**
   * @minItems 1
   * @maxItems 500
   */
  pages: PageToPublish[]
  /**
   * What has changed, for the history of each.
   * @maxLength 500
   */
  message?: string
  /** For each page, not for documents beside pages. */
  grants?: Grants
  /** true: nothing is published; the answer says what would be. */
  dryRun?: boolean
}

/** One page of the answer of POST /page-configs/publish. `version` is the one that is published now, or until now when nothing was done. */
export interface PublishedOfSet extends Omit<PublishResult, 'version'> {
  version: number | null
  /** What is wrong with it, warnings included. */
  problems: Problem[]
}

/** Answer of POST /page-configs/publish, in the order in which they are published. */
export interface PublishSetResult {
  isPublished: boolean
  pages: PublishedOfSet[]
}
