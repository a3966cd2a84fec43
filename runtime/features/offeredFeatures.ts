import { useMemo } from 'react'
import { factsOfPage } from '../../schemas/page/anatomy'
import { isAskedFor, isSelectedCount, selectedCounts } from '../../schemas/page/parts/Toolbar'
import { isControlled } from '../../schemas/rights/decide'
import { alwaysShown } from '../../schemas/rights/permissions'
import type { ListedModel } from '../model/ListedModel'
import type { ListModel, ModelOf } from '../model/PageModel'
import { type PageHost, usePageHost } from '../session/PageHost'
import { listFeatures, rowsFeatures } from './index'
import type { FeatureOffer, ListFeature, RowsContext } from './ListFeature'

interface Asked<P extends ListedModel> extends Pick<ListFeature, 'name' | 'right'> {
  isOffered(offer: FeatureOffer<P>): boolean
}
type Asking = Pick<PageHost, 'can' | 'permissions'>

/** Whether the page has the feature, and whoever is signed in may use it. */
export function hasFeature<P extends ListedModel>(feature: Asked<P>, page: P, host: Asking): boolean {
  const written = page.switches[feature.name]
  const { namesButtons, servesButtons = false } = factsOfPage(page.kind)
  const wanted = isAskedFor(written) || (written === false || namesButtons ? false : undefined)
  return isPermitted(feature, page, host) && feature.isOffered({ page, wanted, isServed: servesButtons })
}

/** A button that takes no right over rows stays for everybody, unless an administrator controls it by its name: `order:refresh`. */
function isPermitted(
  { name, right }: Pick<ListFeature, 'name' | 'right'>,
  { authPre }: Pick<ListedModel, 'authPre'>,
  { can, permissions }: Asking,
): boolean {
  if (right) return can(`${authPre}:${right}`)
  const own = `${authPre}:${name}`
  return can(isControlled(own, permissions) ? own : alwaysShown)
}

/** Whether the button shows with the rows that are selected: by what the page says of it, and by its own rule. */
export function isShownWith<C extends RowsContext>(feature: ListFeature<C>, context: C): boolean {
  const written = context.page.switches[feature.name]
  const isMeant = !isSelectedCount(written) || selectedCounts[written](context.selected.length)
  return isMeant && (feature.isVisible?.(context) ?? true)
}

/** The features that the page has and the user may use, in the order of their buttons. */
export function offeredFeatures(page: ListModel, host: Asking): readonly ListFeature[] {
  return listFeatures.filter((feature) => hasFeature(feature, page, host))
}

/** The same for the page on the screen, worked out once for the page and the user. */
export function useOfferedFeatures(page: ListModel): readonly ListFeature[] {
  const { can, permissions } = usePageHost()
  return useMemo(() => offeredFeatures(page, { can, permissions }), [page, can, permissions])
}

/** The features of a page whose rows are not worked on in a list, as far as the user may use them. */
export function useRowsFeatures(page: ModelOf<'report' | 'calendar'>): readonly ListFeature<RowsContext>[] {
  const { can, permissions } = usePageHost()
  return useMemo(() => rowsFeatures.filter((feature) => hasFeature(feature, page, { can, permissions })), [page, can, permissions])
}
