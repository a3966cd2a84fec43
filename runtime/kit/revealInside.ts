/** Scrolls what holds the element so far that it is seen, and nothing around that. What is seen already stays where it is. */
export function revealInside(scroller: Element, element: Element): void {
  const whole = scroller.getBoundingClientRect()
  const part = element.getBoundingClientRect()
  scroller.scrollLeft += beyond(part.left, part.right, whole.left, whole.right)
  scroller.scrollTop += beyond(part.top, part.bottom, whole.top, whole.bottom)
}

/** How far a stretch goes beyond another one. */
function beyond(start: number, end: number, first: number, last: number): number {
  return start < first ? start - first : Math.max(0, end - last)
}
