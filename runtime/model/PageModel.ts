import type { FieldConfig, FieldKind } from '../../schemas/fields'
import type { FieldBase, Statistic } from '../../schemas/fields/FieldBase'
import type { FieldFacts } from '../../schemas/fields/FieldFacts'
import type { Mask } from '../../schemas/fields/masks'
import type { PageConfigs, PageKind, pageFacts } from '../../schemas/page/kinds'
import type { Problem } from '../../schemas/page/Problem'
import type { CallAction, HandlerAction, OpenAction } from '../../schemas/page/parts/Action'
import type { SortItem } from '../../schemas/page/parts/Query'
import type { CompiledExpression } from '../../schemas/rules/expression'
import type { ValidateRule } from '../../schemas/rules/validate'
import type { ListUrls, RowPanelName } from '../../schemas/wire/rowCalls'
import type { DetailsPart } from './DetailModel'
import type { FormModel } from './FormModel'
import type { TableLayout } from './TableLayout'

/** What the page says of a field's cells. */
export interface CellModel {
  /** Text in place of the value's own. */
  shows?: CompiledExpression
  /** Colour of the tag. */
  tone?: CompiledExpression
  /** Name of the icon before the text. */
  icon?: CompiledExpression
  /** Which part of the text is shown. */
  mask?: Mask
  /** Where the text leads to. */
  link?: OpenModel | { type: 'address'; url: CompiledExpression }
  /** Name of the renderer that draws the whole cell. */
  slot?: string
  /** Everything that is worked out when the cell is drawn. */
  worked: readonly CompiledExpression[]
}

/** One field, compiled: texts chosen, permissions applied, expressions parsed. `F` is the config as written, with the kind's own name. */
export interface FieldModel<F extends FieldBase = FieldConfig> {
  key: string
  kind: FieldKind
  config: F
  facts: FieldFacts<F>
  title: string
  placeholder: string
  help: string
  /** Behind a question mark beside the label, or always below the input. */
  helpAt: 'label' | 'below'
  rules: readonly ValidateRule[]
  /** A rule says that it must always be filled. */
  isRequired: boolean
  /** Shown in the list / in the form, by config, by kind and by permission. */
  isInList: boolean
  isInForm: boolean
  /** Never to be typed into: by config, kind, permission, or because it is computed. */
  isDisabled: boolean
  isSortable: boolean
  /** The side of the grid that the column stays at when it is scrolled sideways. */
  lock?: 'left' | 'right'
  /** Pixels. */
  width?: number
  minWidth?: number
  /** Share of the room that columns of a fixed width leave. */
  grow?: number
  /** Heading over the column and its neighbours that have the same; empty for none. */
  group: string
  /** Columns of the form that the field takes; as many as its kind needs when left out. */
  span?: number
  align: 'left' | 'center' | 'right'
  statistics: readonly Statistic[]
  /** Left out where cells are drawn as the kind does it. */
  cell?: CellModel
  visibleWhen?: CompiledExpression
  disabledWhen?: CompiledExpression
  requiredWhen?: CompiledExpression
  /** Gives the value; the field is read-only. */
  value?: CompiledExpression
  /** Values that other fields take when this one is changed by hand, by their keys. */
  sets?: Readonly<Record<string, CompiledExpression>>
  /** Other inputs for some of the rows, in order; see `fieldOfRow`. */
  inputs?: readonly InputCaseModel[]
  /** true: stored as a text whatever its kind is, since the field that it is an input of holds texts. */
  isTextual?: boolean
  /** Name of what the schema of the row has to say about its value, where that is not its key. */
  schemaKey?: string
  /** The end of the period that it begins: both are one input, and one column of the list. */
  end?: FieldModel
  /** true: it is shown with the field that begins its period. */
  isEnd?: boolean
  /** Which rows can be chosen, where choices are rows: reads the row to choose and the row that is edited. */
  choicesWhere?: CompiledExpression
  /** Where the server finds the field; left out for fields of dialogs, which stand in no page. */
  address?: FieldAddress
  /** The field is broken: its place shows this text, the rest of the page works. */
  problem?: Problem
}

/** The field as it is for the rows that a condition holds for. */
export interface InputCaseModel {
  when: CompiledExpression
  field: FieldModel
}

/** The page that a field belongs to, and the key of its sub-table. */
export interface FieldAddress {
  page: string
  sub?: string
}

/** A value that a query starts with; an expression is worked out when the page is opened. */
export type QueryStart = string | number | null | CompiledExpression

export interface QueryItemModel {
  /** What is asked with, under the name that the list call has for the field. */
  field: FieldModel
  label: string
  placeholder: string
  isRange: boolean
  /** true: what is stored must be the value, where a plain one would mean a part of the text. */
  isWhole?: boolean
  /** The value that it starts with; of a range from and to. */
  start?: readonly QueryStart[]
  /** true: the value that it starts with is asked for, and nobody changes it. */
  isHidden?: boolean
}

/** What opens a page: its expressions give what it is opened with. */
export interface OpenModel {
  type: 'open'
  page: string
  as: NonNullable<OpenAction['as']>
  filter: Readonly<Record<string, CompiledExpression>>
  /** Values of a new form; undefined where none is opened. */
  values?: Readonly<Record<string, CompiledExpression>>
  /** Id of the row that is opened. */
  row?: CompiledExpression
}

/** What calls the server. */
export interface CallModel extends Pick<CallAction, 'type' | 'method' | 'url'> {
  /** What is sent; undefined: the ids of the rows. */
  body?: Readonly<Record<string, CompiledExpression>>
  isDownload: boolean
  /** Sentence after success; empty: that of the product. */
  done: string
  isReloading: boolean
}

/** One thing that a button does. */
export type SingleModel = CallModel | OpenModel | HandlerAction

/** What a button does, one thing after the other. */
export interface StepsModel {
  type: 'steps'
  steps: readonly SingleModel[]
}

export type ActionModel = SingleModel | StepsModel

export interface ButtonModel {
  name: string
  label: string
  confirm?: string
  visibleWhen?: CompiledExpression
  /** The form of the values that are asked for first. */
  ask?: FormPart
  action: ActionModel
  /** true: it can do nothing before expressions can be read. */
  needsExpressions: boolean
  problem?: Problem
}

export interface SubTableModel extends TableLayout {
  key: string
  title: string
  foreignKey: string
  /** Set where one row belongs to one row: the form of that row. */
  rowForm?: FormPart
  show: 'tab' | 'below'
  /** Where the rows stand in the list; only in the form when left out. */
  inList?: 'row' | 'pane'
  fields: readonly FieldModel[]
  problem?: Problem
}

/** The calls of a page, its permissions' prefix and its fields: what more than one part asks for. */
interface PageFields {
  code: string
  title: string
  /** Prefix of the page's permissions. */
  authPre: string
  url: ListUrls
  /** Every field; `isInList` and `isInForm` say where each stands. */
  fields: readonly FieldModel[]
}

/** A list of rows. */
export interface RowsPart extends PageFields {
  columns: readonly FieldModel[]
  defaultSort: readonly SortItem[]
  pageSize: number
  tree?: {
    parentKey: string
    labelKey: string
    hasChildKey?: string
    /** What rows of every level hold, as it travels. */
    condition?: string
  }
  /** Asked before rows are deleted; the usual question when left out. */
  deleteQuestion?: string
  /** Path that deleted rows are told and brought back at, where they rest for a while. */
  trashUrl?: string
  /** What is shown under a row that is opened. */
  detail?: { fields: readonly FieldModel[]; text?: CompiledExpression }
}

/** The inputs that ask for some of the rows. */
export interface QueryPart {
  queryItems: readonly QueryItemModel[]
}

/** The form of one row with its sub-tables. */
export interface FormPart extends PageFields {
  form: FormModel
  subTables: readonly SubTableModel[]
  /** The fields as they are written: what the schema of the row, and so its compiled validator, is made from. */
  rowFields: readonly FieldConfig[]
  /** true: no page of its own has the form, so that no validator was compiled for it. */
  isPartOfPage?: true
  /** Table that the row is stored in, where the page says it. */
  table?: string
  /** Rows that are only read, but by who holds the permission. */
  readOnlyRows?: { when: CompiledExpression; unless?: string }
  /** Paths of what is kept of each row beside its values. */
  panelUrls?: Readonly<Partial<Record<RowPanelName, string>>>
}

/** What a form that is a page of its own does beside. */
export interface StandalonePart {
  successText: string
  /** Fields whose values are shown after a form was sent. */
  successFields: readonly FieldModel[]
  /** The form changes the one row of whoever is signed in. */
  isOwnRow: boolean
  /** The form shows rows that are found by the values of these inputs. */
  find?: { by: readonly QueryItemModel[]; show: 'record' | 'table' }
}

/** The product's buttons over the rows: what the page's `toolbar` says, as it is written; each feature reads its own switch. */
export interface ToolbarPart {
  switches: Readonly<Record<string, unknown>>
}

/** What is done with rows, and the buttons of the page's own. */
export interface ButtonsPart {
  authPre: string
  /** false: no row can be selected. */
  hasSelection: boolean
  /** true: a box looks for words in the texts of the rows. */
  hasSearch: boolean
  /** true: rows are edited in their place. */
  editsRows: boolean
  customButtons: readonly ButtonModel[]
  rowButtons: readonly ButtonModel[]
}

/** The parts that pages are put together from, by the names that the facts of a kind use. */
export interface PartModels {
  rows: RowsPart
  query: QueryPart
  form: FormPart
  standalone: StandalonePart
  toolbar: ToolbarPart
  buttons: ButtonsPart
  details: DetailsPart
}

type Joined<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never

interface PageBaseModel<K extends PageKind> extends PageFields {
  kind: K
  config: PageConfigs[K]
  /** Everything that was found wrong while compiling. */
  problems: readonly Problem[]
}

/** A page of one kind: what every page has, and the parts that the facts of the kind name. */
export type ModelOf<K extends PageKind> = K extends PageKind
  ? PageBaseModel<K> & Joined<PartModels[(typeof pageFacts)[K]['parts'][number]]>
  : never

/** A page, compiled for one user and one language. A value: it never changes, and holds no state of the screen. */
export type PageModel = ModelOf<PageKind>

/** A list page. */
export type ListModel = ModelOf<'list'>
