import type { ReactNode } from 'react'
import type { EditableTableHandle } from '../../../runtime/table/EditableTableHandle'

/** One screen to be measured. `make` does everything that a page does after its file has arrived, reading the file included. */
export interface BenchCase {
  make(): ReactNode
  /** true once everything that a person waits for stands on the screen. */
  isReady(): boolean
  /** The editable table that it shows. */
  table?(): EditableTableHandle
}
