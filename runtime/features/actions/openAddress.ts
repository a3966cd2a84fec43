import type { ActionHandler } from './actionHandlers'

/** Opens the address that a row holds in its field `url`, for example of a favourite. Only addresses of this product. */
export const openAddress: ActionHandler = ({ host, rows }) => {
  const address = rows[0]?.url
  if (typeof address === 'string' && /^\/(?![/\\])/.test(address)) host.openTab(address)
  else host.notify('warning', host.text('list.noAddress'))
}
