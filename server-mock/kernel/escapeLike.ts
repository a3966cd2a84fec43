/** A text as it stands between the `%` of a LIKE pattern: the signs that mean something there mean themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
