/** Letters of scripts that are written from right to left: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A piece of text that stands in a sentence: written from right to left, it keeps its signs and numbers to itself, and leaves those around it where they are. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
