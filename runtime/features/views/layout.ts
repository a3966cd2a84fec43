import { LayoutOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import { featureText } from '../../session/featureText'
import type { ListContext, ListFeature } from '../ListFeature'

const buttonTexts = {
  shown: { 'zh-CN': '视图：${view}', 'en-US': 'View: ${view}', 'de-DE': 'Ansicht: ${view}' },
} as const

/** Characters of a view's name for which a toolbar has room. */
const mostOfName = 24

export const layout: ListFeature = {
  name: 'layout',
  icon: LayoutOutlined,
  label: { 'zh-CN': '视图', 'en-US': 'Views', 'de-DE': 'Ansichten' },
  chosenLabel,
  isOffered: ({ wanted }) => wanted !== false,
  Menu: lazyPart(() => import('./ViewMenu'), 'ViewMenu'),
}

/** What stands on the button while the list is not shown as its page has it: the view that is. */
function chosenLabel({ views: { views, current }, host }: ListContext): string | undefined {
  const letters = [...(views.find(({ id }) => id === current)?.name ?? '')]
  if (letters.length === 0) return undefined
  const view = letters.length > mostOfName ? `${letters.slice(0, mostOfName).join('')}…` : letters.join('')
  return featureText(buttonTexts, host.language)('shown', { view })
}
