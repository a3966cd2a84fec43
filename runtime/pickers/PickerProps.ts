/** One picked record: the value that is stored, and the text that stands for it. */
export interface PickedItem {
  value: string
  label: string
}

/** What every picker is given by the field that opens it. */
export interface PickerProps {
  isOpen: boolean
  /** Title of the field, for the heading of the dialog. */
  title: string
  isMultiple: boolean
  /** What the field holds when the picker opens. */
  picked: readonly PickedItem[]
  /** The user confirmed; the picker is closed by the caller. */
  onPick(items: readonly PickedItem[]): void
  onClose(): void
}
