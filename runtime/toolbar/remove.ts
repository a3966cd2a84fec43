import { DeleteOutlined } from '@ant-design/icons'
import type { ToolbarButton } from './ToolbarButton'

/** Always in its place, so that pressing it with nothing selected can say what is missing (specification B5.8). */
export const remove: ToolbarButton = {
  name: 'delete',
  icon: DeleteOutlined,
  label: 'list.delete',
  isDanger: true,
  async perform({ host, page, selected, clearSelection, reload }) {
    if (!page.url.deleteBatch) return host.notify('error', host.text('list.setUrlDeleteBatch'))
    if (selected.length === 0) return host.notify('warning', host.text('list.selectOne'))
    const question = { title: host.text('list.confirmDelete'), content: host.text('list.confirmDeleteText'), danger: true }
    if (!(await host.confirm(question))) return
    await host.calls.deleteBatch(
      page.url.deleteBatch,
      selected.map((row) => row.id),
    )
    host.notify('success', host.text('list.deleted'))
    clearSelection()
    reload()
  },
}
