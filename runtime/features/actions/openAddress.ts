import { linkAddress } from '../../../schemas/page/linkAddress'
import type { ActionHandler } from './actionHandlers'

/** Opens the address that a row holds in its field `url`, for example of a favourite. Only addresses of this product. */
export const openAddress: ActionHandler = ({ host, rows }) => {
  const link = linkAddress(rows[0]?.url)
  if (link?.isOwn) host.openTab(link.address)
  else host.notify('warning', host.text('list.noAddress'))
}
