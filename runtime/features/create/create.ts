import { PlusOutlined } from '@ant-design/icons'
import { isWanted } from '../isWanted'
import type { ListFeature } from '../ListFeature'

export const create: ListFeature = {
  name: 'new',
  icon: PlusOutlined,
  label: 'list.new',
  isPrimary: true,
  keys: 'Alt+N',
  right: 'add',
  isOffered: (offer) => isWanted(offer, offer.page.url.add),
  perform({ host, page, openNew }) {
    if (!page.url.add) return host.notify('error', host.text('list.setUrlAdd'))
    openNew()
  },
}
