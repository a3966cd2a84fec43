import { DownOutlined } from '@ant-design/icons'
import { Button, type MenuProps } from 'antd'
import { useNavigate } from 'react-router-dom'
import { DropdownButton } from '../../kit/DropdownButton'
import { useText } from '../../text/useText'
import { addressOfTab, type Tab } from './tabs'

interface AllTabsProps {
  tabs: readonly Tab[]
  shown: string
  titleOf(path: string): string
  /** What can be done with the shown one. */
  actions: NonNullable<MenuProps['items']>
  onAction(action: string): void
}

/** Every open page by its name, for a strip with more tabs than it has room for, and what can be done where nothing can be right-clicked. */
export function AllTabs({ tabs, shown, titleOf, actions, onAction }: AllTabsProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const name = text('tabs.open')
  const choose = (key: string) => {
    const tab = tabs.find((one) => one.path === key)
    if (tab) void navigate(addressOfTab(tab))
    else onAction(key)
  }
  return (
    <DropdownButton
      className="pw-all-tabs"
      menu={{
        selectedKeys: [shown],
        items: [
          ...tabs.map(({ path }) => ({ key: path, label: titleOf(path), title: titleOf(path) })),
          { type: 'divider' },
          { type: 'group', label: titleOf(shown), children: actions },
        ],
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button type="text" size="small" icon={<DownOutlined />} aria-label={name} title={name} aria-haspopup="menu" />
    </DropdownButton>
  )
}
