/**
 * A template of the studio's editor as a snippet of the Language Server Protocol: its places are numbered, and the caret ends in the last of them.
 * @param template places are written as `insertionOf` writes them, braces that are text with a backslash before them
 */
export function toSnippet(template: string): string {
  const places = template.match(/(?<!\\)\$\{[^}]*\}/g)?.length ?? 0
  let place = 0
  return template.replaceAll(/\\([{}])|\$\{(?:\d+:)?([^}]*)\}|[\\$]/g, (found, brace?: string, filled?: string) => {
    if (brace !== undefined) return brace
    if (filled === undefined) return `\\${found}`
    place += 1
    const number = place === places ? 0 : place
    return filled === '' ? `$${number}` : `\${${number}:${filled.replaceAll(/[\\$}]/g, '\\$&')}}`
  })
}
