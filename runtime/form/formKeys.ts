type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl+Enter and Ctrl+S, with Cmd on a Mac. With Alt they are letters of some keyboards. */
export function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's')
}

/** true for Ctrl+Enter in a cell that is typed into while others are marked with it: it fills them. */
export function fillsCells({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  return key === 'Enter' && target instanceof HTMLElement && target.matches('[data-fills] .rdg-editor-container *')
}

/** Enter with nothing held beside it. */
export function isPlainEnter({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
}

/** The keys as the Save button names them. */
export const saveKeys = /mac|iphone|ipad/i.test(navigator.platform)
  ? ({ text: 'form.saveKeysMac', aria: 'Meta+Enter Meta+S' } as const)
  : ({ text: 'form.saveKeys', aria: 'Control+Enter Control+S' } as const)

/**
 * true where Enter goes on to the next field. What is open takes it itself, and so does what several lines are typed into; `data-opens` marks a box that
 * Enter opens, `data-open` an input whose panel is open, or about to be.
 */
export function takesEnterAsNext(target: EventTarget): target is HTMLInputElement {
  if (!(target instanceof HTMLInputElement) || !target.closest('.pw-field')) return false
  if (target.getAttribute('aria-expanded') === 'true' || target.closest('[data-opens]')) return false
  // An empty input has nothing that its open panel could accept.
  return target.dataset.open === undefined || target.value === ''
}

/** What comes after the field that holds `from`: the first thing in the fields behind it that can be reached, else the Save button. */
export function nextStop(form: HTMLElement, from: Element): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>('.pw-field')]
  const index = fields.findIndex((field) => field.contains(from))
  for (const field of fields.slice(index + 1)) {
    const stop = stopIn(field)
    if (stop) return stop
  }
  return form.querySelector<HTMLElement>('.pw-form-save')
}

function stopIn(field: HTMLElement): HTMLElement | undefined {
  if (field.closest('[aria-hidden="true"], [hidden], [inert]')) return undefined
  const stops = [...field.querySelectorAll<HTMLElement>('input, textarea, button, [contenteditable="true"]')]
  return stops.find((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type="hidden"], .pw-field-head *'))
}
