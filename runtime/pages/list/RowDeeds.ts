import { createContext, useContext } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { ButtonModel, PageModel } from '../../model/PageModel'

/** What can be done with one row of the list. A deed that the user may not do, or that the page has no call for, is left out. */
export interface RowDeeds {
  page: PageModel
  view(row: Row): void
  edit?(row: Row): void
  addChild?(row: Row): void
  remove?(row: Row): void
  /** The page's own row buttons. */
  buttons: readonly ButtonModel[]
  press(button: ButtonModel, row: Row): void
}

const RowDeedsContext = createContext<RowDeeds | null>(null)
export const RowDeedsProvider = RowDeedsContext.Provider

export function useRowDeeds(): RowDeeds {
  const deeds = useContext(RowDeedsContext)
  if (!deeds) throw new Error('useRowDeeds needs a RowDeedsProvider above it')
  return deeds
}
