import { type RefObject, useLayoutEffect, useState } from 'react'
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

/** Letters are reckoned rather wide. */
const leastPart = 0.8

/** Pixels that the last toolbar had: most often the next one, in the same place, has as many. */
let lastRoom: number | undefined

/**
 * How many of the buttons find room in one line. None is drawn before the room of any toolbar is known, nor one that could not find room by the least that it
 * takes; what is drawn is measured before anybody sees it, and those go that find none.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, buttons: readonly FittedButton[]): number {
  const [room, setRoom] = useState(lastRoom)
  // Those that were seen last: a button that is at work, or whose letters come late, grows.
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map())
  const labels = buttons.map(({ label }) => label)
  const names = labels.join()
  const count =
    room === undefined
      ? 0
      : countFitting(
          buttons.map((button) => widths.get(button.label) ?? leastWidth(button)),
          room,
        )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are in their names
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    // Behind them may stand the one that opens the menu.
    const drawn = toolbarButtons(element).slice(0, Math.min(count, labels.length))
    const measure = () => {
      const now = widthOf(element)
      // One that is not seen says nothing of the next.
      if (now > 0) lastRoom = now
      setRoom(now)
      const seen = drawn.map((button, index) => [labels[index] ?? '', widthOf(button)] as const).filter(([, width]) => width > 0)
      setWidths((known) => (seen.every(([label, width]) => known.get(label) === width) ? known : new Map([...known, ...seen])))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...drawn]) observer.observe(observed)
    return () => observer.disconnect()
  }, [bar, names, count])
  return count
}

function leastWidth({ label, hasIcon, isIconAlone, opensMenu }: FittedButton): number {
  if (isIconAlone) return iconButton
  return aroundLabel + (hasIcon ? iconRoom : 0) + reckonTextWidth(label) * leastPart + (opensMenu ? arrowRoom : 0)
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
