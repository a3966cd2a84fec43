/** true while a word is being composed: its Enter and Escape belong to the input method (key code 229). */
export function isComposing({ isComposing: isInWord, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isInWord || keyCode === 229
}
