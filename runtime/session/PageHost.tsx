import { createContext, useContext } from 'react'
import type { Language } from '../../schemas/page/Text'
import type { PermissionState } from '../../schemas/rights/decide'
import type { ExpressionUser } from '../../schemas/rules/ExpressionUser'
import type { CallLog } from '../calls/CallLog'
import type { Calls } from '../calls/Calls'
import type { TextKey } from '../text/TextKey'
import type { PickerKind, PickerOptions, PickerResult } from './PickerKinds'
import type { RowEvents } from './rowEvents'

/** Values by field key. */
export type NewValues = Readonly<Record<string, unknown>>

/** What can be done with the tab that a page stands in. */
export interface PageTab {
  /** Shows the page as it stands, with its query, in another tab of the browser, without the frame around it. */
  showAlone(): void
  /** Shows the help about the page. */
  showHelp(): void
  /** Closes it, after asking about typed input. */
  close(): Promise<void>
}

/** What is asked before something happens. */
export interface Question {
  title: string
  /** Its lines stand below one another. */
  content?: string
  /** What the button says that agrees. */
  verb: string
  danger?: boolean
}

/** What the interpreter knows about the product around it. The shell hands down a real one, tests a fake one. */
export interface PageHost {
  user: ExpressionUser | null
  language: Language
  /** The query of the address that the page stands at, for example `?type=team`; none when left out. */
  search?: string
  /** Values that a new form of the page is opened with. */
  newValues?: NewValues
  /** Values that tie the page to the selected row of the page around it: it shows the rows that hold them, and its new rows get them. */
  bound?: NewValues
  /** A text of the product, by key of `runtime/text`. */
  text(key: TextKey, values?: Record<string, string | number>): string
  permissions: PermissionState
  /** true when the user may press the button or make the call: `<authPre>:<name>`. */
  can(action: string): boolean
  calls: Calls
  /** The last calls. */
  callLog: CallLog
  /** Says something in passing; with a title it stays until it is taken away. */
  notify(kind: 'success' | 'info' | 'warning' | 'error', text: string, title?: string): void
  /** Asks before something happens; true when the user agrees. */
  confirm(question: Question): Promise<boolean>
  /** Lets the user choose in a dialog: what was chosen, or null when it was closed without. The focus goes back to where it was. */
  pick<K extends PickerKind>(kind: K, options: PickerOptions<K>): Promise<PickerResult<K> | null>
  /** Opens a page by its address, for example `/p/order`. `replace`: the address takes the place of the one before in the browser's history. */
  openTab(path: string, options?: { replace?: boolean; newValues?: NewValues }): void
  /** The tab that the page stands in; left out for a page in a dialog, beside another one, or in a preview. */
  tab?: PageTab
  /** The page is shown as it is being written: nothing that is made of it when it is published can be asked for. */
  isPreview?: true
  /** Opens a page over this one, and ends when it was closed; without it pages open in tabs. */
  openDialog?(code: string, given: Pick<PageHost, 'search' | 'newValues'>): Promise<void>
  /**
   * Puts another query into the address that the page stands at, in place of the one before; what a new form was opened with is done with. `isStep`: the
   * way back leads to the one before.
   */
  changeSearch(search: string, options?: { isStep?: boolean }): void
  /** Told to the shell so that it can warn before typed input is left. */
  setDirty(key: string, isDirty: boolean): void
  /** Calls back whenever rows are changed elsewhere, until the result is called. */
  followRows: RowEvents['subscribe']
}

/** The product before `runtime/pickers` has added what opens them. */
export type HostWithoutPickers = Omit<PageHost, 'pick'>

const PageHostContext = createContext<PageHost | null>(null)
export const PageHostProvider = PageHostContext.Provider

/** The host of the page that is being shown. Throws outside of a `PageHostProvider`. */
export function usePageHost(): PageHost {
  const host = useContext(PageHostContext)
  if (!host) throw new Error('usePageHost needs a PageHostProvider above it')
  return host
}
