import { sentenceOf } from '../../../schemas/checks/describeFinding'
import { compareWithOwner } from '../../../schemas/checks/meaning/checkSharedTable'
import { ownerCodeOf, partsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import type { PageStore, StoredPage } from './PageStore'

/** The published pages that show the table of this page. */
function pagesOver(pages: PageStore, code: string): StoredPage[] {
  return pages.all().filter((page) => page.code !== code && ownerCodeOf(page.config) === code)
}

/** What a new version of a page would break in the pages that show its table. */
export function findBrokenSharers({ pages }: Services, config: PageConfig, language: Language): Problem[] {
  const hasTable = partsOf(config).resource?.table !== undefined
  return pagesOver(pages, config.code).flatMap(({ code, config: page }): Problem[] => {
    const at = { path: '/resource', code: 'page-over-table', severity: 'error' as const }
    if (!hasTable) return [{ ...at, message: textOf('pages.tableShown', language, { page: code }) }]
    return compareWithOwner(page, config).map((finding) => {
      return { ...at, message: textOf('pages.pageOverTable', language, { page: code, reason: sentenceOf(finding, language) }) }
    })
  })
}
