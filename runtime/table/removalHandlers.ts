import type { Row } from '../../schemas/api/Result'
import type { SubTableModel } from '../model/PageModel'
import type { CodeHandler, CodeQuestion } from './askCode'

/** The rows that somebody wants to remove, and what a function in code can ask with. */
export interface Removal extends CodeQuestion {
  table: Pick<SubTableModel, 'key' | 'title' | 'fields'>
  /** As they stand; new ones carry a temporary id that starts with `row_`. */
  rows: readonly Row[]
}

/** What is asked, in code, before rows of a sub-table are removed: `true` lets them go, anything else keeps them. */
export type RemovalHandler = CodeHandler<Removal>

const handlers = new Map<string, RemovalHandler>()

/** Makes a handler known under the name that pages write. The same name twice is a programmer's mistake. */
export function registerRemovalHandler(name: string, handler: RemovalHandler): void {
  if (handlers.has(name)) throw new Error(`a removal handler "${name}" is already registered`)
  handlers.set(name, handler)
}

export function findRemovalHandler(name: string): RemovalHandler | undefined {
  return handlers.get(name)
}
