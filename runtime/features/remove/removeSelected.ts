import { warnOf } from '../../session/warnOf'
import type { ListContext } from '../ListFeature'
import { sayDeleted } from '../trash/sayDeleted'
import { removalQuestion } from './removalQuestion'

/** Removes the selected rows by the call of that path after asking, and says how it went. */
export async function removeSelected({ host, page, selected, clearSelection, reload }: ListContext, url: string): Promise<void> {
  if (!(await host.confirm(removalQuestion(host, page, selected)))) return
  const ids = selected.map((row) => row.id)
  try {
    await host.calls.deleteBatch(url, ids)
  } catch (error) {
    return warnOf(host, error, host.text('list.deleteFailed'))
  }
  sayDeleted(host, page, ids, reload)
  clearSelection()
  reload()
}
