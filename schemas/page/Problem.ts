/** One thing that is wrong with a page config, with the place where it stands. */
export interface Problem {
  /** JSON Pointer to the wrong place, for example `/columns/3/type`. */
  path: string
  /** Stable name of the finding, for example `unknown-property`. */
  code: string
  /** One sentence in the reader's language: what was found and what is possible. */
  message: string
  /** `error` refuses the page, `warning` does not. */
  severity: 'error' | 'warning'
  /** Line of the place in the file, counted from 1. */
  line?: number
  /** Column of the place in the file, counted from 1. */
  column?: number
  /** Character offset and length of the place in the file. */
  offset?: number
  length?: number
  /** What to write instead, when there is a likely candidate. */
  suggestion?: string
  /** What the place becomes, as it stands in the text, where the suggestion is added to what is there. */
  replacement?: string
  /** The dictionary or rule that is missed, by its kind and code: it can be made. */
  missing?: { kind: string; code: string }
  /** Name of the file, when the page comes from one. */
  file?: string
}
