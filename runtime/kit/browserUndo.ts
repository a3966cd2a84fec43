import { hasOwnUndo } from './hasOwnUndo'
import { historyKeyOf } from './historyKeys'

type Text = HTMLInputElement | HTMLTextAreaElement

/** What was typed into one text since another one was typed into. */
interface Typing {
  place: Text
  /** What stood there before; undefined where nobody knows. */
  start: string | undefined
  /** What the typing has made of it: other values were not typed. */
  current: string
  /** How often the browser has taken something back that it could do again. */
  undone: number
}

/** The browser has one history for all texts of a document: its Ctrl+Z goes on in the text that was typed into last, wherever the focus is. */
let typing: Typing | undefined

document.addEventListener('beforeinput', noteStart, true)
document.addEventListener('input', noteTyped, true)
window.addEventListener('keydown', keepBrowserOut)

/** What a key does to what was done last, where that is ours and not the browser's. */
export function appUndoOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const way = historyKeyOf(event)
  return way && !isBrowserUndo(event.target, way) ? way : undefined
}

/** true where Ctrl+Z, or Ctrl+Y, in a text is the browser's: it would change that text, and not another one that was typed into before. */
function isBrowserUndo(target: EventTarget | null, way: 'undo' | 'redo'): boolean {
  if (!hasOwnUndo(target)) return false
  if (!isText(target)) return true
  if (typing?.place !== target || typing.current !== target.value) return false
  return way === 'undo' ? target.value !== typing.start : typing.undone > 0
}

function noteStart({ target, inputType }: InputEvent): void {
  if (isText(target) && typing?.place !== target && !isTurn(inputType)) typing = startedAt(target, target.value)
}

function noteTyped(event: Event): void {
  const { target } = event
  if (!isText(target)) return
  if (typing?.place !== target) typing = startedAt(target, undefined)
  const { inputType } = event as Partial<InputEvent>
  typing.undone = inputType === 'historyUndo' ? typing.undone + 1 : inputType === 'historyRedo' ? Math.max(0, typing.undone - 1) : 0
  typing.current = target.value
}

/** Nobody has taken the key: the browser would empty a field behind a dialog, or one at the other end of the screen. */
function keepBrowserOut(event: KeyboardEvent): void {
  if (typing?.place.isConnected && appUndoOf(event)) event.preventDefault()
}

function startedAt(place: Text, start: string | undefined): Typing {
  return { place, start, current: place.value, undone: 0 }
}

function isTurn(inputType: string): boolean {
  return inputType === 'historyUndo' || inputType === 'historyRedo'
}

function isText(target: EventTarget | null): target is Text {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
