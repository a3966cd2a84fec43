import type { FieldConfig, FieldKind } from '../../schemas/fields'
import type { FieldBase, Statistic } from '../../schemas/fields/FieldBase'
import type { FieldFacts } from '../../schemas/fields/FieldFacts'
import type { Action } from '../../schemas/page/Action'
import type { SortItem } from '../../schemas/page/ListPage'
import type { PageConfig, PageKind } from '../../schemas/page/PageConfig'
import type { Problem } from '../../schemas/page/Problem'
import type { ListUrls } from '../../schemas/page/Url'
import type { CompiledExpression } from '../../schemas/rules/expression'
import type { ValidateRule } from '../../schemas/rules/ValidateRule'

/** One field, compiled: texts chosen, permissions applied, expressions parsed. `F` is the config as written, with the kind's own name. */
export interface FieldModel<F extends FieldBase = FieldConfig> {
  key: string
  kind: FieldKind
  config: F
  facts: FieldFacts<F>
  title: string
  placeholder: string
  help: string
  rules: readonly ValidateRule[]
  /** A rule says that it must always be filled. */
  isRequired: boolean
  /** Shown in the list / in the form, by config, by kind and by permission. */
  isInList: boolean
  isInForm: boolean
  /** Never to be typed into: by config, kind, permission, or because it is computed. */
  isDisabled: boolean
  isSortable: boolean
  isLocked: boolean
  /** Pixels. */
  width?: number
  minWidth?: number
  align: 'left' | 'center' | 'right'
  statistics: readonly Statistic[]
  visibleWhen?: CompiledExpression
  disabledWhen?: CompiledExpression
  requiredWhen?: CompiledExpression
  /** Gives the value; the field is read-only. */
  value?: CompiledExpression
  /** Values that other fields take when this one is changed by hand, by their keys. */
  sets?: Readonly<Record<string, CompiledExpression>>
  /** The field is broken: its place shows this text, the rest of the page works. */
  problem?: Problem
}

export interface QueryItemModel {
  field: FieldModel
  label: string
  placeholder: string
  isRange: boolean
  defaultValue?: string | number
}

export interface ButtonModel {
  name: string
  label: string
  confirm?: string
  visibleWhen?: CompiledExpression
  action: Action
  problem?: Problem
}

export interface FormGroupModel {
  title: string
  fields: readonly FieldModel[]
}

export interface FormModel {
  /** Fields side by side, 1 to 4. */
  columns: number
  /** Width of the dialog in pixels. */
  width: number
  groups: readonly FormGroupModel[]
  /** Every field of the form, hidden ones included, in order. */
  fields: readonly FieldModel[]
}

export interface SubTableModel {
  key: string
  title: string
  foreignKey: string
  isSingle: boolean
  show: 'tab' | 'below'
  fields: readonly FieldModel[]
  problem?: Problem
}

export type ToolbarButtonName = 'new' | 'query' | 'delete' | 'refresh' | 'import' | 'export' | 'chart'

/** A page, compiled for one user and one language. A value: it never changes, and holds no state of the screen. */
export interface PageModel {
  code: string
  kind: PageKind
  title: string
  config: PageConfig
  /** Prefix of the page's permissions. */
  authPre: string
  url: ListUrls
  /** Every field; `isInList` and `isInForm` say where each stands. */
  fields: readonly FieldModel[]
  columns: readonly FieldModel[]
  queryItems: readonly QueryItemModel[]
  form: FormModel
  subTables: readonly SubTableModel[]
  buttons: Readonly<Record<ToolbarButtonName, boolean>>
  customButtons: readonly ButtonModel[]
  rowButtons: readonly ButtonModel[]
  defaultSort: readonly SortItem[]
  pageSize: number
  tree?: { parentKey: string; labelKey: string; hasChildKey?: string }
  successText: string
  /** Fields whose values are shown after a form was sent. */
  successFields: readonly FieldModel[]
  /** The form changes the one row of whoever is signed in. */
  isOwnRow: boolean
  /** The form shows rows that are found by these fields. */
  find?: { by: readonly FieldModel[]; show: 'record' | 'table' }
  /** Everything that was found wrong while compiling. */
  problems: readonly Problem[]
}
