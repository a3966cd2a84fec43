const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'number'])

/**
 * true where the browser takes typing back by itself: in texts. A box that opens a list or a calendar has a text only while something is looked for in it;
 * what was chosen is no typing of the browser's.
 */
export function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[contenteditable="true"], .cm-editor')) return true
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  if (!(target instanceof HTMLInputElement) || target.readOnly || !textTypes.has(target.type)) return false
  if (target.getAttribute('role') === 'combobox') return target.value !== ''
  return !target.closest('.ant-picker, [data-calendar]') || target.dataset.open !== undefined
}
