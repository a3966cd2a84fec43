import { SearchOutlined } from '@ant-design/icons'
import type { ListFeature } from '../ListFeature'

export const query: ListFeature = {
  name: 'query',
  icon: SearchOutlined,
  label: 'list.query',
  isOffered: ({ wanted }) => wanted !== false,
  isVisible: ({ page }) => page.queryItems.length > 0,
  isPressed: ({ isQueryOpen }) => isQueryOpen,
  perform: ({ toggleQuery }) => toggleQuery(),
}
