/** Lines of cells as spreadsheets copy them: tabs between cells; a text that holds tabs, lines or quotes stands in quotes. */
export function writeTabbed(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(quoted).join('\t')).join('\r\n')
}

function quoted(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The cells of a text that a spreadsheet has copied; the end of the last line begins no further one. */
export function readTabbed(text: string): string[][] {
  const lines: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const [, inQuotes, plain = '', end] = cell.exec(text) ?? []
    lines.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"').replace(/\r\n?/g, '\n'))
    if (end === '\t' && cell.lastIndex === text.length) lines.at(-1)?.push('')
    if (end !== '\t' && cell.lastIndex < text.length) lines.push([])
  }
  return lines
}
