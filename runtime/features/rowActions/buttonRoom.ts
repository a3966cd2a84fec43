import { reckonTextWidth } from '../../kit/reckonTextWidth'
import type { ButtonModel } from '../../model/PageModel'
import { rivalGroups } from './rivalButtons'

/** Pixels that the page's own buttons may take in a row. */
const room = 280
/** The button that opens the menu with the rest. */
const menuWidth = 32
const gap = 16

function widthOf({ label }: ButtonModel): number {
  return reckonTextWidth(label) + gap
}

function widthOfAll(buttons: readonly ButtonModel[]): number {
  return buttons.reduce((width, button) => width + widthOf(button), 0)
}

/** Pixels that are kept for the buttons in every row: what those that can stand together take at most, and no more than the room for them. */
export function buttonsWidth(buttons: readonly ButtonModel[]): number {
  const widths = rivalGroups(buttons).map((groups) => Math.max(...groups.map(widthOfAll)))
  return Math.min(
    widths.reduce((sum, width) => sum + width, 0),
    room,
  )
}

/** The buttons that stand in a row, in their order, and those for which the menu is opened. */
export function splitButtons(buttons: readonly ButtonModel[]): { shown: readonly ButtonModel[]; rest: readonly ButtonModel[] } {
  if (widthOfAll(buttons) <= room) return { shown: buttons, rest: [] }
  const fitting = buttons.findIndex((_, index) => widthOfAll(buttons.slice(0, index + 1)) > room - menuWidth)
  return { shown: buttons.slice(0, fitting), rest: buttons.slice(fitting) }
}
