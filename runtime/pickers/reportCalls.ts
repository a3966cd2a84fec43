import type { ReportColumns, ReportQueryInfo } from '../../schemas/api/reports'
import type { Calls } from '../calls/Calls'
import { pageOf, type RecordPage } from './pageOf'

/** Answers of popups that name a group are shared for 30 seconds. */
const groupCache = 30_000

/** Values for the report's own parameters and query fields. */
export type ReportPopupParams = Readonly<Record<string, string | number | boolean>>

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
      const columns = await calls.get<ReportColumns>(`/online/cgreport/api/getRpColumns/${encodeURIComponent(code)}`, undefined, { signal })
      const path = `/online/cgreport/api/getQueryInfo/${encodeURIComponent(columns.cgRpConfigId)}`
      const queries = (await calls.get<ReportQueryInfo[] | null>(path, undefined, { signal })) ?? []
      return { columns, queries: [...queries].sort((one, other) => one.order - other.order) }
    },
    ...cacheOf(groupId),
  }
}

/** What is asked of a report: typed values, sorting, page. */
export interface ReportQuery {
  values: Readonly<Record<string, unknown>>
  column?: string
  order?: 'asc' | 'desc'
  pageNo: number
  pageSize: number
}

/** One page of a report. */
export function reportRowsQuery(
  calls: Calls,
  reportId: string | undefined,
  params: ReportPopupParams,
  query: ReportQuery,
  groupId?: string,
) {
  return {
    queryKey: ['reportRows', reportId, params, query, groupId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordPage> => {
      const { values, ...rest } = query
      const path = `/online/cgreport/api/getData/${encodeURIComponent(reportId ?? '')}`
      return pageOf(await calls.get(path, { ...selfParams(params), ...values, ...rest }, { signal }))
    },
    enabled: reportId !== undefined,
    ...cacheOf(groupId),
  }
}

/** Parameters travel under `self_`. */
function selfParams(params: ReportPopupParams): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [`self_${name}`, value]))
}

/** Query inputs that start filled: a parameter of the same name presets them, without its quotes. */
export function presetValues(queries: readonly ReportQueryInfo[], params: ReportPopupParams): Record<string, unknown> {
  const preset = queries.filter(({ field, mode }) => mode === 'single' && Object.hasOwn(params, field))
  return Object.fromEntries(preset.map(({ field }) => [field, String(params[field]).replace(/^(['"])(.*)\1$/, '$2')]))
}

/** `createTime=desc` as the page writes it. */
export function readSorter(sorter: string | undefined): Pick<ReportQuery, 'column' | 'order'> {
  const [column, order] = (sorter ?? '').split('=').map((part) => part.trim())
  if (!column) return {}
  return { column, order: order?.toLowerCase() === 'desc' ? 'desc' : 'asc' }
}
