import { cutText } from '../values'
import { plainOfHtml } from './plainOfHtml'

/** Characters of the text that a cell holds; its width cuts further. */
const cellCharacters = 200

/** The beginning of a formatted text, without its form. */
export function richTextSummary(html: unknown): string {
  return cutText(plainOfHtml(html), cellCharacters)
}
