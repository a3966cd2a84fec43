import { QuestionCircleOutlined } from '@ant-design/icons'
import type { ListFeature, RowsContext } from '../ListFeature'

/** The question mark: what has been written about the page. */
export const help: ListFeature<RowsContext> = {
  name: 'help',
  icon: QuestionCircleOutlined,
  label: { 'zh-CN': '帮助', 'en-US': 'Help', 'de-DE': 'Hilfe' },
  isIconAlone: true,
  isOffered: ({ wanted }) => wanted !== false,
  isVisible: ({ host }) => host.tab !== undefined,
  perform: ({ host }) => host.tab?.showHelp(),
}
