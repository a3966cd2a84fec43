import { useLocation } from 'react-router-dom'
import { NoPermission } from '../pages/NoPermission'
import { WaysOut } from './WaysOut'

/** In the tab of an address that is there, for others. */
export function NoPermissionPage() {
  const { pathname } = useLocation()
  return (
    <NoPermission page={pathname}>
      <WaysOut />
    </NoPermission>
  )
}
