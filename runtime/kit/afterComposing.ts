/** Does something once no word is being composed where keys are taken ahead: who moves the focus meanwhile would cut the word. */
export function afterComposing(action: () => void): void {
  const element = document.activeElement
  if (element instanceof HTMLElement && element.dataset.composing !== undefined) {
    // The browser says so before it has written the word.
    element.addEventListener('compositionend', () => requestAnimationFrame(action), { once: true })
  } else action()
}
