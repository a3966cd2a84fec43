import { isComposing } from '../../kit/isComposing'
import { isCommandHeld, isMac } from './searchKey'

/** A key of the shell. */
interface ShellKey {
  /** Letter, sign, or name of the key. */
  key: string
  /** `command`: Ctrl, or ⌘ on a Mac. Without any, the key is one only while nothing is typed into. */
  held?: 'command' | 'alt'
  isShifted?: boolean
}

/** The keys of the shell, none of which a browser takes for itself; the one to print it hands on. The list of keys prints them from here. */
export const shellKeys = {
  search: { key: 'K', held: 'command' },
  nextTab: { key: 'PageDown', held: 'alt' },
  previousTab: { key: 'PageUp', held: 'alt' },
  closeTab: { key: 'W', held: 'alt' },
  reopenTab: { key: 'T', held: 'alt', isShifted: true },
  new: { key: 'N', held: 'alt' },
  print: { key: 'P', held: 'command' },
  listSearch: { key: '/' },
  keys: { key: '?' },
} as const satisfies Record<string, ShellKey>

export type ShellKeyName = keyof typeof shellKeys

/** The key that was pressed, where it is one of the shell's. */
export function shellKeyOf(event: KeyboardEvent): ShellKeyName | undefined {
  if (isComposing(event)) return undefined
  // A cast: the names of a constant are known.
  return (Object.keys(shellKeys) as ShellKeyName[]).find((name) => isPressed(shellKeys[name], event))
}

function isPressed({ key, held, isShifted = false }: ShellKey, event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (!held) return event.key === key && !ctrlKey && !metaKey && !altKey && !isTypedInto(target)
  // With Alt some keyboards write other letters, and other scripts have other letters: there the place of the key counts.
  const pressed = /^[\x20-\x7e]$/.test(event.key) || event.key.length > 1 ? event.key : event.code.replace('Key', '')
  if (pressed.toLowerCase() !== key.toLowerCase() || shiftKey !== isShifted) return false
  return held === 'command' ? isCommandHeld(event) : altKey && !ctrlKey && !metaKey
}

/** Whether a letter that is pressed here is typed. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"], [contenteditable="true"] *')
}

/** What is held for commands. */
export const commandKey = isMac ? '⌘' : 'Ctrl'

/** The names of the keys that are pressed together, as their keyboard has them. */
export function namesOfKey(name: ShellKeyName): string[] {
  const { key, held, isShifted }: ShellKey = shellKeys[name]
  const holding = held && { command: commandKey, alt: isMac ? '⌥' : 'Alt' }[held]
  return [...(holding ? [holding] : []), ...(isShifted ? [isMac ? '⇧' : 'Shift'] : []), key]
}
