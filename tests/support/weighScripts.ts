import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/**
 * KB (1000 bytes) of JavaScript, as gzip, that the page fetches from now on. Each script counts once, however often it was asked for.
 * The scripts are read from the server once more, because the browser forgets what an earlier document had fetched.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  return async () => {
    const sizes = await Promise.all([...addresses].map(weigh))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
}

async function weigh(address: string): Promise<number> {
  const answer = await fetch(address)
  return gzipSync(new Uint8Array(await answer.arrayBuffer())).length
}
