/** An announcement as it is read. `titile` is spelled as the specification spells it. */
export interface Announcement {
  id: string
  /** The id once more, under the name that putting away takes. */
  anntId: string
  /** The title in the caller's language. */
  titile: string
  /** `1` system notice, `2` park notice. */
  msgCategory: '1' | '2'
  /** `1` in the list only, `2` opens by itself, `3` runs in the header, `4` both. */
  msgShowType: '1' | '2' | '3' | '4'
  /** Sanitised HTML in the caller's language. */
  msgContent: string | null
  /** A sentence in the caller's language. */
  msgAbstract: string | null
  /** `url`: the announcement leads to `openPage`; null: it is shown as it stands. */
  openType: 'url' | null
  /** Path in the product, for example `/p/order`; only for `openType` `url`. */
  openPage: string | null
  /** `L` low, `M` middle, `H` high. */
  priority: 'L' | 'M' | 'H'
  /** User name. */
  sender: string | null
  /** What the sender is called. */
  sender_dictText: string | null
  sendTime: string | null
}

/** Answer of GET /sys/annountCement/listByUser: what the user has not put away yet, of the last two months, the newest first. */
export interface AnnouncementLists {
  /** Park notices (category 2), five at most. */
  anntMsgList: Announcement[]
  /** Park notices in all. */
  anntMsgTotal: number
  /** System notices (category 1), five at most. */
  sysMsgList: Announcement[]
  sysMsgTotal: number
}

/** Query of GET /sys/sysAnnouncementSend/getMyAnnouncementSend and …/getMyNotifications: the user's own messages, read ones too. */
export interface MessageQuery {
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
  /** Part of the title. */
  titile?: string
  /** `1`, `2`, or both joined by a comma. */
  msgCategory?: string
  /** `1` read, `0` not read. */
  readFlag?: string
  column?: string
  order?: string
  /** Fields that the caller wants; advisory. */
  field?: string
}

/** Body of PUT /sys/sysInformationSend/editByInfoIdAndUserId: do not show this announcement to me again. */
export interface PutAwayBody {
  /**
   * Id of the announcement.
   * @minLength 1
   * @maxLength 64
   */
  anntId: string
}

/** Body of PUT /sys/sysAnnouncementSend/readAll: everything that was sent to the user is read. */
export interface ReadAllBody {
  /** One category alone: `1` system notices, `2` park notices. */
  msgCategory?: '1' | '2'
}

/** Query of GET /sys/annountCement/doReleaseData and doReovkeData. */
export interface AnnouncementQuery {
  /**
   * Id of the announcement.
   * @minLength 1
   * @maxLength 64
   */
  id: string
}

/** Query of GET /sys/sysAnnouncementSend/queryById. */
export interface MessageIdQuery {
  id?: string
  [more: string]: unknown
}

/** Query of GET /sys/annountCement/list: as of every list. */
export interface AnnouncementListQuery {
  [name: string]: unknown
}

/** Query of GET /sys/sysAnnouncementSend/list: whom an announcement is for. */
export interface ReadersQuery {
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
  /** Id of the announcement. */
  anntId?: string
  /** `1` read, `0` not read. */
  readFlag?: string
  /** Part of the name. */
  realname?: string
  [more: string]: unknown
}
