import { LayoutOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

export const layout: ListFeature = {
  name: 'layout',
  icon: LayoutOutlined,
  label: { 'zh-CN': '视图', 'en-US': 'Views', 'de-DE': 'Ansichten' },
  isOffered: ({ wanted }) => wanted !== false,
  Menu: lazyPart(() => import('./ViewMenu'), 'ViewMenu'),
}
