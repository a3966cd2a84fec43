import { useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { CalendarView } from '../../../schemas/page/kinds/calendar'
import { suffixedKey } from '../../../schemas/wire/queryKey'
import type { ListAdvancedQuery } from '../../features/advancedQuery/useAdvancedQuery'
import type { RowsContext } from '../../features/ListFeature'
import type { ListViews } from '../../features/views/useListViews'
import type { ModelOf } from '../../model/PageModel'
import { type AskedRows, askRows } from '../../query/askRows'
import type { ColumnFilters } from '../../query/columnFilters'
import { type QueryValues, queryParams } from '../../query/listParams'
import type { PageHost } from '../../session/PageHost'
import { type Day, headingOf, namedDays } from './calendarDays'
import { queryOfAddress } from './viewAddress'

/** The calendar as it stands on the screen, with its saved views. */
type CalendarContext = RowsContext & { views: ListViews }

const nothing: readonly Row[] = []

interface ShownCalendar extends Pick<RowsContext, 'show' | 'reload'> {
  advanced: ListAdvancedQuery
  filters: ColumnFilters
  views: ListViews
  /** Its address, with what the chosen view says. */
  address: string
  host: PageHost
  page: ModelOf<'calendar'>
  /** What stands in the query bar. */
  values: QueryValues
  view: CalendarView
  day: Day
}

/** What the buttons over a calendar work on: the rows of its query that touch the days which its heading names. */
export function useCalendarContext({ host, page, values, advanced, filters, address, view, day, ...rest }: ShownCalendar): CalendarContext {
  const asked = useMemo(
    () => ({ ...askedEntries(page, values, namedDays(view, day, host.language)), advanced: advanced.query, filters }),
    [page, values, advanced.query, filters, view, day, host.language],
  )
  const question = useMemo(() => askRows(page, asked), [page, asked])
  const period = headingOf(view, day, host.language)
  const kept = advanced.query && { matchType: advanced.query.matchType, rows: [...advanced.query.rows] }
  const arranged = { sort: [], filters, question: { query: queryOfAddress(page, address), advanced: kept, span: view } }
  return { host, page, viewed: page, selected: nothing, queried: values, asked, question, period, advanced, arranged, ...rest }
}

/** As one question: what starts no later than the last day, and starts or ends no earlier than the first. */
function askedEntries(page: ModelOf<'calendar'>, values: QueryValues, [first, last]: [Day, Day]): AskedRows {
  const { start, end } = page.config.entries
  const started = { [suffixedKey(start, 'end')]: last, ...(end === undefined ? { [suffixedKey(start, 'begin')]: first } : {}) }
  const touching = [start, end].flatMap((field) => (field === undefined ? [] : [{ field, rule: 'ge' as const, val: first }]))
  return {
    pageNo: 1,
    pageSize: page.pageSize,
    sort: [{ column: start, order: 'asc' }],
    filters: {},
    values: { ...queryParams(page.queryItems, values), ...started },
    ...(end === undefined ? {} : { within: { matchType: 'or', rows: touching } }),
  }
}
