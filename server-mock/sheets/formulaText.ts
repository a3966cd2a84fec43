/** What makes a spreadsheet take a text for a formula, once it is kept as plain text or typed anew. */
const formulaStart = /^[=+\-@\t\r]/

/** The same behind the apostrophe of a file that was exported. */
const keptStart = /^'(?=[=+\-@\t\r])/

/** A text that stays one: an apostrophe goes before what could be read as a formula. */
export function keepAsText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text that `keepAsText` was handed. */
export function readKeptText(text: string): string {
  return text.replace(keptStart, '')
}
