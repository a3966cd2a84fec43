import { useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { useAsking } from '../../features/actions/useAsking'
import { useAdvancedQuery } from '../../features/advancedQuery/useAdvancedQuery'
import { useColumnFilters } from '../../features/columnFilters/useColumnFilters'
import { useGrouping } from '../../features/grouping/useGrouping'
import type { ListContext } from '../../features/ListFeature'
import { useLiveRows } from '../../features/liveRows/useLiveRows'
import { hasFeature } from '../../features/offeredFeatures'
import { query } from '../../features/query/query'
import { useListRowActions } from '../../features/rowActions/useListRowActions'
import { openedWith, useOpenedForm } from '../../features/rowDialog/useOpenedForm'
import { useRowDialog } from '../../features/rowDialog/useRowDialog'
import { useRowEdit } from '../../features/rowEdit/useRowEdit'
import { useSearchText } from '../../features/search/useSearchText'
import { useTreeRows } from '../../features/tree/useTreeRows'
import { useListDialog } from '../../features/useListDialog'
import { fitView } from '../../features/views/fitView'
import { useListViews } from '../../features/views/useListViews'
import { useSelection } from '../../grid/useSelection'
import type { ListModel } from '../../model/PageModel'
import { askedRows } from '../../query/askedRows'
import { askRows } from '../../query/askRows'
import { type QueryValues, queryParams } from '../../query/listParams'
import { onFirstPage } from '../../query/placeAddress'
import { useListState } from '../../query/useListState'
import { useQueryAddress } from '../../query/useQueryAddress'
import { useRows } from '../../query/useRows'
import { type InspectedPlace, useInspected } from '../../session/inspection'
import { type PageHost, usePageHost } from '../../session/PageHost'
import { useArrangedColumns } from './useArrangedColumns'
import { useSelectedRows } from './useSelectedRows'

const listViews = { fitTo: fitView }

/** Everything a list page holds, put together: what is asked for, what came, what is chosen, what is open. */
export function useListPage(source: ListModel) {
  const host = usePageHost()
  const [isQueryOpen, setQueryOpen] = useState(true)
  const [isEnlarged, setEnlarged] = useState(false)
  const selection = useSelection()
  const address = { search: openedWith(source, host).search, changeSearch: host.changeSearch }
  const asked = useQueryAddress(source, address)
  const viewed = useListViews(source, asked.current, asked.write, listViews)
  const columns = useArrangedColumns(viewed.page, viewed.shown)
  const { page } = columns
  const { state, search: searchFor, generation, sort, goToPage } = useListState(page, asked, selection.clear)
  const views = { ...viewed.views, choose: letGoBefore(selection.clear, viewed.views.choose) }
  const { bound } = host
  const place = { address: asked.current, changeAddress: (next: string) => asked.write(onFirstPage(next)), onChange: selection.clear }
  const filtering = useColumnFilters(source, place, viewed.filters)
  const { filters } = filtering
  const grouping = useGrouping(page, place)
  const advanced = useAdvancedQuery(source, place)
  const texts = useSearchText(source.hasSearch, place)
  const askedNow = useMemo(
    () => ({ ...askedRows(page, state, filters, bound), advanced: advanced.query, searchText: texts.words }),
    [page, state, filters, bound, advanced.query, texts.words],
  )
  const question = useMemo(() => askRows(source, askedNow), [source, askedNow])
  const loaded = useRows(page, question)
  const tree = useTreeRows(page, loaded.rows, state.sort, asked)
  const rows = grouping.by ? grouping.rows : tree.rows
  const { selected, elsewhereCount } = useSelectedRows(rows, selection.ids, question)
  const dialog = useRowDialog(bound)
  const asking = useAsking()
  const { ask } = asking
  const featureDialog = useListDialog()
  const rowEdit = useRowEdit(page)
  useOpenedForm(page, dialog)
  const { reload, newCount } = useLiveRows({
    page,
    params: question,
    rows,
    places: tree.places,
    isFirstPage: state.pageNo === 1,
    isBusy: selected.length > 0 || dialog.isOpen || asking.isOpen || rowEdit.edited !== undefined,
    reload: loaded.reload,
  })
  const search = (values: QueryValues) => {
    searchFor(values)
    if (isSameQuestion(page, state, values)) reload()
  }
  const showNew = () => {
    goToPage(1, state.pageSize)
    reload()
  }
  const actions = useListRowActions(page, dialog.open, { reload, ask, toggle: tree.toggle })
  useLastPage(state, loaded, goToPage)
  useInspected(useMemo(() => placeOf(page, selected, host), [page, selected, host]))
  const context: ListContext = {
    host,
    page: source,
    viewed: page,
    selected,
    queried: state.values,
    asked: askedNow,
    isQueryOpen,
    toggleQuery: () => setQueryOpen(!isQueryOpen),
    isEnlarged,
    toggleEnlarged: () => setEnlarged(!isEnlarged),
    openNew: () => dialog.open({ mode: 'add' }),
    clearSelection: selection.clear,
    ask,
    question,
    show: featureDialog.show,
    advanced,
    grouping,
    views,
    arranged: { sort: state.sort, filters },
    columns,
    reload,
  }
  return {
    page,
    isSearched: asksForSome(queryParams(page.queryItems, state.values), askedNow),
    views,
    added: viewed.added,
    shown: viewed.shown,
    columns,
    state,
    filtering,
    advanced,
    texts,
    search,
    generation,
    sort,
    goToPage,
    reload,
    newCount,
    showNew,
    selection,
    loaded,
    tree,
    rows,
    asked: askedNow,
    grouping,
    selected,
    elsewhereCount,
    dialog,
    asking,
    featureDialog,
    actions,
    rowEdit,
    hasQuery: page.queryItems.length > 0 && hasFeature(query, page, host),
    isQueryOpen,
    context,
  }
}

/** The chosen rows, for whoever looks into the page. */
function placeOf({ code }: ListModel, selected: readonly Row[], host: PageHost): InspectedPlace {
  return { of: 'list', key: code, read: () => ({ row: selected[0], selected, user: expressionUser(host.user) }) }
}

/** true where not all rows are asked for: that there are none says nothing of the list then. */
function asksForSome(queried: object, { filters, advanced, searchText = '' }: ListContext['asked']): boolean {
  return advanced !== undefined || searchText !== '' || [queried, filters].some((part) => Object.keys(part).length > 0)
}

/** The same question asked once more changes nothing that is watched, and still wants an answer. */
function isSameQuestion({ queryItems }: ListModel, { pageNo, values }: ListPageState, next: QueryValues): boolean {
  return pageNo === 1 && JSON.stringify(queryParams(queryItems, values)) === JSON.stringify(queryParams(queryItems, next))
}

type ListPageState = ReturnType<typeof useListState>['state']

/** What was selected belongs to the view before. */
function letGoBefore(letGo: () => void, choose: (id: string) => void) {
  return (id: string) => {
    letGo()
    choose(id)
  }
}

/** When the last rows of the last page have gone, the page before it is shown instead of nothing. */
function useLastPage(
  { pageNo, pageSize }: ListPageState,
  { rows, total = 0, isLoading }: ReturnType<typeof useRows>,
  goToPage: (pageNo: number, pageSize: number, isStep: boolean) => void,
): void {
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const latest = useRef(goToPage)
  useEffect(() => {
    latest.current = goToPage
  })
  const isBeyond = !isLoading && rows.length === 0 && total > 0 && pageNo > lastPage
  useEffect(() => {
    if (isBeyond) latest.current(lastPage, pageSize, false)
  }, [isBeyond, lastPage, pageSize])
}
