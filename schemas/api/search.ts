/** Query of GET /sys/search. */
export interface SearchQuery {
  /**
   * Words; a record is found when each of them stands in one of its texts.
   * @minLength 1
   * @maxLength 100
   */
  keyword: string
}

/** A record that a search over all pages has found. */
export interface FoundRecord {
  /** Code of the page that shows it. */
  page: string
  /** Title of that page, in the language of the call. */
  title: string
  id: string
  /** What people call the record: the first of its texts. */
  name: string
  /** Its next texts, to tell it from others; empty where it has no more. */
  detail: string
}

/** A page to which the caller may add records. */
export interface AddablePage {
  /** Code of the page. */
  page: string
  title: string
}

/** Answer of GET /sys/search: the records of the pages that the caller may see. */
export interface SearchAnswer {
  records: FoundRecord[]
  /** true: there may be more, in these pages or in further ones. */
  isCut: boolean
  /** Pages whose title or code holds the words, and to which the caller may add records. */
  addable: AddablePage[]
}
