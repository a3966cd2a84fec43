import { get } from 'node:http'
import type { Page } from 'playwright-core'

/**
 * KB (1000 bytes) of JavaScript, as the server packs it with gzip, that the page fetches from now on; with a selector, those that it has asked for before what
 * that names is there. Each script counts once, however often it was asked for. They are read from the server once more, because the browser forgets what an earlier
 * document had fetched.
 */
export async function weighScripts(page: Page, before?: string): Promise<() => Promise<number>> {
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  if (before !== undefined) await page.addInitScript(noteWhenSeen, before)
  return async () => {
    // What the document before has asked for meanwhile is none of it.
    const counted = before === undefined ? [...addresses] : await page.evaluate(askedBefore)
    const sizes = await Promise.all([...addresses].filter((address) => counted.includes(address)).map(weigh))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
}

/** A form whose fields are all there. */
export const wholeForm = 'form:has(.pw-field):not(:has([data-loading]))'

/** The first row of the grid that is open. */
export const firstRow = '[role=row][aria-rowindex="2"]'

/** When an element is there first, in milliseconds of the document. It runs in the page, where nothing is that a compiler adds to functions with names. */
function noteWhenSeen(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return
    document.documentElement.dataset.seenAt = String(performance.now())
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** The addresses that the document has asked for until it was. */
function askedBefore(): string[] {
  const seenAt = Number(document.documentElement.dataset.seenAt)
  return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= seenAt ? name : []))
}

/** Bytes of a script as the server packs it. */
function weigh(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
      })
      answer.on('end', () => resolve(size))
      answer.on('error', reject)
    }).on('error', reject)
  })
}
