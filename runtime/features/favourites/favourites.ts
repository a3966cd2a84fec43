import { StarOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature, RowsContext } from '../ListFeature'

/** The pages that somebody keeps, and this one among them. */
export const favourites: ListFeature<RowsContext> = {
  name: 'favourites',
  icon: StarOutlined,
  label: { 'zh-CN': '收藏', 'en-US': 'Favourites', 'de-DE': 'Favoriten' },
  isIconAlone: true,
  isOffered: ({ wanted }) => wanted !== false,
  // A page beside another is found at no address.
  isVisible: ({ host }) => host.tab !== undefined,
  Menu: lazyPart(() => import('./FavouriteMenu'), 'FavouriteMenu'),
}
