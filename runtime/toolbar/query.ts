import { SearchOutlined } from '@ant-design/icons'
import type { ToolbarButton } from './ToolbarButton'

export const query: ToolbarButton = {
  name: 'query',
  icon: SearchOutlined,
  label: 'list.query',
  isVisible: ({ page }) => page.queryItems.length > 0,
  isPressed: ({ isQueryOpen }) => isQueryOpen,
  perform: ({ toggleQuery }) => toggleQuery(),
}
