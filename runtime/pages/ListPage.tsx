import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Row } from '../../schemas/api/Result'
import { preloadForm } from '../form/laterParts'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyPart } from '../kit/lazyPart'
import { loadNotifications } from '../kit/notifications'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { useStableCallback } from '../kit/useStableCallback'
import { whenIdle } from '../kit/whenIdle'
import { lockFields } from '../model/lockFields'
import type { ListModel } from '../model/PageModel'
import { wordedPart } from '../session/wordedPart'
import { prepareForms } from '../text/prepareForms'
import './ListPage.css'
import { importActions } from '../features/actions/runLater'
import type { ListFilters, OpenedFilter } from '../features/columnFilters/useColumnFilters'
import type { ListContext } from '../features/ListFeature'
import type { RowActions } from '../features/rowActions/RowActions'
import { SearchBox } from '../features/search/SearchBox'
import { Pager } from '../grid/Pager'
import { QueryBar } from '../query/QueryBar'
import { canBeChosen, ListRows, loadCopying } from './list/ListRows'
import { tablesInList } from './list/subRows/tablesInList'
import { ListToolbar } from './list/Toolbar'
import { useListPage } from './list/useListPage'
import { usePreload } from './list/usePreload'

/** Forms weigh much: they come when somebody reaches for a button or a row, and with them what actions say when they are done. */
const importDialog = () => import('../features/rowDialog/RowDialog')
const RowDialog = lazyPart(importDialog, 'RowDialog')
const AskDialog = lazyPart(() => import('../features/actions/AskDialog'), 'AskDialog')

const AdvancedLine = lazyPart(() => import('../features/advancedQuery/AdvancedLine'), 'AdvancedLine')
const FilterDialog = lazyPart(() => import('../features/columnFilters/FilterDialog'), 'FilterDialog')
const FilterLine = lazyPart(() => import('../features/columnFilters/FilterLine'), 'FilterLine')
/** It names the views of a calendar too. */
const ViewDesigner = wordedPart('calendar', () => import('../features/views/ViewDesigner'), 'ViewDesigner')
const WithDetails = wordedPart('table', () => import('./list/details/WithDetails'), 'WithDetails')

type List = ReturnType<typeof useListPage>

// While the page and its rows are on their way.
whenIdle(prepareForms)

/** A list with its toolbar, query bar, grid, pager and form dialog. */
export function ListPage({ page }: { page: ListModel }) {
  const list = useListPage(page)
  const formPage = useMemo(() => lockFields(page, new Set(Object.keys(list.context.host.bound ?? {}))), [page, list.context.host.bound])
  const { state, generation, selected, dialog, asking, featureDialog, isQueryOpen, context } = list
  const search = useStableCallback(list.search)
  return (
    <section className={context.isEnlarged ? 'list-page list-page--enlarged' : 'list-page'} aria-label={page.title}>
      {isQueryOpen && list.hasQuery && <QueryBar key={generation} page={page} values={state.values} onSearch={search} />}
      <Around page={page} row={selected.length === 1 ? selected[0] : undefined} editTable={list.actions.editTable}>
        <ListBody page={page} list={list} />
      </Around>
      <OverList reason={dialog.task}>
        {(task) => (
          <RowDialog
            page={formPage}
            task={task}
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            onSaved={list.reload}
            open={dialog.open}
            rows={list.rows.filter(canBeChosen)}
            whole={wholeOf(page, list)}
          />
        )}
      </OverList>
      <OverList reason={list.filtering.opened}>{(opened) => <OpenFilter {...list.filtering} opened={opened} list={context} />}</OverList>
      <OverList reason={list.views.designed}>{(designed) => <ViewDesigner page={page} context={context} designed={designed} />}</OverList>
      <OverList reason={asking.task}>{(task) => <AskDialog task={task} isOpen={asking.isOpen} onClose={asking.close} />}</OverList>
      <OverList reason={featureDialog.shown}>{(draw) => draw(featureDialog)}</OverList>
    </section>
  )
}

/** What stands over the list while there is a reason for it. When it breaks, the list goes on. */
function OverList<T extends object>({ reason, children }: { reason: T | null | undefined; children(reason: T): ReactNode }) {
  if (!reason) return null
  return (
    <ErrorBoundary size="block" resetKeys={[reason]}>
      <PartSuspense>{children(reason)}</PartSuspense>
    </ErrorBoundary>
  )
}

/** The list that its rows are a page of. Where they stand under others, or under groups, nothing is known of that. */
function wholeOf(page: ListModel, { grouping, loaded, state, goToPage }: List) {
  const { before, total, isCapped } = loaded
  if (grouping.by || page.tree || total === undefined) return undefined
  return { before, total, isCapped, turn: (step: 1 | -1) => goToPage(state.pageNo + step, state.pageSize, false) }
}

/** The rows with what acts on them: all that a page which follows its selected row has beside or above that page. */
function ListBody({ page, list }: { page: ListModel; list: List }) {
  const body = useRef<HTMLDivElement>(null)
  const preloadActions = useCallback(async () => {
    const hasButtons = page.customButtons.length + page.rowButtons.length > 0
    await Promise.all([loadCopying(), importDialog(), loadNotifications(), preloadForm(page), hasButtons && importActions()])
  }, [page])
  usePreload(body, preloadActions)
  const { state, goToPage, selection, loaded, selected } = list
  return (
    <div className="list-body" ref={body}>
      <ListHead page={page} list={list} />
      {Object.keys(list.filtering.filters).length > 0 && (
        <PartSuspense>
          <FilterLine {...list.filtering} />
        </PartSuspense>
      )}
      {list.advanced.query && (
        <PartSuspense>
          <AdvancedLine page={page} {...list.advanced} />
        </PartSuspense>
      )}
      <ListRows page={list.page} list={list} />
      {!list.grouping.by && (
        <Pager
          pageNo={state.pageNo}
          pageSize={state.pageSize}
          total={loaded.total}
          isCapped={loaded.isCapped}
          selectedCount={selected.length}
          elsewhereCount={list.elsewhereCount}
          onClearSelection={selection.clear}
          newCount={list.newCount}
          onShowNew={list.showNew}
          onPageChange={goToPage}
        />
      )}
    </div>
  )
}

/** The toolbar, and the box that looks for words where the page has one. */
function ListHead({ page, list }: { page: ListModel; list: List }) {
  const toolbar = <ListToolbar context={list.context} />
  if (!page.hasSearch) return toolbar
  return (
    <div className="list-head">
      {toolbar}
      <SearchBox words={list.texts.words} onSearch={list.texts.search} />
    </div>
  )
}

function OpenFilter({ opened, filters, change, close, list }: ListFilters & { opened: OpenedFilter; list: ListContext }) {
  const { key } = opened.field
  return <FilterDialog opened={opened} filter={filters[key]} onChange={(filter) => change(key, filter)} onClose={close} list={list} />
}

interface AroundProps {
  page: ListModel
  row: Row | undefined
  editTable: RowActions['editTable']
  children: ReactNode
}

/** The pages and sub-tables that follow the selected row, where there are any. The list waits for their part: put into it later, it would begin anew. */
function Around({ page, row, editTable, children }: AroundProps) {
  if (page.details.length === 0 && tablesInList(page, 'pane').length === 0) return <>{children}</>
  return (
    <PartSuspense fallback={<Spinner minHeight={400} />}>
      <WithDetails page={page} row={row} editTable={editTable}>
        {children}
      </WithDetails>
    </PartSuspense>
  )
}
