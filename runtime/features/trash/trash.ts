import { HistoryOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

const TrashDialog = lazyPart(() => import('./TrashDialog'), 'TrashDialog')

/** The deleted rows of the page, to bring them back. */
export const trash: ListFeature = {
  name: 'trash',
  icon: HistoryOutlined,
  label: { 'zh-CN': '已删除', 'en-US': 'Deleted', 'de-DE': 'Gelöschte' },
  right: 'delete',
  isOffered: ({ wanted, page }) => wanted !== false && page.trashUrl !== undefined,
  perform({ page, show, reload }) {
    if (page.trashUrl) show(TrashDialog, { url: page.trashUrl, title: page.title, reload })
  },
}
