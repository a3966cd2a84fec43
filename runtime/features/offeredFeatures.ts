import { useMemo } from 'react'
import type { ListModel } from '../model/PageModel'
import { type PageHost, usePageHost } from '../session/PageHost'
import { listFeatures } from './index'
import type { FeatureOffer, ListFeature } from './ListFeature'

/** What decides whether the page has the feature, for whoever is signed in. */
export function offerOf({ name }: Pick<ListFeature, 'name'>, page: ListModel, can: PageHost['can']): FeatureOffer {
  const written = page.switches[name]
  return { page, wanted: typeof written === 'boolean' ? written : undefined, can: (right) => can(`${page.authPre}:${right}`) }
}

/** The features that the page has and the user may use, in the order of their buttons. */
export function offeredFeatures(page: ListModel, can: PageHost['can']): readonly ListFeature[] {
  return listFeatures.filter((feature) => feature.isOffered(offerOf(feature, page, can)))
}

/** The same for the page on the screen, worked out once for the page and the user. */
export function useOfferedFeatures(page: ListModel): readonly ListFeature[] {
  const { can } = usePageHost()
  return useMemo(() => offeredFeatures(page, can), [page, can])
}
