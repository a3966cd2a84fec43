import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { reckonTextWidth } from '../../kit/reckonTextWidth'
import { toolbarButtons } from './toolbarButtons'

/** A button of a toolbar, as far as it says how wide it will be. */
export interface FittedButton {
  label: string
  hasIcon: boolean
  isIconAlone: boolean
  opensMenu: boolean
}

/** Pixels between two buttons, and of one that is an icon alone, as the one that opens the menu of the rest. */
const gap = 8
const iconButton = 32

/** Pixels beside the letters of a button: its edges, an icon before them, and the arrow behind. */
const aroundLabel = 32
const iconRoom = 22
const arrowRoom = 20

/** Of the pixels reckoned for letters, which are rather many, what most fonts take, and what the narrowest take. */
const likelyPart = 0.95
const leastPart = 0.8

/** Pixels that a toolbar has: the first what a menu and a search box leave of most windows, the others as many as the last one. Most often that is right. */
let lastRoom = window.innerWidth * 0.8

/**
 * How many of the buttons find room in one line. At first those are drawn that likely find room; what is drawn is measured before anybody sees it. Then those
 * follow that could find room by the least that they take, and those go that find none.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, buttons: readonly FittedButton[]): number {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  // What was seen last: a button that is at work, or whose letters come late, grows. As long as as many fit, nothing is drawn again for it.
  const seen = useRef({ room: lastRoom, widths: new Map<string, number>(), isMeasured: false })
  const countSeen = () =>
    countFitting(
      buttons.map((button) => seen.current.widths.get(button.label) ?? widthToBe(button, seen.current.isMeasured ? leastPart : likelyPart)),
      seen.current.room,
    )
  const count = countSeen()
  const labels = buttons.map(({ label }) => label)
  const names = labels.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are in their names
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    // Behind them may stand the one that opens the menu.
    const drawn = toolbarButtons(element).slice(0, Math.min(count, labels.length))
    const measure = () => {
      const room = widthOf(element)
      // One that is not seen says nothing of the next.
      if (room > 0) lastRoom = room
      seen.current.room = room
      seen.current.isMeasured = true
      for (const [index, button] of drawn.entries()) {
        const width = widthOf(button)
        if (width > 0) seen.current.widths.set(labels[index] ?? '', width)
      }
      if (countSeen() !== count) drawAgain()
    }
    // Buttons that went, because others are wider than was thought, leave nothing to measure: the room would be laid out once more for that.
    if (!seen.current.isMeasured || drawn.some((_, index) => !seen.current.widths.has(labels[index] ?? ''))) measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...drawn]) observer.observe(observed)
    return () => observer.disconnect()
  }, [bar, names, count])
  return count
}

function widthToBe({ label, hasIcon, isIconAlone, opensMenu }: FittedButton, letterPart: number): number {
  if (isIconAlone) return iconButton
  return aroundLabel + (hasIcon ? iconRoom : 0) + reckonTextWidth(label) * letterPart + (opensMenu ? arrowRoom : 0)
}

function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width
}

/** What is measured has fractions that add up: half a pixel is no reason for a menu. A toolbar without width is not seen. */
function countFitting(widths: readonly number[], room: number): number {
  let end = -gap
  let withRest = 0
  for (const width of widths) {
    end += gap + width
    if (end + gap + iconButton <= room + 0.5) withRest += 1
  }
  return room === 0 || end <= room + 0.5 ? Number.POSITIVE_INFINITY : withRest
}
