import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { isComposing } from '../kit/isComposing'

/** Things inside of a cell that take the click or the key themselves. */
const ownControls = 'button, a, input, label, select, textarea, [role="button"], [role="switch"], [role="combobox"]'

/**
 * true when the click or key was meant for the row and not for something inside of the cell, nor for a heading: one that got the focus by code is not
 * where the grid says that keys go to.
 */
export function opensRow(event: MouseEvent | KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(`${ownControls}, .rdg-header-row`) === null
}

/** true when the click was meant for the cell and not for where it leads to, or what it opens; with Shift it marks cells. */
export function editsCell({ target, shiftKey }: MouseEvent): boolean {
  if (shiftKey) return false
  return !(target instanceof Element) || target.closest('.cell-link, [data-own-press]') === null
}

/** true when a key presses a button inside of the cell that is not the way to edit it. */
export function pressesOwn({ target, key }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[data-own-press]') !== null
}

/** true when Ctrl and C copies cells, and no text that somebody has marked or types. */
export function copiesCells({ target }: ClipboardEvent): boolean {
  const isInText = target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]')
  return !isInText && getSelection()?.isCollapsed !== false
}

/**
 * true when the grid must leave the key alone: Enter while Chinese is being composed chooses a word (key code 229), and keys typed
 * in a dialog that an editor has opened bubble to the cell through React although they happen elsewhere.
 */
export function isTyping(event: KeyboardEvent, mode: 'ACTIVE' | 'EDIT'): boolean {
  const isInText = !(event.target instanceof Element) || event.target.matches('input, textarea')
  // On a cell the first key of an input method opens the editor, as a letter does.
  if (isComposing(event.nativeEvent)) return mode === 'EDIT' || isInText
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return true
  return (
    mode === 'ACTIVE' &&
    event.target instanceof HTMLElement &&
    event.target.matches('input:not([type="checkbox"], [type="radio"]), textarea')
  )
}

/** true for a key that goes to another cell. */
export function leadsOn({ key }: KeyboardEvent): boolean {
  return key === 'Tab' || key === 'Home' || key === 'End' || key.startsWith('Arrow') || key.startsWith('Page')
}

/** true for the Tab key on a cell that is not being edited. */
export function leavesGrid({ key }: KeyboardEvent, mode: 'ACTIVE' | 'EDIT'): boolean {
  return key === 'Tab' && mode === 'ACTIVE'
}

/** true for the Tab key on a heading, of which the grid asks nobody. */
export function leavesHeading({ key, target }: KeyboardEvent): boolean {
  return key === 'Tab' && target instanceof Element && target.closest('.rdg-header-row') !== null
}
