import type { ReactNode } from 'react'
import type { EditableTableHandle } from '../../../runtime/table/EditableTableHandle'

/** One screen to be measured. `make` does everything that a page does after its file has arrived, reading the file included. */
export interface BenchCase {
  make(): ReactNode
  /** What the product does before, while the browser has nothing else to do; it calls back when it is done. */
  prepare?(onDone: () => void): ReactNode
  /** true once everything that a person waits for stands on the screen. */
  isReady(): boolean
  /** The editable table that it shows. */
  table?(): EditableTableHandle
}
