import type { ChartBody, ChartOption, ChartOptionBody, ChartView } from '../../../schemas/api/charts'
import { addressOf } from '../../../schemas/page/addressOf'
import type { Calls } from '../../calls/Calls'
import type { ListedModel } from '../../model/ListedModel'

const base = '/layoutChart/commonLayoutChart'

/** The calls of saved charts. */
export const chartCalls = {
  list: (calls: Calls, url: string, signal: AbortSignal) =>
    calls.get<ChartView[]>(`${base}/getByUrl`, { url }, { signal, isValid: Array.isArray }),
  save: (calls: Calls, body: ChartBody) =>
    body.id ? calls.put<ChartView>(`${base}/edit`, body) : calls.post<ChartView>(`${base}/add`, body),
  remove: (calls: Calls, id: string) => calls.delete(`${base}/delete`, { id }),
  draw: (calls: Calls, body: ChartOptionBody, signal: AbortSignal) =>
    calls.post<ChartOption>(`${base}/getChartOption`, body, { signal, isRead: true }),
}

/** What a chart says of the page whose rows it shows. */
export function chartPlace({ config, code, url }: ListedModel): { url: string; dataUrl: string | null } {
  return { url: addressOf({ ...config, code }), dataUrl: url.list ?? null }
}

/** The cache of the charts that the user has of a page. */
export function chartsKey(page: ListedModel): readonly unknown[] {
  return ['charts', page.code]
}
