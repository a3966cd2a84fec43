import type { RouteObject } from 'react-router-dom'
import type { MenuItem } from '../../../schemas/api/session'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { framedAddress } from '../layout/Menu'
import { PageByCode } from '../PageByCode'

const FramedAddress = lazyPart(() => import('../FramedAddress'), 'FramedAddress')

/** Routes of the menu's items that show a published page, or one of another server, at an address of their own. Items whose route flag is 0 are none. */
export function menuRoutes(items: readonly MenuItem[]): RouteObject[] {
  return items.flatMap((item) => [...ownRoute(item), ...menuRoutes(item.children ?? [])])
}

function ownRoute(item: MenuItem): RouteObject[] {
  const { route, path, meta } = item
  if (route === '0') return []
  if (meta.page) return [{ path, element: <PageByCode code={meta.page} /> }]
  const address = framedAddress(item)
  if (!address) return []
  const framed = (
    <PartSuspense>
      <FramedAddress address={address} path={path} />
    </PartSuspense>
  )
  return [{ path, element: framed }]
}
