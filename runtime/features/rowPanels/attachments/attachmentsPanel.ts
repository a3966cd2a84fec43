import { PaperClipOutlined } from '@ant-design/icons'
import { lazyPart } from '../../../kit/lazyPart'
import type { RowPanel } from '../RowPanel'

const Panel = lazyPart(() => import('./Attachments'), 'Attachments')

/** Files that hang on a row. */
export const attachmentsPanel: RowPanel = {
  name: 'attachments',
  icon: PaperClipOutlined,
  label: { 'zh-CN': '附件', 'en-US': 'Files', 'de-DE': 'Dateien' },
  isCounted: true,
  Panel,
}
