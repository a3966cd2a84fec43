import { MessageOutlined } from '@ant-design/icons'
import { lazyPart } from '../../../kit/lazyPart'
import type { RowPanel } from '../RowPanel'

const Panel = lazyPart(() => import('./Comments'), 'Comments')

/** What people have written about a row. */
export const commentsPanel: RowPanel = {
  name: 'comments',
  icon: MessageOutlined,
  label: { 'zh-CN': '评论', 'en-US': 'Comments', 'de-DE': 'Kommentare' },
  isCounted: true,
  Panel,
}
