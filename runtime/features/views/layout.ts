import { LayoutOutlined } from '@ant-design/icons'
import { factsOfPage } from '../../../schemas/page/anatomy'
import { lazyPart } from '../../kit/lazyPart'
import { featureText } from '../../session/featureText'
import type { ListFeature, RowsContext } from '../ListFeature'

const buttonTexts = {
  shown: { 'zh-CN': '视图：${view}', 'en-US': 'View: ${view}', 'de-DE': 'Ansicht: ${view}' },
} as const

/** Characters of a view's name for which a toolbar has room. */
const mostOfName = 24

/** Views that people save for themselves, on pages of which something can be kept. */
export const layout: ListFeature<RowsContext> = {
  name: 'layout',
  icon: LayoutOutlined,
  label: { 'zh-CN': '视图', 'en-US': 'Views', 'de-DE': 'Ansichten' },
  chosenLabel,
  isOffered: ({ page, wanted }) => wanted !== false && factsOfPage(page.kind).viewKeeps !== undefined,
  Menu: lazyPart(() => import('./ViewMenu'), 'ViewMenu'),
}

/** What stands on the button while the rows are not shown as their page has it: the view that is. */
function chosenLabel({ views, host }: RowsContext): string | undefined {
  const letters = [...(views?.views.find(({ id }) => id === views.current)?.name ?? '')]
  if (letters.length === 0) return undefined
  const view = letters.length > mostOfName ? `${letters.slice(0, mostOfName).join('')}…` : letters.join('')
  return featureText(buttonTexts, host.language)('shown', { view })
}
