/** Query parameters as an address holds them: behind a question mark, or nothing where there are none. */
export function searchOf(params: URLSearchParams): string {
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
