import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented } from 'antd'
import { useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { type CalendarView, calendarViews } from '../../../schemas/page/kinds/calendar'
import { useAdvancedQuery } from '../../features/advancedQuery/useAdvancedQuery'
import { useColumnFilters } from '../../features/columnFilters/useColumnFilters'
import { useRowChanges } from '../../features/liveRows/useRowChanges'
import { isShownWith, useRowsFeatures } from '../../features/offeredFeatures'
import { removeRow } from '../../features/remove/removeRow'
import { openedWith, useOpenedForm } from '../../features/rowDialog/useOpenedForm'
import { useRowDialog } from '../../features/rowDialog/useRowDialog'
import { useListDialog } from '../../features/useListDialog'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { LoadFailed } from '../../kit/LoadFailed'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { ModelOf } from '../../model/PageModel'
import { QueryBar } from '../../query/QueryBar'
import { useQueryAddress } from '../../query/useQueryAddress'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { ToolbarLine } from '../list/Toolbar'
import '../ListPage.css'
import './calendar.css'
import { CalendarDays } from './CalendarDays'
import { type Day, daysOf, headingOf, step, today } from './calendarDays'
import { hasTimes } from './dayHours'
import { useCalendarContext } from './useCalendarContext'
import { useCalendarPlace } from './useCalendarPlace'
import { useCalendarViews } from './useCalendarViews'
import { useEntries } from './useEntries'
import { useMoveEntry } from './useMoveEntry'

const AdvancedLine = lazyPart(() => import('../../features/advancedQuery/AdvancedLine'), 'AdvancedLine')
const FilterLine = lazyPart(() => import('../../features/columnFilters/FilterLine'), 'FilterLine')
const ViewDesigner = lazyPart(() => import('../../features/views/ViewDesigner'), 'ViewDesigner')
const RowDialog = lazyPart(() => import('../../features/rowDialog/RowDialog'), 'RowDialog')

/** Rows by their days. An entry opens its row; whoever may edit drags it to another day. */
export function CalendarPage({ page }: { page: ModelOf<'calendar'> }) {
  const host = usePageHost()
  const { text, language, can } = host
  const query = useQueryAddress(page, { search: openedWith(page, host).search, changeSearch: host.changeSearch })
  const viewed = useCalendarViews(page, query)
  const { values, views, current: address, search } = viewed
  const { view, day, goTo } = useCalendarPlace(page, viewed)
  const days = daysOf(view, day, language)
  const place = { address, changeAddress: viewed.write, onChange: () => undefined }
  const advanced = useAdvancedQuery(page, place)
  const filtering = useColumnFilters(page, place, viewed.filters)
  const { filters } = filtering
  const loaded = useEntries(page, { values, advanced: advanced.query, filters }, days[0] ?? day, days.at(-1) ?? day)
  const rows = useMemo(() => loaded.entries.map(({ row }) => row), [loaded.entries])
  const feature = useListDialog()
  const shown = { values, advanced, filters, views, address, view, day }
  const context = useCalendarContext({ host, page, ...shown, show: feature.show, reload: loaded.reload })
  const features = useRowsFeatures(page).filter((one) => isShownWith(one, context))
  const dialog = useRowDialog()
  useOpenedForm(page, dialog)
  const move = useMoveEntry(page, loaded.reload)
  useRowChanges(page, { plan: () => 'everything', read: loaded.reload })
  const mayAdd = page.url.add !== undefined && can(`${page.authPre}:add`)
  const mayEdit = page.url.edit !== undefined && can(`${page.authPre}:edit`)
  const mayRemove = page.url.delete !== undefined && can(`${page.authPre}:delete`)
  const openRow = (row: Row) => dialog.open({ mode: mayEdit ? 'edit' : 'view', row })
  const addOn = (on: Day) => dialog.open({ mode: 'add', values: { [page.config.entries.start]: startOn(page, on) } })
  return (
    <section className="list-page" aria-label={page.title}>
      {page.queryItems.length > 0 && <QueryBar key={viewed.generation} page={page} values={values} onSearch={search} />}
      <div className="list-body calendar-body">
        {features.length > 0 && <ToolbarLine things={features} context={context} />}
        {Object.keys(filters).length > 0 && (
          <PartSuspense>
            <FilterLine {...filtering} />
          </PartSuspense>
        )}
        {advanced.query && (
          <PartSuspense>
            <AdvancedLine page={page} {...advanced} />
          </PartSuspense>
        )}
        <div className="calendar-bar">
          <Button icon={<LeftOutlined />} aria-label={text('calendar.back')} onClick={() => goTo({ day: step(view, day, -1) })} />
          <Button icon={<RightOutlined />} aria-label={text('calendar.on')} onClick={() => goTo({ day: step(view, day, 1) })} />
          <Button onClick={() => goTo({ day: today() })}>{text('calendar.today')}</Button>
          <h2 aria-live="polite">{headingOf(view, day, language)}</h2>
          <Segmented<CalendarView>
            aria-label={text('calendar.views')}
            value={view}
            onChange={(chosen) => goTo({ view: chosen })}
            options={calendarViews.map((name) => ({ value: name, label: text(`calendar.${name}`) }))}
          />
          {mayAdd && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => addOn(day)}>
              {text('calendar.new')}
            </Button>
          )}
        </div>
        {loaded.shownOnly !== undefined && <Alert type="warning" showIcon title={text('calendar.capped', { n: loaded.shownOnly })} />}
        {loaded.error ? (
          <LoadFailed message={errorText(loaded.error, text)} onRetry={loaded.reload} />
        ) : (
          <CalendarDays
            page={page}
            view={view}
            day={day}
            days={days}
            entries={loaded.entries}
            isLoading={loaded.isLoading}
            onOpen={openRow}
            onDay={(chosen) => goTo({ view: 'day', day: chosen })}
            onAdd={mayAdd ? addOn : undefined}
            onMove={move}
          />
        )}
      </div>
      <ErrorBoundary size="block" resetKeys={[dialog.task]}>
        <PartSuspense>
          {dialog.task && (
            <RowDialog
              page={page}
              task={dialog.task}
              isOpen={dialog.isOpen}
              onClose={dialog.close}
              onSaved={loaded.reload}
              open={dialog.open}
              rows={rows}
              onRemove={mayRemove ? (row) => removeRow(host, page, row, loaded.reload) : undefined}
            />
          )}
        </PartSuspense>
      </ErrorBoundary>
      <ErrorBoundary size="block" resetKeys={[views.designed]}>
        <PartSuspense>{views.designed && <ViewDesigner page={page} context={context} designed={views.designed} />}</PartSuspense>
      </ErrorBoundary>
      <ErrorBoundary size="block" resetKeys={[feature.shown]}>
        <PartSuspense>{feature.shown?.(feature)}</PartSuspense>
      </ErrorBoundary>
    </section>
  )
}

/** The value that a new row starts with: the day, or that day's morning where a moment is wanted. */
function startOn(page: ModelOf<'calendar'>, day: Day): string {
  return hasTimes(page) ? `${day} 09:00:00` : day
}
