import type { Row } from '../../../schemas/api/Result'
import type { RowsPart } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { sayDeleted } from '../trash/sayDeleted'
import { removalQuestion } from './removalQuestion'

/** Removes one row after asking, and says how it went; true when it is gone. `afterUndo`: it is there again. */
export async function removeRow(host: PageHost, page: RowsPart, row: Row, afterUndo: () => void): Promise<boolean> {
  const { url } = page
  if (!url.delete) {
    host.notify('error', host.text('list.setUrlDelete'))
    return false
  }
  if (!(await host.confirm(removalQuestion(host, page, [row])))) return false
  try {
    await host.calls.delete(url.delete, { id: row.id })
    sayDeleted(host, page, [row.id], afterUndo)
    return true
  } catch (error) {
    warnOf(host, error, host.text('list.deleteFailed'))
    return false
  }
}
