import { CloseOutlined } from '@ant-design/icons'
import type { ListFeature, RowsContext } from '../ListFeature'

/** Closes the tab of the page. */
export const closing: ListFeature<RowsContext> = {
  name: 'close',
  icon: CloseOutlined,
  label: { 'zh-CN': '关闭', 'en-US': 'Close', 'de-DE': 'Schließen' },
  isIconAlone: true,
  isOffered: ({ wanted }) => wanted !== false,
  isVisible: ({ host }) => host.tab !== undefined,
  perform: ({ host }) => host.tab?.close(),
}
