import type { Row } from '../../schemas/api/Result'
import type { RowValues } from '../fields/FieldComponents'
import type { FormPart } from '../model/PageModel'
import type { FormPlace } from './draft/FormPlace'

export type FormMode = 'add' | 'edit' | 'view'

export interface RowFormProps {
  page: FormPart
  mode: FormMode
  /** The row as it is stored; for a new row the values that it starts from, beside the defaults of the page. Another identity starts over. */
  row?: RowValues
  /** Rows of the sub-tables as they are stored, by sub-table key. Keep its identity while nothing was loaded. */
  subRows?: Readonly<Record<string, readonly Row[]>>
  /** Rows that the sub-tables of a new row begin with, by sub-table key. */
  added?: Readonly<Record<string, readonly RowValues[]>>
  /** Key of the sub-table whose tab is open at first. */
  openTable?: string
  /** Told after the server has taken the row; `row` as it is stored now. Also told when there was nothing to save. */
  onSaved(row: Row): void
  /** The button that saves a new row and goes on with another one, told after the server has taken it; without it there is none. */
  onAnother?(row: Row): void
  /** The button that leaves without saving; without it there is none. */
  onCancel?(): void
  /** The button that removes the row; without it there is none. */
  onRemove?(): void
  /** Told when typed input appears or is gone, for example to ask before a dialog closes. */
  onDirtyChange?(isDirty: boolean): void
  /** Where typed input is kept on this computer until it is saved; without it, it is kept nowhere. */
  place?: FormPlace
  /** true: success is not announced; whoever shows the form says it. */
  isQuiet?: boolean
  /** Text of the button that saves; `form.save` when left out. */
  saveText?: string
  /** What is said where that did not succeed; `form.saveFailed` when left out. */
  failedText?: string
  /** true: a button that prints the row with its sub-tables. */
  canPrint?: boolean
  /** true: a button that takes all typed input back. */
  canReset?: boolean
}
