import type { Row } from '../../../schemas/api/Result'
import type { RowsPart } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'

/** Removes one row after asking, and says how it went; true when it is gone. */
export async function removeRow(
  host: PageHost,
  { url, deleteQuestion }: Pick<RowsPart, 'url' | 'deleteQuestion'>,
  row: Row,
): Promise<boolean> {
  if (!url.delete) {
    host.notify('error', host.text('list.setUrlDelete'))
    return false
  }
  const question = { title: host.text('list.confirmDelete'), content: deleteQuestion ?? host.text('list.confirmDeleteText'), danger: true }
  if (!(await host.confirm(question))) return false
  try {
    await host.calls.delete(url.delete, { id: row.id })
    host.notify('success', host.text('list.deleted'))
    return true
  } catch (error) {
    warnOf(host, error)
    return false
  }
}
