/** An address that a page may lead to: one of this product, or one of another site by http or https. */
export interface LinkAddress {
  address: string
  isOwn: boolean
}

const nowhere = 'http://own.invalid'

/** The address that a text means; undefined for every other scheme (`javascript:` …), for what is disguised as a path, and for what is none. */
export function linkAddress(value: unknown): LinkAddress | undefined {
  if (typeof value !== 'string') return undefined
  const isPath = value.startsWith('/')
  if (!(isPath || /^https?:/i.test(value)) || !URL.canParse(value, nowhere)) return undefined
  const url = new URL(value, nowhere)
  const isOwn = isPath && url.origin === nowhere
  // `//elsewhere` and its disguises read as a path and lead to another site.
  if (isPath && !isOwn) return undefined
  return { address: isOwn ? url.pathname + url.search + url.hash : url.href, isOwn }
}
