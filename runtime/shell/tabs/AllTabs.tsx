import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { createPath, useNavigate } from 'react-router-dom'
import { useText } from '../../text/useText'
import type { Tab } from './tabs'

interface AllTabsProps {
  tabs: readonly Tab[]
  shown: string
  titleOf(path: string): string
}

/** Every open page by its name, for a strip with more tabs than it has room for. */
export function AllTabs({ tabs, shown, titleOf }: AllTabsProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const name = text('tabs.open')
  const goTo = (path: string) => {
    const tab = tabs.find((one) => one.path === path)
    if (tab) void navigate(tab.location ? createPath(tab.location) : tab.path)
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      classNames={{ root: 'pw-all-tabs' }}
      menu={{
        selectedKeys: [shown],
        items: tabs.map(({ path }) => ({ key: path, label: titleOf(path), title: titleOf(path) })),
        onClick: ({ key }) => goTo(key),
      }}
    >
      <Button type="text" size="small" icon={<DownOutlined />} aria-label={name} title={name} aria-haspopup="menu" />
    </Dropdown>
  )
}
