import type { ComponentType } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { ListModel, ToolbarButtonName } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import type { TextKey } from '../text/TextKey'

/** What a button may look at and do: the list as it stands on the screen, and its actions. */
export interface ToolbarContext {
  host: PageHost
  page: ListModel
  /** The selected rows. */
  selected: readonly Row[]
  isQueryOpen: boolean
  toggleQuery(): void
  /** Opens the form: for a new row, or for the one given. */
  openForm(row?: Row): void
  clearSelection(): void
  /** Fetches the rows anew and keeps the place. */
  reload(): void
}

/** What a button is called: the key of a text of the product, or, for a page's own button, the text itself. */
type ButtonName = { label: TextKey; title?: undefined } | { label?: undefined; title: string }

/** One button of the toolbar. Whether the page has it and the user may press it, the compiled page already says. */
export type ToolbarButton = ButtonName & ButtonBehaviour

interface ButtonBehaviour {
  /** Name under which a page switches it on and off; a page's own buttons have names of their own. */
  name: ToolbarButtonName | (string & {})
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  isPrimary?: boolean
  isDanger?: boolean
  /** Its rule: whether it shows with the rows that are selected. Shown always when left out. */
  isVisible?(context: ToolbarContext): boolean
  /** true while it is switched on, for buttons that show and hide something. */
  isPressed?(context: ToolbarContext): boolean
  /** Its action. What it throws is shown as a warning. */
  perform(context: ToolbarContext): void | Promise<void>
}
