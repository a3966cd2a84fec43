import { ReloadOutlined } from '@ant-design/icons'
import type { ListFeature, RowsContext } from '../ListFeature'

export const refresh: ListFeature<RowsContext> = {
  name: 'refresh',
  icon: ReloadOutlined,
  label: 'list.refresh',
  isOffered: ({ wanted }) => wanted !== false,
  perform: ({ reload }) => reload(),
}
