import type { ListUrls } from '../wire/rowCalls'
import { factsOfPage } from './anatomy'
import type { PageKind } from './kinds'

/** The calls that every page of a kind has without naming them. */
export function kindUrls(kind: PageKind, code: string): ListUrls {
  const { listUrl, exportUrl } = factsOfPage(kind)
  return { ...(listUrl ? { list: listUrl(code) } : {}), ...(exportUrl ? { exportXlsUrl: exportUrl(code) } : {}) }
}
