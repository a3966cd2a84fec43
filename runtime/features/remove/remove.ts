import { DeleteOutlined } from '@ant-design/icons'
import { importAgain } from '../../kit/importAgain'
import { isWanted } from '../isWanted'
import type { ListFeature } from '../ListFeature'
import { isReadOnlyRow } from '../rowActions/isReadOnlyRow'

/** In its place wherever rows can be selected that may be deleted, so that pressing it with nothing selected can say what is missing. */
export const remove: ListFeature = {
  name: 'delete',
  icon: DeleteOutlined,
  label: 'list.delete',
  isDanger: true,
  right: 'delete',
  isOffered: (offer) => isWanted(offer, offer.page.url.deleteBatch),
  isVisible: ({ host, page, selected }) => page.hasSelection && !selected.some((row) => isReadOnlyRow(host, page, row)),
  async perform(context) {
    const { host, page, selected } = context
    const { deleteBatch } = page.url
    if (!deleteBatch) return host.notify('error', host.text('list.setUrlDeleteBatch'))
    if (selected.length === 0) return host.notify('warning', host.text('list.selectOne'))
    const removeSelected = await importAgain(() => import('./removeSelected'), 'removeSelected')
    await removeSelected(context, deleteBatch)
  },
}
