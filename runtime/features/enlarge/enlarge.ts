import { FullscreenOutlined } from '@ant-design/icons'
import type { ListFeature } from '../ListFeature'

/** The list takes the whole window, and gives the room back. */
export const enlarge: ListFeature = {
  name: 'enlarge',
  icon: FullscreenOutlined,
  label: { 'zh-CN': '占满窗口', 'en-US': 'Whole window', 'de-DE': 'Ganzes Fenster' },
  pressedLabel: 'kit.restore',
  isOffered: ({ wanted }) => wanted === true,
  isPressed: ({ isEnlarged }) => isEnlarged,
  perform: ({ toggleEnlarged }) => toggleEnlarged(),
}
