import { FullscreenOutlined } from '@ant-design/icons'
import type { ListFeature, RowsContext } from '../ListFeature'

/** The list as it stands, alone in another tab of the browser. */
export const fullScreen: ListFeature<RowsContext> = {
  name: 'fullScreen',
  icon: FullscreenOutlined,
  label: { 'zh-CN': '在新标签页全屏', 'en-US': 'Full screen in a new tab', 'de-DE': 'Vollbild in einem neuen Tab' },
  isIconAlone: true,
  isOffered: ({ wanted }) => wanted !== false,
  isVisible: ({ host }) => host.tab !== undefined,
  perform: ({ host }) => host.tab?.showAlone(),
}
