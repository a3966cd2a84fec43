import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { savedRoutes } from '../savedRoutes'
import { chartOption } from './chartOption'
import { chartsAt, chartTable, storedChart, viewOf } from './chartViews'
import { computeChart } from './computeChart'
import { findChartPage } from './findChartPage'
import { readChart } from './readChart'

const base = '/api/layoutChart/commonLayoutChart'

/** Charts over the rows of pages: drawn under the rights of whoever looks, saved for oneself alone. */
export function chartRoutes(services: Services): Route[] {
  const charts = () => chartTable(services)
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/getByUrl`,
      access: 'user',
      body: null,
      query: 'ChartUrlQuery',
      params: null,
      answer: 'ChartViews',
      handler: ({ query, context }) => chartsAt(services, query.url, context),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryById`,
      access: 'user',
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'ChartView',
      handler: async ({ query, context }) => viewOf(services, await charts().queryById(query.id, context), context),
    }),
    ...savedRoutes({
      base,
      body: 'ChartBody',
      answer: 'ChartView',
      async add(body, context) {
        return viewOf(services, await charts().add(storedChart(services, body, context), context), context)
      },
      async edit(body, context) {
        const current = await charts().queryById(body.id, context)
        const { url, dataUrl } = viewOf(services, current, context)
        const values = storedChart(services, { ...body, url: body.url || url, dataUrl: body.dataUrl || dataUrl }, context)
        const row = await charts().edit({ ...values, id: current.id, rowVersion: body.rowVersion ?? current.rowVersion }, context)
        return viewOf(services, row, context)
      },
      remove: (id, context) => charts().delete(id, context),
    }),
    defineRoute({
      method: 'POST',
      url: `${base}/getChartOption`,
      access: 'user',
      body: 'ChartOptionBody',
      query: null,
      params: null,
      answer: 'ChartOption',
      async handler({ body: { query, ...body }, context }) {
        const { rows, title } = findChartPage(services, body, context)
        const plan = readChart(rows, body, { query })
        return chartOption(plan, await computeChart(services, plan, context), title, context.language)
      },
    }),
  ]
}
