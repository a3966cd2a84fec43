import {
  BarChartOutlined,
  DeleteOutlined,
  FilterOutlined,
  LayoutOutlined,
  MoreOutlined,
  PlusOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'

/** What toolbars of lists by hand have in common. */
export const firstButtons = (
  <>
    <Button type="primary" icon={<PlusOutlined />}>
      New
    </Button>
    <Button icon={<SearchOutlined />}>Query</Button>
    <Button icon={<FilterOutlined />}>Advanced query</Button>
    <Button danger icon={<DeleteOutlined />}>
      Delete
    </Button>
  </>
)
export const viewsButton = <Button icon={<LayoutOutlined />}>Views</Button>
export const moreButton = <Button aria-label="More actions" icon={<MoreOutlined />} />
export const chartsButton = <Button icon={<BarChartOutlined />}>Charts</Button>
