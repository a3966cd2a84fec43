import type { JSONSchema7 } from 'json-schema'
import type { Finding, Path } from '../checks/Finding'
import type { KnownNames } from '../checks/KnownNames'
import type { Text } from '../page/Text'
import type { ValidateRule } from '../rules/validate'
import type { CallChoices } from './CallChoices'
import type { FieldBase, Option } from './FieldBase'
import type { ReportView } from './ReportView'
import type { RowChoices } from './RowChoices'

/** Type of the table column that stores a field. `null`: the field has no column. */
export type ColumnType = 'text' | 'integer' | 'numeric' | 'date' | 'time' | 'timestamp' | null

/** What a plain value in the list query means for the field; `range` is a begin/end pair, `none` cannot be queried. */
export type QueryMeaning = 'like' | 'eq' | 'in' | 'startsWith' | 'range' | 'none'

/**
 * Where the shown text of a stored value comes from. Tables and columns are names of declared resources, never SQL. `isProperty`: what is shown does not stand for the
 * row, and may be empty.
 */
export type LabelSource =
  | { from: 'options'; options: readonly Option[] }
  | { from: 'dict'; code: string }
  | ({ from: 'table'; value: string; isProperty?: true } & Pick<RowChoices, 'table' | 'label' | 'where' | 'order' | 'color'>)
  | ({ from: 'call' } & Pick<CallChoices, 'url' | 'value' | 'label'>)

/** Whether rows are answered with the text beside the value; what a call answers only its callers know. */
export function hasCompanion(source: LabelSource): boolean {
  return source.from !== 'call'
}

/** The value of a field as rows carry it. Lists are comma strings, dates are texts. */
export type FieldValue = string | number | boolean | null

/** A call that the input of a field makes, with GET, and where the field says so. */
export interface FieldCall {
  url: string
  /** Another backend answers it. */
  foreign?: true
  path: Path
  /** Parameters of the call, by their names: keys of fields of the same row, whose values are sent. They stand beside the path, as `query`. */
  query?: Readonly<Record<string, string>>
  /** Properties of the answered rows that the field names. */
  answered: readonly { name: string; path: Path }[]
}

/** Where a field stands in a page, and what exists beside. */
export interface FieldInPage {
  path: Path
  known: KnownNames
  /** Keys of what can be picked of the rows of a page, by its code; undefined where that is not known. */
  offered(page: string): ReadonlySet<string> | undefined
  /** Keys of the fields in the same row, those of the system included. */
  names: ReadonlySet<string>
  /** Types of the columns of the same row, as far as they are certain. */
  columns: ReadonlyMap<string, ColumnType>
}

/** The facts of one field kind: everything that server, checks, import and export ask about it. No React here. */
export interface FieldFacts<F extends FieldBase = FieldBase> {
  /** Other spellings of the kind met in older pages; they are read, and written back as the kind's own name. */
  aliases: readonly string[]
  /** Type of the table column. */
  column(field: F): ColumnType
  /** draft-07 JSON Schema of a value that is not empty. Empty is always `null`, never `""`. */
  valueSchema(field: F): JSONSchema7
  /**
   * Value in a new row when the page gives no default: of what is on or off the value for off. `null` when left out, for a value that nobody gave is none.
   * The place of a row among its fellows (`isRowOrder`) follows from where it stands.
   */
  initialValue?(field: F): FieldValue
  /** true: moments by the clock of the server, which readers see by their own. Left out: what is written stands as it is. */
  isZoned?(field: F): boolean
  /** What a plain value in the list query means. */
  query: QueryMeaning
  /** Where the shown text comes from, when it is not the value itself. */
  labels?(field: F): LabelSource | null
  /** The two values of a field that is on or off, on first, each with what people call it. */
  sides?(field: F): readonly [Option, Option]
  /** The value that a day stands for, `YYYY-MM-DD`, where the field holds a text that is made of it, as a month. */
  ofDay?(field: F, day: string): string | undefined
  /** true when values can be typed that `labels` has no text for; otherwise only those that it knows can be chosen. */
  allowsOther?(field: F): boolean
  /** true when the value is several values joined by commas. */
  isMultiple?(field: F): boolean
  /** Other fields of the row that the input fills. */
  fills?(field: F): readonly string[]
  /** The field of the row that chooses a record, and which field of that record is shown here. Such a field is stored nowhere. */
  looksUp?(field: F): { of: string; field: string }
  /** Rules that every value of the kind is held to, beside those that the page writes. */
  rules?(field: F): readonly ValidateRule[]
  /** Fields of the row whose change takes back what was chosen here: other values can be chosen then. */
  follows?(field: F): readonly string[]
  /** The calls that its input makes, as far as the field names them; their places within the field. */
  calls?(field: F): readonly FieldCall[]
  /** What of the field itself is wrong, or missing in the product, when a page is checked. */
  checkPage?(field: F, place: FieldInPage): Finding[]
  /** A value for the preview of a page that has no rows yet; `index` counts the rows. Found from the value's schema when left out. */
  sample?(field: F, index: number): FieldValue
  /** How the calls of the online report tell of the input that asks for the field; a text when left out. */
  reportView?: ReportView<F>
  /** Small complete fields that validate, compile and render; the contract tests loop over them. */
  examples: readonly F[]
  /** Grid widths in pixels, when the page gives none. */
  width?: number
  minWidth?: number
  /** true: the field is only shown, nobody types into it. */
  isReadOnly?: boolean
  /** true: the value travels with the row and is never shown. */
  isCarried?: boolean
  /** true: the kind can only stand in an editable table. */
  isTableOnly?: boolean
  /** Key of the field where the page gives none; a kind without one needs a key. */
  usualKey?: string
  /** Title of the field where the page gives none; its key when left out. */
  usualTitle?: Text
  /** true: the value is the place of the row among its fellows, changed by dragging it. A new row gets the first free number. */
  isRowOrder?: boolean
  /** true: what its input offers is answered to those alone who have signed in. */
  isForUsers?: boolean
  /** true: the value is paths of uploaded files. */
  holdsFiles?: boolean
  /** true: its text may show kept files by their addresses. HTML may without it. */
  showsFiles?: boolean
  /**
   * true: only a hash of the value is stored. Nobody reads it, lists it, finds rows by it, or keeps what was typed; in a row `secretMark` says that there
   * is one.
   */
  isSecret?: boolean
  /** true: the value is HTML; the server cleans it before it is stored. */
  isHtml?: boolean
  /** true: the value is one line of text; blanks before and after it are no part of it, and are not stored. */
  isLine?: boolean
  /** true: no record is called by the value, which is a moment, a long text or a notation, where its row says anything else. */
  namesNoRow?: boolean
  /** For a kind whose value is the code of a province, a city or an area: the deepest level that the field takes, 1 to 3. */
  areaLevel?(field: F): number
}

/** JSON Schema of a text of at most `maxLength` characters. */
export function textSchema(maxLength?: number): JSONSchema7 {
  return maxLength === undefined ? { type: 'string' } : { type: 'string', maxLength }
}
