import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Layout } from '../../../schemas/api/layouts'
import { searchOf } from '../../kit/searchOf'
import type { ViewedModel } from '../../model/ListedModel'
import type { ColumnFilters } from '../../query/columnFilters'
import { writeFilterAddress } from '../../query/filterAddress'
import { withoutPlace } from '../../query/placeAddress'
import { usePageHost } from '../../session/PageHost'
import type { TextKey } from '../../text/TextKey'
import { hasFeature } from '../offeredFeatures'
import type { FittedView, View } from './fitView'
import { keepsOfView } from './keepsOfView'
import { isLayoutList, keepViews, keptViews, usualView } from './keptViews'
import { layout } from './layout'

/** Stands for the list as its page has it. */
export const allView = 'all'

/** What the designer is opened for: a saved view, `all`, or a new one. */
export type DesignedView = { id: string } | { isNew: true }

export interface ListViews {
  /** The saved ones. */
  views: readonly Layout[]
  /** Id of the one that is shown, or `all`. */
  current: string
  isLoading: boolean
  error: Error | null
  /** Chooses a view at once. */
  choose(id: string): void
  /** Reads the saved ones anew. */
  reload(): Promise<readonly Layout[]>
  designed: DesignedView | undefined
  design(view: DesignedView | undefined): void
}

/** The views of a page, and the page as the chosen one has it. */
interface ViewedPage<M extends ViewedModel, F extends FittedView> {
  views: ListViews
  page: M
  /** What the chosen view says of the page. */
  fitted: F | undefined
  filters: ColumnFilters
  /** Keys of columns that have come since the view was saved. */
  added: ReadonlySet<string>
  /** Says which view is shown: another one begins with its own widths. */
  shown: string
}

const layoutPath = '/common/layout/commonLayout'
const noViews: readonly Layout[] = []
const noFilters: ColumnFilters = {}
const nothing: ReadonlySet<string> = new Set()

/** What views do with pages of one kind. */
interface ViewUse<M extends ViewedModel, F extends FittedView> {
  fitTo(page: M, view: View): F
  /** The address without what a view says instead, beside place and filters. */
  forget?(search: string): string
  /** Says what a view has lost, where that is no columns. */
  droppedText?: TextKey
}

/**
 * The saved views of a page, the personal ones of whoever is signed in. The address says which one is shown; where it says none, the one that is marked for
 * it. What was known of them the last time is shown until they are here, so that a list does not begin twice.
 */
export function useListViews<M extends ViewedModel, F extends FittedView>(
  source: M,
  address: string,
  changeAddress: (search: string) => void,
  { fitTo, forget = (search) => search, droppedText = 'list.viewDropped' }: ViewUse<NoInfer<M>, F>,
): ViewedPage<M, F> {
  const { calls, user, can, permissions, notify, text } = usePageHost()
  const [designed, design] = useState<DesignedView>()
  const isOffered = hasFeature(layout, source, { can, permissions }) && user !== null
  const { data, isFetched, isPending, error, refetch } = useQuery<readonly Layout[]>({
    queryKey: ['views', user?.id, source.code],
    queryFn: async ({ signal }) => {
      const found = await calls.get(`${layoutPath}/list`, { path: source.code, userId: user?.id }, { signal })
      // Another backend may keep no views, and answer what it answers to everything.
      return isLayoutList(found) ? found : noViews
    },
    enabled: isOffered,
    initialData: () => keptViews(user?.id, source.code),
    initialDataUpdatedAt: 0,
  })
  useEffect(() => {
    if (isFetched && data) keepViews(user?.id, source.code, data)
  }, [isFetched, data, user?.id, source.code])
  const views = data ?? noViews
  const parameter = source.queryItems.some(({ field }) => field.key === 'view') ? 'view-of-list' : 'view'
  const asked = new URLSearchParams(address).get(parameter)
  const usual = usualView(views)?.id ?? allView
  const isGone = asked !== null && asked !== allView && !views.some(({ id }) => id === asked)
  const current = asked === null || isGone ? usual : asked
  const isLost = isGone && isFetched && !error
  useEffect(() => {
    if (isLost) notify('warning', text('list.viewGone'))
  }, [isLost, notify, text])
  const view = views.find(({ id }) => id === current)
  const fitted = useMemo(() => view && fitTo(source, view), [fitTo, source, view])
  useDropped(fitted, view, droppedText)
  return {
    views: {
      views,
      current,
      isLoading: isOffered && isPending,
      error,
      designed,
      design,
      choose(id) {
        const params = new URLSearchParams(forget(withoutPlace(writeFilterAddress(address, {}))))
        params.delete(parameter)
        if (id !== usual) params.set(parameter, id)
        changeAddress(searchOf(params))
      },
      reload: async () => (await refetch({ throwOnError: true })).data ?? noViews,
    },
    fitted,
    ...useMemo(() => pageOf(source, view, fitted), [source, view, fitted]),
  }
}

type Shown<M extends ViewedModel> = Pick<ViewedPage<M, FittedView>, 'page' | 'filters' | 'added' | 'shown'>

function pageOf<M extends ViewedModel>(source: M, view: Layout | undefined, fitted: FittedView | undefined): Shown<M> {
  if (!view || !fitted) return { page: source, filters: noFilters, added: nothing, shown: allView }
  const { columns, sort, filters, added } = fitted
  if (!keepsOfView(source, 'columns')) return { page: source, filters, added: nothing, shown: view.id }
  const page = { ...source, columns, pageSize: view.pageSize, defaultSort: sort.length > 0 ? sort : source.defaultSort }
  return { page, filters, added, shown: JSON.stringify([view.id, view.disPlay]) }
}

/** Says once what a view has lost. */
function useDropped(fitted: FittedView | undefined, view: Layout | undefined, sentence: TextKey): void {
  const { notify, text } = usePageHost()
  const names = fitted?.dropped.join(', ') ?? ''
  const title = view?.name ?? ''
  useEffect(() => {
    if (names !== '') notify('warning', text(sentence, { view: title, columns: names }))
  }, [names, title, notify, text, sentence])
}
