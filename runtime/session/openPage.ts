import { searchOf } from '../kit/searchOf'
import type { PageHost } from './PageHost'

/** A page that is to be opened, with what it is opened with. */
export interface Opening {
  /** Code of the page. */
  page: string
  as: 'tab' | 'dialog'
  /** What its list asks for, by field key; a list of two is a range. */
  filter?: Readonly<Record<string, unknown>>
  /** Values that a new form starts with. */
  values?: Readonly<Record<string, unknown>>
  /** Id of the row that is opened in its form. */
  row?: string
}

/** Name in an address of the row that a page opens. */
const rowName = 'id'

/** Opens a page; the promise ends when it stands in a tab, or when its dialog was closed. */
export async function openPage(host: Pick<PageHost, 'openTab' | 'openDialog'>, opening: Opening): Promise<void> {
  const { page, as, values } = opening
  const search = searchOfOpening(opening)
  const given = values === undefined ? {} : { newValues: values }
  if (as === 'dialog' && host.openDialog) return host.openDialog(page, { search, ...given })
  if (values === undefined) host.openTab(addressOfOpening(opening))
  else host.openTab(addressOfOpening(opening), given)
}

/** Where a page stands with what it asks for and the row that it opens. Values of a new form stand in no address: no link from outside can give any. */
export function addressOfOpening(opening: Opening): string {
  return `/p/${opening.page}${searchOfOpening(opening)}`
}

function searchOfOpening({ filter = {}, row }: Opening): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(filter)) {
    if (value === null || value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, one === null ? '' : String(one))
  }
  if (row !== undefined) params.set(rowName, row)
  return searchOf(params)
}

/** The row that the query of an address names, and the query without it. */
export function rowInSearch(search: string): { id?: string; rest: string } {
  const params = new URLSearchParams(search)
  const id = params.get(rowName)
  if (id === null) return { rest: search }
  params.delete(rowName)
  return { ...(id === '' ? {} : { id }), rest: searchOf(params) }
}

/** The query with the row that it names. */
export function searchWithRow(search: string, id: string): string {
  const params = new URLSearchParams(search)
  params.set(rowName, id)
  return searchOf(params)
}
