type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key does to what was done last: Ctrl+Z takes it back, Ctrl+Shift+Z and Ctrl+Y do it again, with Cmd on a Mac. */
export function historyKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
