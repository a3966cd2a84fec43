import type { KeyboardEvent } from 'react'

/** What keys press in a cell. A cell that is typed into has none: its arrows move the caret, and Tab goes through it. */
const pressed = 'button, a[href], [role="button"], [role="switch"], input[type="checkbox"], input[type="radio"]'
const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]'

function controlsBeside(target: EventTarget): HTMLElement[] {
  const cell = target instanceof Element ? target.closest('.rdg-cell[role="gridcell"]') : null
  // What stands under a row is no cell for arrows.
  if (!cell || cell.matches('.grid-detail-cell') || cell.querySelector(typedInto)) return []
  return [...cell.querySelectorAll<HTMLElement>(pressed)].filter((control) => !control.matches(':disabled'))
}

/** Of several buttons in a cell the one that has the focus is the only stop of the Tab key. */
export function keepOneStop(target: EventTarget): void {
  const controls = controlsBeside(target)
  if (controls.length < 2 || !controls.some((control) => control === target)) return
  for (const control of controls) control.tabIndex = control === target ? 0 : -1
}

/** Goes on to the next button of the cell, where the arrow has one in its way. true: the key is used up. */
export function stepsInCell(event: KeyboardEvent): boolean {
  const { key, target } = event
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
  const controls = controlsBeside(target)
  const at = target instanceof HTMLElement ? controls.indexOf(target) : -1
  const next = at < 0 ? undefined : controls[at + step]
  if (!next) return false
  next.focus()
  event.preventDefault()
  // A table that stands in a row of another one would hand the key on.
  event.stopPropagation()
  return true
}
