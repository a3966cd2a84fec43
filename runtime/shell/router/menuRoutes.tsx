import type { RouteObject } from 'react-router-dom'
import type { MenuItem } from '../../../schemas/api/session'
import { PageByCode } from '../PageByCode'

/** Routes of the menu's items that show a published page at an address of their own. Items whose route flag is 0 are none. */
export function menuRoutes(items: readonly MenuItem[]): RouteObject[] {
  return items.flatMap((item) => [...ownRoute(item), ...menuRoutes(item.children ?? [])])
}

function ownRoute({ route, path, meta }: MenuItem): RouteObject[] {
  return route !== '0' && meta.page ? [{ path, element: <PageByCode code={meta.page} /> }] : []
}
