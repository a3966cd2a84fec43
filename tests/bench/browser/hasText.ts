export function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent?.includes(text) ?? false
}

/** Every field of the form has its box. */
export function hasBoxes(count: number): boolean {
  return document.querySelectorAll('form input').length === count
}
