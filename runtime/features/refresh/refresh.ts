import { ReloadOutlined } from '@ant-design/icons'
import type { ListFeature } from '../ListFeature'

export const refresh: ListFeature = {
  name: 'refresh',
  icon: ReloadOutlined,
  label: 'list.refresh',
  isOffered: ({ wanted }) => wanted !== false,
  perform: ({ reload }) => reload(),
}
