import { FundOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

const AnalysisDialog = lazyPart(() => import('./AnalysisDialog'), 'AnalysisDialog')

/** The user's own charts of the page, together and over the current query. The server works charts out over rows of its own alone. */
export const analysis: ListFeature = {
  name: 'analysis',
  icon: FundOutlined,
  label: { 'zh-CN': '分析', 'en-US': 'Analysis', 'de-DE': 'Auswertung' },
  isIconAlone: true,
  right: 'list',
  isOffered: ({ page, wanted }) => wanted !== false && page.config.resource !== undefined,
  perform: ({ page, question, show }) => show(AnalysisDialog, { page, question, show }),
}
