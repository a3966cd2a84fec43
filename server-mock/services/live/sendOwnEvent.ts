import type { TabEvent } from '../../../schemas/api/socket'
import { commonFavoriteContent, commonFavoriteFolders } from '../../system/tables/favourites'
import type { LiveTab } from './LiveTab'
import type { RowsChange } from './RowChanges'

/** What is read anew when somebody has changed rows of these tables. */
const events: Readonly<Record<string, TabEvent>> = {
  [commonFavoriteFolders.table]: 'favourites-changed',
  [commonFavoriteContent.table]: 'favourites-changed',
}

/** Sends all tabs of whoever changed rows, the one that did it too, the event for what is worked out of them. */
export function sendOwnEvent(tabs: readonly LiveTab[], { table, by }: RowsChange): void {
  const key = events[table]
  if (!key) return
  for (const tab of tabs) if (tab.user?.username === by) tab.send({ type: 'common_send_date', data: { key, args: [] } })
}
