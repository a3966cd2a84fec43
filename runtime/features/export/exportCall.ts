import { isListWord } from '../../../schemas/wire/listWords'
import type { DownloadOptions } from '../../calls/Calls'
import type { ListContext } from '../ListFeature'

/** What an export asks for instead of a page of rows. */
const everything = { pageNo: 1, pageSize: 10_000_000 }

/** Characters of chosen ids for which an address has room beside the rest of the query. */
const mostInAddress = 4_000

type Asked = Pick<ListContext, 'host' | 'page' | 'params' | 'selected'>

/** Asks for the rows of the list as a file: those of its query, of them the selected ones, with the columns that it shows. */
export function callExport({ host, page, params, selected }: Asked, url: string, options: DownloadOptions): Promise<Blob> {
  const selections = selected.map(({ id }) => id).join(',')
  const columns = page.columns.flatMap(({ key, title, end }) => [{ key, title }, ...(end ? [{ key: end.key, title: end.title }] : [])])
  if (selections.length > mostInAddress) {
    const body = {
      ...everything,
      selectParam: Object.fromEntries(Object.entries(params).filter(([name]) => !isListWord(name))),
      postSortByItems: sortItems(params),
      selections,
      titleArr: columns.map(({ title }) => title),
      valArr: columns.map(({ key }) => key),
    }
    return host.calls.downloadByPost(url, body, options)
  }
  const exportFields = columns.map(({ key }) => key).join(',')
  return host.calls.download(url, { ...params, ...everything, ...(selections === '' ? {} : { selections }), exportFields }, options)
}

function sortItems({ column, order, sortInfoString }: Asked['params']): { columnName: unknown; defaultSortOrder: unknown }[] {
  // It was written by `sortParams`.
  const several = sortInfoString === undefined ? [] : (JSON.parse(decodeURIComponent(String(sortInfoString))) as Record<string, unknown>[])
  const one = column === undefined ? [] : [{ column, order }]
  return [...several, ...one].map((item) => ({ columnName: item.column, defaultSortOrder: item.order }))
}
