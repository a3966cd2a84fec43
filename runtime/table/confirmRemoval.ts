import { askCode } from './askCode'
import { findRemovalHandler, type Removal } from './removalHandlers'

/** What a handler says to a removal: nothing when the rows may go, else why they stay. One that is missing, fails or takes too long keeps them. */
export function removalRefusal(name: string, removal: Omit<Removal, 'signal'>, ended: AbortSignal): Promise<string | undefined> {
  const { text } = removal.host
  return askCode(findRemovalHandler(name), removal, ended, {
    unknown: text('table.removeUnknown', { name }),
    late: text('table.removeLate'),
    refused: text('table.removeRefused'),
  })
}
