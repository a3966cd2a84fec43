import { DeleteOutlined } from '@ant-design/icons'
import { importAgain } from '../../kit/importAgain'
import { warnOf } from '../../session/warnOf'
import { isWanted } from '../isWanted'
import type { ListFeature } from '../ListFeature'
import { sayDeleted } from '../trash/sayDeleted'

/** In its place wherever rows can be selected, so that pressing it with nothing selected can say what is missing. */
export const remove: ListFeature = {
  name: 'delete',
  icon: DeleteOutlined,
  label: 'list.delete',
  isDanger: true,
  right: 'delete',
  isOffered: (offer) => isWanted(offer, offer.page.url.deleteBatch),
  isVisible: ({ page }) => page.hasSelection,
  async perform({ host, page, selected, clearSelection, reload }) {
    if (!page.url.deleteBatch) return host.notify('error', host.text('list.setUrlDeleteBatch'))
    if (selected.length === 0) return host.notify('warning', host.text('list.selectOne'))
    const ask = await importAgain(() => import('./removalQuestion'), 'removalQuestion')
    if (!(await host.confirm(ask(host, page, selected)))) return
    const ids = selected.map((row) => row.id)
    try {
      await host.calls.deleteBatch(page.url.deleteBatch, ids)
    } catch (error) {
      return warnOf(host, error, host.text('list.deleteFailed'))
    }
    sayDeleted(host, page, ids, reload)
    clearSelection()
    reload()
  },
}
