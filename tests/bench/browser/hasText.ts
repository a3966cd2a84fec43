export function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent?.includes(text) ?? false
}

/** The date picker is what arrives last: the product loads it when it is first shown. */
export function hasDatePickers(selector: string, count: number): boolean {
  return document.querySelectorAll(`${selector} .ant-picker`).length === count
}
