import { ReloadOutlined } from '@ant-design/icons'
import type { ToolbarButton } from './ToolbarButton'

export const refresh: ToolbarButton = {
  name: 'refresh',
  icon: ReloadOutlined,
  label: 'list.refresh',
  perform: ({ reload }) => reload(),
}
