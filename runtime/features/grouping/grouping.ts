import { lazyPart } from '../../kit/lazyPart'
import { featureText } from '../../session/featureText'
import type { ListFeature } from '../ListFeature'
import { groupTexts } from './groupTexts'

/** The rows of the list put together by a column, with counts and figures. */
export const grouping: ListFeature = {
  name: 'grouping',
  label: { 'zh-CN': '分组', 'en-US': 'Group', 'de-DE': 'Gruppieren' },
  chosenLabel: ({ grouping: { by }, host }) => by && featureText(groupTexts, host.language)('by', { column: by.title || by.key }),
  right: 'list',
  isOffered: ({ page, wanted }) => wanted === true && page.config.resource !== undefined && !page.tree,
  Menu: lazyPart(() => import('./GroupMenu'), 'GroupMenu'),
}
