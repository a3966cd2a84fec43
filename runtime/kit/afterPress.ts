let isPressed = false

function note(event: PointerEvent): void {
  isPressed = event.type === 'pointerdown'
}

for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) window.addEventListener(type, note, { capture: true })

/**
 * Runs an action at once, or, while a button of the mouse or a finger is down, after it was let go and the click has reached what was pressed.
 * What moves the page when a field is left would otherwise move it from under the pointer.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) {
    action()
    return
  }
  const listening = new AbortController()
  const { signal } = listening
  const run = () => {
    if (signal.aborted) return
    listening.abort()
    action()
  }
  // Where no click follows the release, for example after dragging, the next turn of the browser is soon enough.
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, () => setTimeout(run), { capture: true, signal })
  window.addEventListener('click', run, { signal })
}
