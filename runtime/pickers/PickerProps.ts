import type { PickerKind, PickerOptions, PickerResult } from '../session/PickerKinds'

/** What every picker is given: what it was opened with, and how it ends. */
export interface PickerProps<K extends PickerKind> {
  options: PickerOptions<K>
  isOpen: boolean
  /** The user confirmed; the picker is closed by the caller. */
  onPick(result: PickerResult<K>): void
  onClose(): void
  /** The dialog has left the screen. */
  afterClose(): void
}
