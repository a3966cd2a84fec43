import { NoPermission } from '../pages/NoPermission'
import { WaysOut } from './WaysOut'

/** In the tab of an address that is there, for others. */
export function NoPermissionPage() {
  return (
    <NoPermission>
      <WaysOut />
    </NoPermission>
  )
}
