import { translate } from '../../../schemas/language/SourceText'
import { fillText } from '../../../schemas/page/Text'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

/** Its other texts come with its menu. */
const chosen = { 'zh-CN': '分组：${column}', 'en-US': 'Group: ${column}', 'de-DE': 'Gruppiert: ${column}' }

/** The rows of the list put together by a column, with counts and figures. */
export const grouping: ListFeature = {
  name: 'grouping',
  label: { 'zh-CN': '分组', 'en-US': 'Group', 'de-DE': 'Gruppieren' },
  chosenLabel: ({ grouping: { by }, host }) => by && fillText(translate(chosen, host.language), { column: by.title || by.key }),
  right: 'list',
  isOffered: ({ page, wanted }) => wanted === true && page.config.resource !== undefined && !page.tree,
  Menu: lazyPart(() => import('./GroupMenu'), 'GroupMenu'),
}
