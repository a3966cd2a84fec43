/** Longest key. */
const mostCharacters = 50

/** A text of at most 50 characters as it is, a longer one as a number that no other text is likely to have, of 106 bits. */
export function shortKey(text: string): string {
  if (text.length <= mostCharacters) return text
  return `${hash(text, 1).toString(36)}-${hash(text, 2).toString(36)}-${text.length.toString(36)}`
}

/** The hash of a text in 53 bits (cyrb53 by bryc, public domain); another seed gives another one. */
function hash(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
