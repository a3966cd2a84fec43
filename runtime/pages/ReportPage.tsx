import { useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { RowsContext } from '../features/ListFeature'
import { useRowChanges } from '../features/liveRows/useRowChanges'
import { useRowsFeatures } from '../features/offeredFeatures'
import { SummedGrid } from '../features/totals/SummedGrid'
import { useListDialog } from '../features/useListDialog'
import { sequenceColumn } from '../grid/sequenceColumn'
import { useFieldColumns } from '../grid/useFieldColumns'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { PartSuspense } from '../kit/PartSuspense'
import type { ModelOf } from '../model/PageModel'
import { boundParams, listParams, queryParams } from '../query/listParams'
import { usePageHost } from '../session/PageHost'
import './ListPage.css'
import { Pager } from '../grid/Pager'
import { QueryBar } from '../query/QueryBar'
import { useListState } from '../query/useListState'
import { useQueryAddress } from '../query/useQueryAddress'
import { useRows } from '../query/useRows'
import { ToolbarLine } from './list/Toolbar'
import { useArrangedColumns } from './list/useArrangedColumns'

const nothingToLetGo = () => {}
const nothing: readonly Row[] = []
/** Reports have no views. */
const noView = ''
const rowKey = (row: Row) => row.id

/** A report as a page of its own: its rows to be read, queried and sorted, and nothing to be changed. */
export function ReportPage({ page }: { page: ModelOf<'report'> }) {
  const host = usePageHost()
  const { text, bound } = host
  const { state, search, generation, sort, goToPage } = useListState(page, useQueryAddress(page, host), nothingToLetGo)
  const question = useMemo(
    () => ({ list: { ...listParams(page.queryItems, state, page.defaultSort), ...boundParams(bound) } }),
    [page, state, bound],
  )
  const loaded = useRows(page, question)
  // Which rows of a report a change touches cannot be told.
  useRowChanges(page, { plan: () => 'everything', read: loaded.reload })
  const rows = useMemo(() => loaded.rows.map(withId), [loaded.rows])
  const { arrangement, change } = useArrangedColumns(page, noView)
  const fields = useFieldColumns<Row>(page.columns)
  const columns = useMemo(() => [sequenceColumn<Row>(text('list.sequence')), ...fields], [fields, text])
  const features = useRowsFeatures(page)
  const dialog = useListDialog()
  const { pageNo, pageSize, values } = state
  const asked = {
    pageNo,
    pageSize,
    sort: state.sort.length > 0 ? state.sort : page.defaultSort,
    filters: {},
    values: { ...queryParams(page.queryItems, values), ...boundParams(bound) },
  }
  const { show } = dialog
  const { reload } = loaded
  const context: RowsContext = { host, page, viewed: page, selected: nothing, queried: values, asked, question, show, reload }
  return (
    <section className="list-page" aria-label={page.title}>
      {page.queryItems.length > 0 && <QueryBar key={generation} page={page} values={state.values} onSearch={search} />}
      <div className="list-body">
        {features.length > 0 && <ToolbarLine things={features} context={context} />}
        <SummedGrid
          page={page}
          asked={asked}
          label={text('list.rows', { title: page.title })}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          widths={arrangement.widths}
          onWidths={(widths) => change({ widths })}
          sort={state.sort}
          onSort={sort}
          sequenceOffset={loaded.before}
          isLoading={loaded.isLoading}
          error={loaded.error}
          onRetry={loaded.reload}
        />
        <Pager pageNo={state.pageNo} pageSize={state.pageSize} total={loaded.total} isCapped={loaded.isCapped} onPageChange={goToPage} />
      </div>
      <ErrorBoundary size="block" resetKeys={[dialog.shown]}>
        <PartSuspense>{dialog.shown?.(dialog)}</PartSuspense>
      </ErrorBoundary>
    </section>
  )
}

/** Joined and grouped rows have no id of their own; their place on the page stands for it. */
function withId(row: Row, index: number): Row {
  return row.id === undefined ? { ...row, id: `row${index}` } : row
}
