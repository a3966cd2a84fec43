import { useLocation } from 'react-router-dom'
import { NoPermission } from '../pages/NoPermission'
import { HomeButton } from './HomeButton'

/** In the tab of an address that is there, for others. */
export function NoPermissionPage() {
  const { pathname } = useLocation()
  return (
    <NoPermission page={pathname}>
      <HomeButton />
    </NoPermission>
  )
}
