import { PlusOutlined } from '@ant-design/icons'
import type { ToolbarButton } from './ToolbarButton'

export const create: ToolbarButton = {
  name: 'new',
  icon: PlusOutlined,
  label: 'list.new',
  isPrimary: true,
  perform({ host, page, openForm }) {
    if (!page.url.add) return host.notify('error', host.text('list.setUrlAdd'))
    openForm()
  },
}
