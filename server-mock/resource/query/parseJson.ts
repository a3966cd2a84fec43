/**
 * JSON in a query parameter. Clients encode it once themselves and the HTTP library once more, some only once: it is decoded until it can be read,
 * twice at most. Undefined: it cannot be read.
 */
export function parseJson(text: string): unknown {
  let current = text
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return JSON.parse(current)
    } catch {
      const decoded = decode(current)
      if (decoded === undefined || decoded === current) return undefined
      current = decoded
    }
  }
  return undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
