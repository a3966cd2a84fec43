import { Suspense, useCallback, useRef } from 'react'
import type { Row } from '../../schemas/api/Result'
import { preloadInputs } from '../fields/preloadInputs'
import { DataGrid } from '../grid/DataGrid'
import { ErrorNotice } from '../kit/ErrorNotice'
import { Fence } from '../kit/Fence'
import { lazyPart } from '../kit/lazyPart'
import { loadNotices } from '../kit/notices'
import type { PageModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import './ListPage.css'
import { Pager } from '../grid/Pager'
import { QueryBar } from '../query/QueryBar'
import { RowDeedsProvider } from './list/RowDeeds'
import { Toolbar } from './list/Toolbar'
import { TreeProvider } from './list/treeColumn'
import { isLoadingRow } from './list/treeRows'
import { useListColumns } from './list/useListColumns'
import { useListPage } from './list/useListPage'
import { usePreload } from './list/usePreload'

/** Forms weigh much: they come when somebody reaches for a button or a row, and with them what deeds say when they are done. */
const importDialog = () => import('./list/RowDialog')
const RowDialog = lazyPart(importDialog, 'RowDialog')

const rowKey = (row: Row) => row.id

/** A list with its toolbar, query bar, grid, pager and form dialog. */
export function ListPage({ page }: { page: PageModel }) {
  const list = useListPage(page)
  const body = useRef<HTMLDivElement>(null)
  const reachForDeeds = useCallback(() => Promise.all([importDialog(), loadNotices(), preloadInputs(page.form.fields)]), [page])
  usePreload(body, reachForDeeds)
  const { state, search, turnTo, selection, loaded, selected, dialog, isQueryOpen, context } = list
  return (
    <section className="list-page" aria-label={page.title}>
      {isQueryOpen && page.buttons.query && page.queryItems.length > 0 && (
        <QueryBar key={context.host.search} page={page} values={state.values} onSearch={search} />
      )}
      <div className="list-body" ref={body}>
        <Toolbar context={context} />
        <ListRows page={page} list={list} />
        <Pager
          pageNo={state.pageNo}
          pageSize={state.pageSize}
          total={loaded.total}
          isCapped={loaded.isCapped}
          selectedCount={selected.length}
          onClearSelection={selection.clear}
          newCount={list.newCount}
          onShowNew={list.showNew}
          onTurn={turnTo}
        />
      </div>
      <Fence size="block" resetKeys={[dialog.task]}>
        <Suspense>
          {dialog.task && <RowDialog page={page} task={dialog.task} isOpen={dialog.isOpen} onClose={dialog.close} onSaved={list.reload} />}
        </Suspense>
      </Fence>
    </section>
  )
}

/** The rows; a page without `url.list` says so in their place (specification B5.8). */
function ListRows({ page, list }: { page: PageModel; list: ReturnType<typeof useListPage> }) {
  const { text } = usePageHost()
  const columns = useListColumns(page)
  const { state, sort, selection, loaded, tree, deeds } = list
  if (!page.url.list) return <ErrorNotice title={text('list.setUrlList')} />
  return (
    <RowDeedsProvider value={deeds}>
      <TreeProvider value={tree}>
        <DataGrid<Row>
          label={text('list.rows', { title: page.title })}
          columns={columns}
          rows={tree.rows}
          rowKey={rowKey}
          isRowSelectable={canBeChosen}
          selectedIds={selection.ids}
          onSelect={selection.select}
          sort={state.sort}
          onSort={sort}
          sequenceOffset={(state.pageNo - 1) * state.pageSize}
          isLoading={loaded.isLoading}
          error={loaded.error}
          onRetry={list.reload}
          onOpen={deeds.edit ?? deeds.view}
        />
      </TreeProvider>
    </RowDeedsProvider>
  )
}

function canBeChosen(row: Row): boolean {
  return !isLoadingRow(row)
}
