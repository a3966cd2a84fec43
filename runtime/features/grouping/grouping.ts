import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

/** The rows of the list put together by a column, with counts and figures. */
export const grouping: ListFeature = {
  name: 'grouping',
  label: { 'zh-CN': '分组', 'en-US': 'Group', 'de-DE': 'Gruppieren' },
  right: 'list',
  isOffered: ({ page, wanted }) => wanted === true && page.config.resource !== undefined && !page.tree,
  Menu: lazyPart(() => import('./GroupMenu'), 'GroupMenu'),
}
