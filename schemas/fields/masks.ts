/** Characters that stay at the end of a text. */
export interface ShownEnd {
  /**
   * How many characters at the end are shown.
   * @minimum 0
   * @maximum 20
   * @asType integer
   */
  last: number
}

/** What of a text a cell shows: `phone` `138****0000`, `idNumber` `110***********1234`, `email` `z***@example.com`, or its last characters. */
export type Mask = 'phone' | 'idNumber' | 'email' | ShownEnd

const masks: Readonly<Record<Extract<Mask, string>, (text: string) => string>> = {
  phone: (text) => keepEnds(text, 3, 4),
  idNumber: (text) => keepEnds(text, 3, 4),
  email: (text) => {
    const at = text.lastIndexOf('@')
    return at < 1 ? keepEnds(text, 0, 0) : `${[...text][0]}***${text.slice(at)}`
  },
}

/** The text with stars in place of what is not shown. A text that is too short to hide anything in is hidden whole. */
export function maskText(mask: Mask, text: string): string {
  return typeof mask === 'string' ? masks[mask](text) : keepEnds(text, 0, mask.last)
}

/** Whether the text is what `maskText` leaves of another one, as it stands in an exported file. */
export function isMasked(mask: Mask, text: string): boolean {
  return text.includes('*') && maskText(mask, text) === text
}

/** The mask, where `value` is one. */
export function readMask(value: unknown): Mask | undefined {
  if (typeof value === 'string') return Object.hasOwn(masks, value) ? (value as Mask) : undefined
  const last = value !== null && typeof value === 'object' ? (value as Partial<ShownEnd>).last : undefined
  return typeof last === 'number' ? { last } : undefined
}

function keepEnds(text: string, first: number, last: number): string {
  const characters = [...text]
  const hidden = characters.length - first - last
  if (hidden <= 0) return '*'.repeat(characters.length)
  return `${characters.slice(0, first).join('')}${'*'.repeat(hidden)}${characters.slice(first + hidden).join('')}`
}
