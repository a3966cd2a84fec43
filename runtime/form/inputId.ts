/** Id of the focusable element of a field in the form with this id. */
export function inputId(form: { id: string }, key: string): string {
  return `${form.id}-${key}`
}

/** Puts the focus on a field, once its marks have been drawn, or its input has arrived; unless somebody does something else meanwhile. */
export function focusField(form: { id: string }, key: string | undefined): void {
  if (key === undefined) return
  setTimeout(() => {
    const id = inputId(form, key)
    if (!focusElement(id)) focusWhenDrawn(id)
  })
}

function focusElement(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  element?.scrollIntoView?.({ block: 'center' })
  return element !== null
}

function focusWhenDrawn(id: string): void {
  const waiting = new AbortController()
  const observer = new MutationObserver(() => {
    if (focusElement(id)) waiting.abort()
  })
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  for (const action of ['keydown', 'pointerdown']) document.addEventListener(action, () => waiting.abort(), { signal: waiting.signal })
  observer.observe(document.body, { childList: true, subtree: true })
}
