/** Answer of POST /eoa/im/ticket. */
export interface ChatTicket {
  /** Origin of the chat; null where none is configured. */
  origin: string | null
  /** Good once, within `seconds`; null where no chat is configured. */
  ticket: string | null
  /** @asType integer */
  seconds: number
}

/** Query of GET /eoa/im/user. */
export interface ChatTokenQuery {
  /** The ticket that the chat was opened with. */
  token: string
  [more: string]: unknown
}

/** Answer of GET /eoa/im/user: whose ticket it was. */
export interface ChatUser {
  id: string
  username: string
  realname: string
}
