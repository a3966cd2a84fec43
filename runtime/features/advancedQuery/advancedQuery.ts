import { FilterOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import { readsFilters } from '../../query/columnFilters'
import type { ListFeature, RowsContext } from '../ListFeature'

const AdvancedQueryDialog = lazyPart(() => import('./AdvancedQueryDialog'), 'AdvancedQueryDialog')

/** Conditions over any fields, joined by and or or, which everybody can save for themselves. */
export const advancedQuery: ListFeature<RowsContext> = {
  name: 'superQuery',
  icon: FilterOutlined,
  label: { 'zh-CN': '高级查询', 'en-US': 'Advanced query', 'de-DE': 'Erweiterte Suche' },
  right: 'list',
  isOffered: ({ page, wanted }) => wanted !== false && readsFilters(page),
  isPressed: ({ advanced }) => advanced?.query !== undefined,
  perform: ({ page, advanced, show }) => advanced && show(AdvancedQueryDialog, { page, advanced }),
}
