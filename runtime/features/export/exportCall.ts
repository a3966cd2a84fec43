import type { DownloadOptions } from '../../calls/Calls'
import { askRows } from '../../query/askRows'
import { columnsAsSeen } from '../columnsAsSeen'
import type { RowsContext } from '../ListFeature'

/** What an export asks for instead of a page of rows. */
const everything = { pageNo: 1, pageSize: 10_000_000 }

/** Characters of chosen ids for which an address has room beside the rest of the query. */
const mostInAddress = 4_000

type Exported = Pick<RowsContext, 'host' | 'page' | 'viewed' | 'asked' | 'selected'>

/**
 * Asks for the rows of the list as a file: those of its query, of them the selected ones, with the columns that the chosen view
 * shows, in their order, sorted and filtered as it is. A list that asks by POST
 * exports by POST, as does one whose question has no room in an address.
 */
export function callExport({ host, page, viewed, asked, selected }: Exported, url: string, options: DownloadOptions): Promise<Blob> {
  const ids = selected.map(({ id }) => id).join(',')
  const selections = ids === '' ? {} : { selections: ids }
  const columns = columnsAsSeen(viewed.columns).flatMap(({ key, title, end }) => [
    { key, title },
    ...(end ? [{ key: end.key, title: end.title }] : []),
  ])
  const grid = ids.length > mostInAddress ? url : page.url.grid
  const question = askRows({ ...page, url: { ...page.url, grid } }, { ...asked, ...everything })
  const valArr = columns.map(({ key }) => key)
  if ('list' in question) return host.calls.download(url, { ...question.list, ...selections, exportFields: valArr.join(',') }, options)
  return host.calls.downloadByPost(url, { ...question.grid, ...selections, titleArr: columns.map(({ title }) => title), valArr }, options)
}
