/** How a published page is read: a static resource with an ETag, so an unchanged page is answered from the browser's cache. */
export function pageConfigRequest(code: string): { address: string; cache: RequestCache } {
  return { address: `/page-configs/${encodeURIComponent(code)}.json`, cache: 'no-cache' }
}
