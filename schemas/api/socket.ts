/**
 * The socket of a browser tab: `/vxeSocket/{userId}/{pageId}`, the token as sub-protocol. Text frames, each a message of `type` and `data`. `pageId` names the tab; what a tab sends is told to every other tab.
 */
export type ClientMessage = HeartBeatMessage | ClientTableMessage
export type ServerMessage = HeartBeatMessage | CommonMessage | TableMessage

/** Sent by the browser every ten seconds and answered with the same. */
export interface HeartBeatMessage {
  type: 'heart_beat'
  data?: unknown
}

/**
 * Something that every tab may take up. Known keys: `page-published` with the arguments code and version, `page-withdrawn` with the code of a
 * page that is not published any more, `document-changed` with name, kind and code of a dictionary or rule that was published or taken off (without them: any
 * may have been), `rows-missed` without any, `product-build` with what names the version of the
 * browser part, once to each tab that connects, and those of `TabEvent`, without any.
 */
export interface CommonMessage {
  type: 'common_send_date'
  data: { key: string; args: unknown[] }
}

/** What tabs are told to read anew: the announcements, who is signed in, what everybody may do, what the user keeps. */
export type TabEvent = 'announcements-changed' | 'user-changed' | 'rights-changed' | 'favourites-changed'

/** What happened to a row. `many`: more rows at once than are named, or changes that may have been missed; the row is null, read the table anew. */
export type RowChangeKind = 'add' | 'edit' | 'delete' | 'many'

/** A changed row as it is told: never its values. Whoever shows the row reads it anew by its id, with the rights of who is looking. */
export interface ChangedRow {
  id: string
  /** Left out when it is not known, as for deleted rows. A row shown with this version or a later one stands already. */
  rowVersion?: number
}

/**
 * Rows of a table have changed. A grid or editable table takes it up when `socketKey` is the code of its page, or `listUrl` the list call of its page.
 * Changes of sub-rows are changes of their main row.
 */
export interface TableMessage {
  type: 'update_vxe_table'
  data: {
    /** Code of the page that the table belongs to; the table's name for tables of the product itself. */
    socketKey: string
    /** `url.list` of the table's page, for pages that show the same rows under another code; null when the table has none. */
    listUrl: string | null
    /**
     * The row; the `caseId` that the changing tab gave, with its own message or in the header `X-Case-Id` of the call, empty when it gave none, so that a tab
     * knows its own changes again; what happened.
     */
    args: [row: ChangedRow | null, caseId: string, change: RowChangeKind]
  }
}

/**
 * A tab tells the others that it changed a row by a way that this server does not see. Taken from users who may edit the table's rows and for rows that
 * exist; other tabs are told the row's id and version as they stand in the database, never the values that were sent.
 */
export interface ClientTableMessage {
  type: 'update_vxe_table'
  data: ClientTableData
}

export interface ClientTableData {
  /**
   * Code of a page, or name of a table.
   * @maxLength 100
   */
  socketKey: string
  /**
   * The row with its `id`, and a name of the sender's own choice, at most 64 characters, by which it knows its own message again.
   * @minItems 2
   */
  args: unknown[]
}
