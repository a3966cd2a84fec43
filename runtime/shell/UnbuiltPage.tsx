import { useLocation } from 'react-router-dom'
import { StateMessage } from '../kit/StateMessage'
import { useText } from '../text/useText'
import { NoPermissionPage } from './NoPermissionPage'
import { ownRoute } from './redirectOf'
import { useRouteList } from './router/RouteList'
import { WaysOut } from './WaysOut'

/** In the tab of a menu item that leads to no page of this product, or to one that is for others. */
export function UnbuiltPage() {
  const { text } = useText()
  const { pathname } = useLocation()
  const { refused } = useRouteList()
  // A fixed page leads here only where its permission is missing.
  if (refused.has(pathname) || ownRoute(pathname)) return <NoPermissionPage />
  return (
    <StateMessage title={text('tabs.missing')} message={text('tabs.missingHint', { path: pathname })}>
      <WaysOut />
    </StateMessage>
  )
}
