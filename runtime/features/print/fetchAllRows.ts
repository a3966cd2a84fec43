import type { RowsGroup } from '../../../schemas/api/groups'
import type { Row } from '../../../schemas/api/Result'
import { canSumUp } from '../../../schemas/groups/groupedFields'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { fetchRows, type RowsQuestion } from '../../query/fetchRows'
import { fetchGroups } from '../../session/fetchGroups'
import { groupsBody, summedColumns } from '../grouping/groupQuestions'
import { inGroup } from '../grouping/inGroup'
import type { RowsContext } from '../ListFeature'
import { fetchChildren } from '../tree/fetchChildren'
import { isCut, mayHaveChildren } from '../tree/treeRows'

/** A row, how deep it stands in its tree, and what stands over it. */
export interface PrintableRow {
  row: Row
  depth: number
  /** The group that begins with it. */
  head?: RowsGroup
}

/** The rows for paper. */
export interface PrintableRows {
  rows: readonly PrintableRow[]
  /** How many the query has; more than there are rows where paper has no room for all. */
  total: number
  /** true: there are more rows than were counted. */
  isCapped: boolean
  /** The figures over all rows of the query, by the keys of the columns; none where columns show none, or for selected rows. */
  figures?: RowsGroup['figures']
}

/** What is told and asked on the way. */
interface Watching {
  signal: AbortSignal
  onProgress(count: number, total: number): void
}

/** Rows that are printed at most: more would be hundreds of sheets, and take the browser minutes. */
const mostPrinted = 5000

const rowsAtOnce = 500

type Asking = Pick<RowsContext, 'host' | 'page' | 'viewed' | 'selected' | 'asked' | 'question' | 'grouping'>

/** The selected rows; without any all rows of the query, fetched page by page, with the figures over them. */
export async function fetchAllRows(context: Asking, watching: Watching): Promise<PrintableRows> {
  const { selected } = context
  if (selected.length > 0) return { rows: selected.map(onTop), total: selected.length, isCapped: false }
  const figures = await fetchFigures(context, watching)
  return { ...(await fetchFound(context, watching)), ...figures }
}

/** All rows of the query: in their groups where they are grouped, each row of a whole tree with those below it. */
async function fetchFound(context: Asking, watching: Watching): Promise<PrintableRows> {
  const { page, grouping } = context
  if (grouping?.by) return fetchGrouped(context, grouping.by, watching)
  const found = await fetchPages(context, watching)
  // What was searched for in a tree is a plain list.
  return page.tree && !isSearch(context) ? fetchTree(context, page, found, watching) : found
}

async function fetchFigures({ host, viewed, asked }: Asking, { signal }: Watching): Promise<Pick<PrintableRows, 'figures'>> {
  const summed = summedColumns(viewed)
  if (summed.length === 0) return {}
  const { groups } = await fetchGroups(host.calls, groupsBody(viewed, asked, summed), { signal })
  return { figures: groups[0]?.figures }
}

/** The rows of each group below it, in the order of the groups. */
async function fetchGrouped(context: Asking, by: FieldModel, { signal, onProgress }: Watching): Promise<PrintableRows> {
  const { host, viewed, asked, question } = context
  const summed = summedColumns(viewed).filter(({ config }) => canSumUp(config))
  const found = await fetchGroups(host.calls, groupsBody(viewed, asked, summed, by), { signal })
  const rows: PrintableRow[] = []
  for (const group of found.groups) {
    if (rows.length >= mostPrinted) break
    onProgress(rows.length, Math.min(found.rows, mostPrinted))
    const own = await fetchPages({ ...context, question: inGroup(question, by, group) }, { signal, onProgress: () => {} })
    rows.push(...own.rows.map((row, index) => (index === 0 ? { ...row, head: group } : row)))
  }
  return { rows: rows.slice(0, mostPrinted), total: Math.max(found.rows, rows.length), isCapped: false }
}

async function fetchPages({ host, page, question }: Asking, { signal, onProgress }: Watching): Promise<PrintableRows> {
  const rows: PrintableRow[] = []
  const known = new Set<unknown>()
  let seen = 0
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await fetchRows(host.calls, page.url, atPage(question, pageNo), { signal })
    const isCapped = answer.totalIsCapped ?? false
    for (const row of answer.records) {
      // A row that was added meanwhile has pushed this one onto the next page.
      if (row.id === undefined || !known.has(row.id)) rows.push(onTop(row))
      known.add(row.id)
    }
    seen += answer.records.length
    const isLast = answer.records.length === 0 || (!isCapped && seen >= answer.total)
    if (isLast) return { rows: rows.slice(0, mostPrinted), total: rows.length, isCapped: false }
    if (rows.length >= mostPrinted) return { rows: rows.slice(0, mostPrinted), total: Math.max(answer.total, rows.length), isCapped }
    onProgress(rows.length, Math.min(answer.total, mostPrinted))
  }
}

function atPage(question: RowsQuestion, pageNo: number): RowsQuestion {
  const paging = { pageNo, pageSize: rowsAtOnce }
  return 'grid' in question ? { grid: { ...question.grid, ...paging } } : { list: { ...question.list, ...paging } }
}

/** Under each row those below it, as if every row of the tree were opened. A row that is its own ancestor stands there once. */
async function fetchTree({ host, asked }: Asking, page: ListedModel, top: PrintableRows, watching: Watching): Promise<PrintableRows> {
  const rows: PrintableRow[] = []
  const known = new Set<string>()
  let isAnyCut = false
  const visit = async (row: Row, depth: number) => {
    if (known.has(row.id) || rows.length > mostPrinted) return
    known.add(row.id)
    rows.push({ row, depth })
    watching.onProgress(rows.length, Math.min(Math.max(rows.length, top.total), mostPrinted))
    if (!mayHaveChildren(row, page.tree?.hasChildKey)) return
    const children = await fetchChildren(host, page, { id: row.id, sort: asked.sort }, { signal: watching.signal })
    isAnyCut ||= isCut(children)
    for (const child of children.records) await visit(child, depth + 1)
  }
  for (const { row } of top.rows) await visit(row, 0)
  // How many more there are is only known by fetching them.
  const isCapped = isAnyCut || rows.length > mostPrinted || top.total > top.rows.length
  return { rows: rows.slice(0, mostPrinted), total: Math.max(rows.length, top.total), isCapped }
}

function isSearch({ asked: { values, filters, advanced, searchText } }: Asking): boolean {
  return Object.keys(values).length > 0 || Object.keys(filters).length > 0 || advanced !== undefined || Boolean(searchText)
}

function onTop(row: Row): PrintableRow {
  return { row, depth: 0 }
}
