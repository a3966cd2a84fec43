import { BarChartOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature, RowsContext } from '../ListFeature'

/** Charts over the rows of the list, kept by each user for themselves. */
export const charts: ListFeature<RowsContext> = {
  name: 'chart',
  icon: BarChartOutlined,
  label: { 'zh-CN': '图表', 'en-US': 'Charts', 'de-DE': 'Diagramme' },
  right: 'list',
  isOffered: ({ wanted, isServed, page: { config } }) => wanted ?? (isServed && 'resource' in config && config.resource !== undefined),
  Menu: lazyPart(() => import('./ChartMenu'), 'ChartMenu'),
}
