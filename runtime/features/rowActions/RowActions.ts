import { createContext, useContext } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { ButtonModel, ListModel } from '../../model/PageModel'

/** What can be done with one row of the list. An action that the user may not do, or that the page has no call for, is left out. */
export interface RowActions {
  page: ListModel
  view(row: Row): void
  edit?(row: Row): void
  /** Edits the row at one of its sub-tables. */
  editTable?(row: Row, table: string): void
  addChild?(row: Row): void
  remove?(row: Row): Promise<void>
  /** The page's own row buttons. */
  buttons: readonly ButtonModel[]
  press(button: ButtonModel, row: Row): Promise<void>
  /** Fetches the rows anew. */
  reload(): void
}

const RowActionsContext = createContext<RowActions | null>(null)
export const RowActionsProvider = RowActionsContext.Provider

export function useRowActions(): RowActions {
  const actions = useContext(RowActionsContext)
  if (!actions) throw new Error('useRowActions needs a RowActionsProvider above it')
  return actions
}
