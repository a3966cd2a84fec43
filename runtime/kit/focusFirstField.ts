const fields = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/**
 * Puts the focus into the first field inside of `place`: at once, or as soon as one is drawn, unless the user has begun to do something else there. The
 * answer ends the waiting.
 */
export function focusFirstField(place: HTMLElement): () => void {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  const take = () => {
    const field = firstField(place)
    field?.focus()
    if (field) end()
  }
  const observer = new MutationObserver(take)
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(place, { childList: true, subtree: true })
  const around = place.closest('[role="dialog"]') ?? place
  for (const action of ['keydown', 'pointerdown']) around.addEventListener(action, end, { signal: waiting.signal })
  take()
  return end
}

/** The same for a dialog whose animation has ended: what the user has gone to meanwhile keeps the focus. */
export function focusOpened(place: HTMLElement): (() => void) | undefined {
  return place.contains(document.activeElement) ? undefined : focusFirstField(place)
}

/**
 * A date opens its calendar as soon as it has the focus: nobody who opens a dialog has asked for that, so another field goes first. What is still being
 * fetched before a field may become the first one, so it is waited for. Of radio buttons the chosen one has the focus.
 */
function firstField(place: HTMLElement): HTMLElement | undefined {
  const reached = [...place.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => field.tabIndex >= 0 && !field.matches(':disabled, [hidden]'),
  )
  const field = reached.find((each) => !each.closest('.ant-picker, [data-calendar]'))
  const loading = place.querySelector('[data-loading]')
  if (loading && !(field && isBefore(field, loading))) return undefined
  const first = field ?? reached[0]
  return first?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('input:checked:enabled') ?? first
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
