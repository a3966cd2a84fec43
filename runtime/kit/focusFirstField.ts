/** The browser's own input for a file is never shown: the box around it has the focus in its place. */
const file = '[role="button"] > input[type="file"]'

const fields = `input:not([type="hidden"], [type="file"]), ${file}, textarea, select, [contenteditable="true"]`

/** Nobody presses by mistake what cannot be taken back. */
const actions = ':is(button, a[href], [tabindex]):not(.ant-btn-dangerous)'

/**
 * Puts the focus into the first field inside of `place`: at once, or as soon as one is drawn, unless the user has begun to do something else there: has
 * pressed something, or has gone to it, by whatever means. The answer ends the waiting. `meanwhile` is called whenever something was drawn and no field is
 * there, with what puts the focus somewhere for so long.
 */
export function focusFirstField(place: HTMLElement, meanwhile?: (focus: (element: HTMLElement) => void) => void): () => void {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  let isOurs = false
  const focus = (element: HTMLElement) => {
    isOurs = true
    element.focus()
    isOurs = false
  }
  const take = () => {
    const field = firstField(place)
    if (!field) return meanwhile?.(focus)
    field.focus()
    end()
  }
  const observer = new MutationObserver(take)
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const around = place.closest('[role="dialog"]') ?? place
  for (const action of ['keydown', 'pointerdown']) around.addEventListener(action, end, { signal: waiting.signal })
  place.addEventListener('focusin', () => isOurs || end(), { signal: waiting.signal })
  take()
  return end
}

/**
 * The same for a dialog whose animation has ended: what the user has gone to meanwhile keeps the focus. While there is no field, the first that can be
 * pressed has it, in the contents or else below them, instead of the cross that closes the dialog.
 */
export function focusOpened(place: HTMLElement): (() => void) | undefined {
  const isInside = () => place.contains(document.activeElement)
  if (isInside()) return undefined
  return focusFirstField(place, (focus) => {
    // Not while a field may still come: who has just gone to that button by themselves could not be told from what was done here.
    if (isInside() || place.querySelector('[data-loading], [aria-busy="true"]')) return
    const footer = place.closest('[role="dialog"]')?.querySelector<HTMLElement>('.ant-modal-footer')
    const first = reachable(place, actions)[0] ?? (footer ? reachable(footer, actions)[0] : undefined)
    if (first) focus(first)
  })
}

/**
 * A date opens its calendar as soon as it has the focus: nobody who opens a dialog has asked for that, so another field goes first. What is still being
 * fetched before a field may become the first one, so it is waited for. Of radio buttons the chosen one has the focus.
 */
function firstField(place: HTMLElement): HTMLElement | undefined {
  const reached = reachable(place, fields)
  const field = reached.find((each) => !each.closest('.ant-picker, [data-calendar]'))
  const loading = place.querySelector('[data-loading]')
  if (loading && !(field && isBefore(field, loading))) return undefined
  const first = field ?? reached[0]
  if (first?.matches(file)) return first.parentElement ?? undefined
  return first?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('input:checked:enabled') ?? first
}

function reachable(place: HTMLElement, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden]'),
  )
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
