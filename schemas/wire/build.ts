/**
 * What a version of the browser part is known by: the address of its first script, which holds a hash of everything that it loads. `null` where the document
 * has none.
 */
export function firstScriptIn(html: string): string | null {
  const [script = ''] = /<script[^>]*\btype="module"[^>]*>/.exec(html) ?? []
  return /\bsrc="([^"]+)"/.exec(script)?.[1] ?? null
}

/** The event by which the server says which version it gives out, to every tab that connects. */
export const buildEvent = 'product-build'
