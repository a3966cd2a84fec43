import type { Option } from './FieldBase'

/** What the online report says of an input beside the name of its view, in the spellings of its calls. */
export interface ReportViewDetails {
  /** Code of the dictionary with the choices; beside `dictTable` the field of the table that is stored. */
  dictCode?: string
  /** Table that the choices are rows of. */
  dictTable?: string
  /** Field of the table that is shown. */
  dictText?: string
  /** The choices, written out. */
  enum?: ReportChoice[]
  /** Code of the category below which is chosen. */
  pcode?: string
  /** A JSON object as text: only nodes of a tree with these values are offered. */
  condition?: string
  /** Field of the tree's table that names the parent. */
  pidField?: string
  /** Parent value of the first level. */
  pidValue?: string
  /** Field of the tree's table that says whether a node has children. */
  hasChildField?: string
  /** Code of the report that a popup picks from. */
  code?: string
  /** Columns of that report that are copied, joined by commas. */
  orgFields?: string
  /** Fields that take them, joined by commas. */
  destFields?: string
  /** true: several rows can be picked. */
  popupMulti?: boolean
  /** What the field says beside, as JSON: `{ "picker": "month" }`, `{ "multiSelect": true }`, the two values of a switch. */
  fieldExtendJson?: string
}

/** The input of a field, as the calls of the online report tell of it. */
export interface ToldView extends ReportViewDetails {
  /** Name of its view: `date`, `list`, `sel_user` … `text` for everything that has no view of its own. */
  view: string
  /** Kind of field of the page, where its view stands for another one. */
  kind?: string
}

/** The field of a column, as the calls of the online report tell of it. */
export interface ToldColumn extends ToldView {
  /** What its cells are drawn with beside, as the page says it: decimal places, the format of a date, the colour of a tag. */
  cell?: Record<string, unknown>
}

/** One choice, as the calls of the online report write it. */
export interface ReportChoice extends Pick<Option, 'value' | 'color' | 'icon'> {
  text: string
}

/** How the calls of the online report tell of an input of the kind. */
export interface ReportView<F> {
  /** Name of the view. */
  name: string
  /** true: the name belongs to another kind, which is what it is read as. */
  isBorrowed?: true
  /** What the kind tells of the field beside where its choices come from. */
  details?(field: F): ReportViewDetails
  /** The properties of a field that was told of; `null` where that is too little to ask with the kind. */
  read?(details: ReportViewDetails): Partial<F> | null
}

/** What `fieldExtendJson` says; an empty object where it is missing, or none. */
export function readExtension({ fieldExtendJson = '' }: ReportViewDetails): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(fieldExtendJson)
    // A cast: an object or a list can be asked for any name.
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Tells whether several can be taken. */
export function tellMultiple({ multiple }: { multiple?: boolean }): ReportViewDetails {
  return multiple === true ? { fieldExtendJson: JSON.stringify({ multiSelect: true }) } : {}
}

/** Reads whether several can be taken. */
export function readMultiple(details: ReportViewDetails): { multiple?: true } {
  return readExtension(details).multiSelect === true ? { multiple: true } : {}
}
