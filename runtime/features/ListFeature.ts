import type { ComponentType, FunctionComponent } from 'react'
import type { LayoutQuestion } from '../../schemas/api/layouts'
import type { Row } from '../../schemas/api/Result'
import type { SortInfo } from '../../schemas/api/rows'
import type { SourceText } from '../../schemas/language/SourceText'
import type { Toolbar } from '../../schemas/page/parts/Toolbar'
import type { RowRight } from '../../schemas/wire/rowCalls'
import type { ListedModel } from '../model/ListedModel'
import type { ListModel } from '../model/PageModel'
import type { AskedRows } from '../query/askRows'
import type { ColumnFilters } from '../query/columnFilters'
import type { RowsQuestion } from '../query/fetchRows'
import type { QueryValues } from '../query/listParams'
import type { PageHost } from '../session/PageHost'
import type { TextKey } from '../text/TextKey'
import type { ActionContext } from './actions/runAction'
import type { ListAdvancedQuery } from './advancedQuery/useAdvancedQuery'
import type { ListGrouping } from './grouping/useGrouping'
import type { ColumnArrangement } from './views/keptArrangement'
import type { ListViews } from './views/useListViews'

/** What rows are sorted and filtered by, and what they are asked for by where a view keeps that. */
interface ArrangedList {
  sort: readonly SortInfo[]
  filters: ColumnFilters
  question?: LayoutQuestion
}

/** What a feature may look at and do on every page that shows rows under a toolbar. */
export interface RowsContext {
  host: PageHost
  page: ListedModel
  /** The page as the chosen view has it: its columns, in their order. */
  viewed: ListedModel
  /** The selected rows. */
  selected: readonly Row[]
  /** What stands in its query bar. */
  queried: QueryValues
  /** What the page asks for, whichever call it makes. */
  asked: AskedRows
  /** What it asks the server for at present: query, column filters, sorting and page. */
  question: RowsQuestion
  /** The days on the screen in words, where they say which rows are asked for: what `asked.within` says. */
  period?: string
  /** The advanced query, on pages whose rows can be asked for by one. */
  advanced?: ListAdvancedQuery
  /** What its rows are grouped by, on pages whose rows can be. */
  grouping?: ListGrouping
  /** Its saved views, on pages that have them. */
  views?: ListViews
  /** What of it a view keeps, as it is at present. */
  arranged?: ArrangedList
  /** What was made of its columns by hand, and the way to change it: nothing takes everything back. */
  columns?: { arrangement: ColumnArrangement; change(part: ColumnArrangement | undefined): void }
  /** Shows a dialog over the page, one at a time; the code of a `lazyPart` is fetched then. */
  show<P extends ListDialogProps>(Dialog: ComponentType<P>, props: Omit<P, keyof ListDialogProps>): void
  /** Fetches the rows anew and keeps the place. */
  reload(): void
}

/** The same on a list: the list as it stands on the screen, and its actions. */
export interface ListContext extends RowsContext {
  page: ListModel
  viewed: ListModel
  isQueryOpen: boolean
  toggleQuery(): void
  /** true: the list takes the whole window. */
  isEnlarged: boolean
  toggleEnlarged(): void
  /** Opens the form for a new row. */
  openNew(): void
  clearSelection(): void
  /** Asks for the values of a button's form before it does something. */
  ask: ActionContext['ask']
  /** The advanced query of the list. */
  advanced: ListAdvancedQuery
  /** What its rows are grouped by. */
  grouping: ListGrouping
  /** The saved views of the list. */
  views: ListViews
  arranged: ArrangedList
  columns: NonNullable<RowsContext['columns']>
}

/** What every dialog over the list is handed beside its own. */
export interface ListDialogProps {
  isOpen: boolean
  onClose(): void
}

/** What opens below a button of the toolbar. */
export interface ListMenuProps<C extends RowsContext = ListContext> {
  context: C
  onClose(): void
}

/** A button of the toolbar: how it looks, when it shows, what it does. */
export interface ToolbarButton<C extends RowsContext = ListContext> {
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  isPrimary?: boolean
  /** Keys that press it wherever the focus is in the page, as `aria-keyshortcuts` names them. */
  keys?: string
  /** Its icon says what it does; its label is read out and shown when it is pointed at. */
  isIconAlone?: boolean
  isDanger?: boolean
  /** Its rule: whether it shows with the rows that are selected. Shown always when left out. */
  isVisible?(context: C): boolean
  /** true while it is switched on, for buttons that show and hide something. */
  isPressed?(context: C): boolean
  /** Its action. What it throws is shown as a warning. */
  perform(context: C): void | Promise<void>
}

/** A button that a page describes itself. */
export interface CustomToolbarButton<C extends RowsContext = ListContext> extends ToolbarButton<C> {
  name: string
  title: string
}

/** The switches of `toolbar` in a page. */
export type FeatureName = Exclude<keyof Toolbar, 'custom'>

/** What decides whether a page has a feature. */
export interface FeatureOffer<P extends ListedModel = ListModel> {
  page: P
  /** What the page's `toolbar` says of the feature; anything else counts as nothing. */
  wanted: boolean | undefined
  /** true: pages of the kind say nothing of buttons, and have those that their calls and rows serve. */
  isServed: boolean
}

/** One thing that a list can do, with its button. What asks no more than a `RowsContext` can stand on every page that shows rows. */
export interface ListFeature<C extends RowsContext = ListContext> extends Omit<ToolbarButton<C>, 'perform'> {
  /** The switch that a page turns it on and off with. */
  name: FeatureName
  /** A text of the product, or one that the feature brings along. */
  label: TextKey | SourceText
  /** What stands on it while it is switched on; `label` when left out. */
  pressedLabel?: TextKey
  /** What stands on it while something of its menu is chosen; undefined: nothing is. */
  chosenLabel?(context: C): string | undefined
  /** The right over the rows of the page that it takes. Left out: everybody has it, unless a permission of its own name is given to some only. */
  right?: RowRight
  /** Whether the page has it. */
  isOffered(offer: FeatureOffer<C['page']>): boolean
  /** Its action, unless it has a menu. */
  perform?: ToolbarButton<C>['perform']
  /** What pressing it opens below it, a `lazyPart`. */
  Menu?(props: ListMenuProps<C>): ReturnType<FunctionComponent>
}
