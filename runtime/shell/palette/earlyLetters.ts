let letters = ''

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const isHeld = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (key.length === 1 && !isHeld) letters += key
  else if (key === 'Backspace') letters = letters.slice(0, -1)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** From now on, what is typed is meant for the search that is on its way, wherever the focus is. The answer ends it. */
export function keepLetters(): () => void {
  document.addEventListener('keydown', keep, true)
  return () => document.removeEventListener('keydown', keep, true)
}

/** What was typed before the search was there, handed out once. */
export function takeLetters(): string {
  const taken = letters
  dropLetters()
  return taken
}

/** The search has not come: what was typed for it is not for the next one. */
export function dropLetters(): void {
  letters = ''
}
