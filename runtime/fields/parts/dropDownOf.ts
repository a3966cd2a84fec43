/** B9: so many of several choices are shown as tags, with the number of the others. */
const tagsShown = 2

interface DropDown {
  /** What is typed into its box. */
  word?: string
  isMultiple?: boolean
  /** How many are chosen. */
  count?: number
  /** Given in a table cell alone, which it closes. */
  onClosed?(): void
}

/**
 * What drop-downs have in common. Tab takes what a list points to: in a cell it must be typed for or gone to with the arrows first, and never takes one of
 * several choices back. A cell has room for one line, so that of several only those are shown that it holds.
 */
export function dropDownOf({ word = '', isMultiple = false, count = 0, onClosed }: DropDown) {
  const isInCell = onClosed !== undefined
  return {
    maxTagCount: isMultiple ? (isInCell && count > 1 ? ('responsive' as const) : tagsShown) : undefined,
    defaultActiveFirstOption: word.trim() !== '' || !(isInCell || isMultiple),
  }
}
