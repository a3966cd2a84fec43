import type { Row } from '../../../schemas/api/Result'
import type { SubTableModel } from '../../model/PageModel'
import type { CodeHandler, CodeQuestion } from '../askCode'

/** The row whose dialog somebody confirms. */
export interface RowConfirmation extends CodeQuestion {
  table: Pick<SubTableModel, 'key' | 'title' | 'fields'>
  /** As it stands; a new one carries a temporary id that starts with `row_`. */
  row: Row
}

/** What is asked, in code, when the dialog of a row is confirmed: `true` closes it, anything else leaves it open with what was typed. */
export type RowConfirmationHandler = CodeHandler<RowConfirmation>

const handlers = new Map<string, RowConfirmationHandler>()

/** Makes a handler known under the name that pages write. The same name twice is a programmer's mistake. */
export function registerRowConfirmation(name: string, handler: RowConfirmationHandler): void {
  if (handlers.has(name)) throw new Error(`a row confirmation "${name}" is already registered`)
  handlers.set(name, handler)
}

export function findRowConfirmation(name: string): RowConfirmationHandler | undefined {
  return handlers.get(name)
}
