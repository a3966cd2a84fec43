import { HistoryOutlined } from '@ant-design/icons'
import { lazyPart } from '../../../kit/lazyPart'
import type { RowPanel } from '../RowPanel'

const Panel = lazyPart(() => import('./HistoryList'), 'HistoryList')

/** Who has changed what, when, from what to what. */
export const historyPanel: RowPanel = {
  name: 'history',
  icon: HistoryOutlined,
  label: { 'zh-CN': '修改历史', 'en-US': 'History', 'de-DE': 'Verlauf' },
  isCounted: false,
  Panel,
}
