import type { PageConfig } from './kinds'

/** A page with what others may name it by: its code, its tables. */
export interface OrderedPage {
  config: PageConfig
  names: readonly string[]
}

/**
 * Pages in the order in which they can be published one after the other: those whose tables, reports or codes others name come before them. Pages that
 * name one another keep the order in which they were given.
 */
export function orderPages<P extends OrderedPage>(pages: readonly P[]): P[] {
  const texts = new Map(pages.map((page) => [page, JSON.stringify(page.config)]))
  const ordered = new Set<P>()
  const begun = new Set<P>()
  const visit = (page: P) => {
    if (begun.has(page)) return
    begun.add(page)
    const text = texts.get(page) ?? ''
    for (const other of pages) if (other !== page && other.names.some((name) => text.includes(`"${name}"`))) visit(other)
    ordered.add(page)
  }
  for (const page of pages) visit(page)
  return [...ordered]
}
