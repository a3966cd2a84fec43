/** The help text of one place of the product. */
export interface HelpText {
  id: string
  /** Name of the component or page that the text explains. */
  componentId: string
  /** Path of the screen, for example `/p/order`. */
  componentUrl: string
  /** Sanitised HTML; never empty. */
  content: string
  updateBy: string | null
  updateTime: string | null
}

/** Query of GET /help/commonHelp/list: both, or one of the two. */
export interface HelpQuery {
  /** @maxLength 200 */
  componentId?: string
  /** @maxLength 500 */
  componentUrl?: string
}

/** Answer of GET /help/commonHelp/list; the records are empty when there is no help. */
export interface HelpList {
  records: HelpText[]
  total: number
}

/** Query of GET /help/commonHelp/getByPartPath: answers the `HelpText` of the longest path that `path` begins with, or null. */
export interface HelpPathQuery {
  /**
   * @minLength 1
   * @maxLength 500
   */
  path: string
}

/** Query of GET /help/commonHelp/queryByDocumentTypeId: answers the `HelpText` whose `componentId` is the id, or null. */
export interface HelpDocumentQuery {
  /**
   * @minLength 1
   * @maxLength 200
   */
  documentTypeId: string
}

/** Body of POST /help/commonHelp/add, for administrators: puts the text in the place of the one before. Without text the help is cleared and null answered. */
export interface HelpBody {
  /** @maxLength 200 */
  componentId: string
  /** @maxLength 500 */
  componentUrl: string
  /**
   * HTML; empty, or nothing but empty elements, clears.
   * @maxLength 500000
   */
  content: string
}

/** A help text, or null where there is none. */
export type FoundHelp = HelpText | null
