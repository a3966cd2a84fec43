import { type RawBuilder, sql } from 'kysely'
import type { CountChart, CountPoint } from '../../../schemas/api/dashboard'
import type { DashboardCount } from '../../../schemas/page/parts/Dashboard'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { timeNow } from '../../kernel/timeNow'
import { allOf, type ColumnModel, labelsOver, nameValues, refOf } from '../../resource'
import { knownValues } from '../dictionaries/knownValues'
import type { Services } from '../Services'
import { type DashboardPage, dashboardPages } from './dashboardPages'
import { lastMonths, monthAfter } from './months'
import { colorsOf } from './valueColors'

/** Most bars of one chart; the values that are met less often go without. */
const mostBars = 12

/** A chart for each count that the pages declare and the caller may see. */
export async function readCounts(services: Services, context: CallContext): Promise<CountChart[]> {
  const charts: CountChart[] = []
  for (const page of dashboardPages(services, context)) {
    for (const count of page.dashboard.counts ?? []) {
      const column = page.column(count.groupBy)
      if (column) charts.push(await countRows(services, page, count, column, context))
    }
  }
  return charts
}

async function countRows(
  services: Services,
  page: DashboardPage,
  { title }: DashboardCount,
  column: ColumnModel,
  context: CallContext,
): Promise<CountChart> {
  const { language } = context
  const by = column.type === 'date' || column.type === 'timestamp' ? 'month' : 'value'
  const head = { page: page.code, path: page.path, pageTitle: page.title, title: chooseText(title, language), by } as const
  try {
    const points = by === 'month' ? await countMonths(services, page, column, language) : await countValues(services, page, column, context)
    return { ...head, points, total: points.reduce((total, { count }) => total + count, 0) }
  } catch (error) {
    // One table that takes too long should not take the others along.
    console.error(`dashboard: the rows of page "${page.code}" could not be counted by "${column.key}"`, error)
    return { ...head, points: [], total: 0, isBroken: true }
  }
}

interface Counted {
  value: string | null
  count: number
}

async function count(services: Services, page: DashboardPage, value: RawBuilder<unknown>, where: RawBuilder<boolean>): Promise<Counted[]> {
  const condition = page.own ? allOf([page.own, where]) : where
  const { rows } = await sql<Counted>`
    select ${value} as value, count(*) as count from ${page.resource.model.from} as t where ${condition}
    group by 1 order by 2 desc, 1`.execute(services.database.kysely)
  return rows.map((row) => ({ value: row.value, count: Number(row.count) }))
}

async function countMonths(services: Services, page: DashboardPage, column: ColumnModel, language: Language): Promise<CountPoint[]> {
  const months = lastMonths(timeNow().slice(0, 7))
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const ref = refOf(column)
  const within = sql<boolean>`(${ref} >= ${`${first}-01`} and ${ref} < ${`${monthAfter(last)}-01`})`
  const counted = new Map(
    (await count(services, page, sql`to_char(${ref}, 'YYYY-MM')`, within)).map((row) => [row.value, row.count] as const),
  )
  const name = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  return months.map((month) => ({ value: month, label: name.format(new Date(`${month}-01T00:00:00Z`)), count: counted.get(month) ?? 0 }))
}

/** Values in the order of their dictionary, each of its values there; without one the most frequent first. */
async function countValues(services: Services, page: DashboardPage, column: ColumnModel, context: CallContext): Promise<CountPoint[]> {
  const ref = sql`nullif(cast(${refOf(column)} as text), '')`
  const value = column.isMultiple ? sql`unnest(coalesce(string_to_array(${ref}, ','), array[null::text]))` : ref
  const counted = await count(services, page, value, sql<boolean>`true`)
  const known = await knownValues(services, column)
  const order = [...known, ...counted.flatMap(({ value: found }) => (found !== null && !known.includes(found) ? [found] : []))]
  const points = order.slice(0, mostBars).map((found) => ({ value: found, count: counted.find((row) => row.value === found)?.count ?? 0 }))
  const empty = counted.filter((row) => row.value === null)
  return namePoints(services, column, [...points, ...empty], context)
}

async function namePoints(
  services: Services,
  column: ColumnModel,
  points: readonly Counted[],
  context: CallContext,
): Promise<CountPoint[]> {
  const { database, registry } = services
  const { dictionaries } = registry.services
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, dictionaries, context)
  const values = points.map(({ value }) => value)
  const names = await nameValues(column, values, context.language, labels)
  const colors = await colorsOf(services, column)
  return points.map(({ value, count: rowCount }, index) => ({
    value,
    label: names[index] ?? '',
    count: rowCount,
    color: value === null ? null : (colors.get(value) ?? null),
  }))
}
