/**
 * A template of the editor's own (`#{1:text}` with a dollar sign, braces escaped) as a snippet of the Language Server Protocol. The caret ends in the last place.
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
