import type { AddablePage, FoundRecord, SearchAnswer } from '../../../schemas/api/search'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { isOpenTo } from '../../kernel/requireAccess'
import { type TableResource, textsOfRow } from '../../resource'
import type { StoredPage } from '../pages/PageStore'
import type { Services } from '../Services'

/** Records of one page, and of all of them. */
const limits = { ofPage: 4, all: 20, addable: 5 } as const

/** After so many milliseconds no further page is looked through: on the embedded database other calls wait meanwhile. */
const budget = 5000

/**
 * The records in whose texts every word stands, over all pages that the caller may list, by the list call of each: what that hides, rows and fields, is not
 * found. A record that several pages show is found in the first.
 */
export async function searchRecords(services: Services, keyword: string, context: CallContext): Promise<SearchAnswer> {
  const records: FoundRecord[] = []
  const known = new Set<string>()
  const end = Date.now() + budget
  let isCut = false
  const searched = searchedPages(services, context)
  const addable = addablePages(searched, keyword, context)
  for (const { page, resource } of searched) {
    if (records.length >= limits.all || Date.now() > end) return { records: records.slice(0, limits.all), isCut: true, addable }
    const rows = await rowsWith(resource, keyword, context)
    isCut ||= rows.length > limits.ofPage
    for (const row of rows.slice(0, limits.ofPage)) {
      if (known.has(row.id)) continue
      known.add(row.id)
      const [name = row.id, ...others] = textsOfRow(resource.model, row, context)
      const title = chooseText(page.config.title, context.language)
      records.push({ page: page.code, title, id: row.id, name, detail: others.slice(0, 2).join(' · ') })
    }
  }
  return { records, isCut, addable }
}

/** The searched pages that are called so, and to which the caller may add records. */
function addablePages(searched: readonly SearchedPage[], keyword: string, context: CallContext): AddablePage[] {
  const wanted = keyword.trim().toLowerCase()
  const found = searched.flatMap(({ page: { code, config }, resource: { declaration } }) => {
    const title = chooseText(config.title, context.language)
    const isMeant = `${title} ${code}`.toLowerCase().includes(wanted)
    return isMeant && declaration.url.add && isOpenTo(declaration.access.add, context) ? [{ page: code, title }] : []
  })
  return found.slice(0, limits.addable)
}

interface SearchedPage {
  page: StoredPage
  resource: TableResource
}

/** The pages that list rows of a table to the caller. */
function searchedPages({ pages, registry }: Services, context: CallContext): SearchedPage[] {
  return pages.all().flatMap((page) => {
    const resource = registry.ofPage(page.code)
    if (!resource?.declaration.url.list || resource.declaration.isOwnRow) return []
    return isOpenTo(resource.declaration.access.list, context) ? [{ page, resource }] : []
  })
}

/** A question that the table does not take, such as one of too many words, finds nothing in it. */
async function rowsWith(resource: TableResource, keyword: string, context: CallContext) {
  try {
    const { records } = await resource.list({ searchText: keyword, pageNo: 1, pageSize: limits.ofPage + 1 }, context)
    return records
  } catch (error) {
    if (error instanceof CallFailure) return []
    throw error
  }
}
