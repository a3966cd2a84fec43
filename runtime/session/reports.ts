import type { QueryClient } from '@tanstack/react-query'
import type { GroupsBody } from '../../schemas/api/groups'
import type { ReportColumns, ReportQueryInfo } from '../../schemas/api/reports'
import { isListWord } from '../../schemas/wire/listWords'
import type { Calls } from '../calls/Calls'
import { pageOf, type RecordPage } from '../calls/pageOf'
import { fetchGroups } from './fetchGroups'
import type { PickedItem, ReportPopupParams } from './PickerKinds'
import { reportRowKeys } from './reportRowKeys'

/** Answers of popups that name a group are shared for 30 seconds. */
const groupCache = 30_000
/** How many rows are offered below the box for what was typed into it. */
const offered = 10

export interface ReportFrame {
  columns: ReportColumns
  queries: readonly ReportQueryInfo[]
}

function cacheOf(groupId: string | undefined) {
  return groupId ? { staleTime: groupCache, gcTime: groupCache } : { staleTime: 0, gcTime: 0 }
}

/** Columns and query inputs of a report by its code. */
export function reportFrameQuery(calls: Calls, code: string, groupId: string | undefined) {
  return {
    queryKey: ['reportFrame', code, groupId ?? ''],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ReportFrame> {
      const columns = await calls.get<ReportColumns>(`/online/cgreport/api/getRpColumns/${encodeURIComponent(code)}`, undefined, {
        signal,
        isQuiet: true,
      })
      const path = `/online/cgreport/api/getQueryInfo/${encodeURIComponent(columns.cgRpConfigId)}`
      const queries = (await calls.get<ReportQueryInfo[] | null>(path, undefined, { signal, isQuiet: true })) ?? []
      return { columns, queries: [...queries].sort((one, other) => one.order - other.order) }
    },
    ...cacheOf(groupId),
  }
}

/** One page of a report. `params` are the report's own parameters, `query` what is asked of it as of a list. */
export function reportRowsQuery(
  calls: Calls,
  reportId: string,
  params: ReportPopupParams,
  query: Readonly<Record<string, string | number>>,
  groupId?: string,
) {
  return {
    queryKey: ['reportRows', reportId, params, query, groupId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordPage> => {
      const path = `/online/cgreport/api/getData/${encodeURIComponent(reportId)}`
      return pageOf(await calls.get(path, { ...selfParams(params), ...query }, { signal, isQuiet: true }))
    },
    ...cacheOf(groupId),
  }
}

/** Figures of columns of a report over every row of what is asked, by the keys of the columns. */
export function reportTotalsQuery(
  calls: Calls,
  { cgRpConfigId, columns }: ReportColumns,
  params: ReportPopupParams,
  query: Readonly<Record<string, string | number>>,
  groupId?: string,
) {
  const self = Object.entries(selfParams(params)).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)] as const)
  const asked = Object.entries(query).filter(([name]) => !isListWord(name))
  const figures = columns.flatMap(({ dataIndex, statistics = [] }) => (statistics.length > 0 ? [dataIndex] : []))
  const body: GroupsBody = { page: cgRpConfigId, figures, query: Object.fromEntries([...self, ...asked]) }
  return {
    queryKey: ['reportTotals', body, groupId ?? ''],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchGroups(calls, body, { signal, isQuiet: true }),
    enabled: figures.length > 0,
    ...cacheOf(groupId),
  }
}

/** Every row of what is asked, as a spreadsheet; page and page size count no more. */
export function downloadReport(
  calls: Calls,
  url: string,
  params: ReportPopupParams,
  query: Readonly<Record<string, string | number>>,
): Promise<Blob> {
  const { pageNo: _, pageSize: __, ...asked } = query
  return calls.download(url, { ...selfParams(params), ...asked })
}

/** Asks a report for the first rows whose column holds a word, as its popup would. */
export function searchReport(code: string, column: string, params: ReportPopupParams, groupId: string | undefined) {
  return {
    key: ['report', code, column, params],
    async search({ calls, client }: { calls: Calls; client: QueryClient }, word: string): Promise<readonly PickedItem[]> {
      const { columns } = await client.fetchQuery(reportFrameQuery(calls, code, groupId))
      const query = { [column]: `*${word}*`, pageNo: 1, pageSize: offered }
      const { records } = await client.fetchQuery(reportRowsQuery(calls, columns.cgRpConfigId, params, query, groupId))
      const keys = reportRowKeys(records)
      return records.map((row) => ({ value: keys.get(row) ?? '', label: String(row[column] ?? ''), record: row }))
    },
  }
}

/** Parameters travel under `self_`. */
function selfParams(params: ReportPopupParams): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [`self_${name}`, value]))
}
