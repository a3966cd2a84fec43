import type { SortInfo } from '../../schemas/api/rows'
import { searchOf } from '../kit/searchOf'

/** How somebody has sorted a list, and the page that is shown; what is left out is as the page says. */
export interface ListPlace {
  sort?: readonly SortInfo[]
  pageNo: number
  pageSize?: number
}

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
const names = { sort: 'sort-by', pageNo: 'page-no', pageSize: 'page-size' } as const
const most = { pageNo: 1_000_000_000, pageSize: 1000 } as const

/**
 * The place in a list that an address names: `?sort-by=price.desc&sort-by=name.asc&page-no=3&page-size=30`; an empty `sort-by` sorts by nothing. What the
 * list cannot do is left out and named by `wrong`.
 */
export function readPlace(search: string, isColumn: (key: string) => boolean): { place: ListPlace; wrong: readonly string[] } {
  const given = new URLSearchParams(search)
  const wrong: string[] = []
  const place: ListPlace = { pageNo: wholeOf('pageNo') ?? 1, pageSize: wholeOf('pageSize') }
  const texts = given.getAll(names.sort)
  const sort = texts.flatMap((text): SortInfo[] => {
    const [, column, order] = /^(.+)\.(asc|desc)$/.exec(text) ?? []
    if (column !== undefined && isColumn(column)) return [{ column, order: order === 'asc' ? 'asc' : 'desc' }]
    if (text !== '') wrong.push(column ?? text)
    return []
  })
  return { place: sort.length > 0 || texts.includes('') ? { ...place, sort } : place, wrong }

  function wholeOf(name: 'pageNo' | 'pageSize'): number | undefined {
    const text = given.get(names[name])
    if (text === null) return undefined
    const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
    if (value >= 1 && value <= most[name]) return value
    wrong.push(names[name])
    return undefined
  }
}

/** The address that names this place. What is as the page says is left out. */
export function writePlace(search: string, { sort, pageNo, pageSize }: ListPlace): string {
  const params = new URLSearchParams(search)
  for (const name of Object.values(names)) params.delete(name)
  if (sort)
    for (const text of sort.length > 0 ? sort.map(({ column, order }) => `${column}.${order}`) : ['']) params.append(names.sort, text)
  if (pageNo > 1) params.set(names.pageNo, String(pageNo))
  if (pageSize !== undefined) params.set(names.pageSize, String(pageSize))
  return searchOf(params)
}

/** What an address asks for, wherever in it somebody is. */
export function withoutPlace(search: string): string {
  return writePlace(search, { pageNo: 1 })
}

/** The address without its page: another question begins at the first one. */
export function onFirstPage(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(names.pageNo)
  return searchOf(params)
}
