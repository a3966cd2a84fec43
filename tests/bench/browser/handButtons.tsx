import {
  BarChartOutlined,
  DeleteOutlined,
  DownOutlined,
  FilterOutlined,
  FundOutlined,
  LayoutOutlined,
  MoreOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { Button, Input } from 'antd'

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
export const moreButton = <Button aria-label="More actions" icon={<MoreOutlined />} />

/** What opens behind a button has an arrow beside its words. */
const arrow = <DownOutlined />
export const viewsMenu = (
  <Button icon={<LayoutOutlined />}>
    Views
    {arrow}
  </Button>
)
export const groupMenu = <Button>Group{arrow}</Button>
export const chartsMenu = (
  <Button icon={<BarChartOutlined />}>
    Charts
    {arrow}
  </Button>
)

/** The last buttons of a toolbar that has room for them. */
export const lastButtons = (
  <>
    <Button icon={<ReloadOutlined />}>Refresh</Button>
    <Button aria-label="Print" icon={<PrinterOutlined />} />
    <Button aria-label="Analysis" icon={<FundOutlined />} />
  </>
)

export const wordSearch = (
  <Input
    prefix={<SearchOutlined />}
    placeholder="Words to look for"
    aria-label="Search"
    style={{ width: 260, marginInlineStart: 'auto' }}
  />
)

/** The title of a column with the button of its filter. */
export function FilteredTitle({ title }: { title: string }) {
  return (
    <>
      {title}
      <button type="button" tabIndex={-1} className="list-filter" aria-label={`Filter ${title}`}>
        <FilterOutlined />
      </button>
    </>
  )
}
