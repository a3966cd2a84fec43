import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { PageSummary } from '../../../schemas/api/pages'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { writingRights } from '../writingRights'
import type { PageAction } from './PageAction'

interface PageMenuProps {
  /** Code of the page, or name of the document. */
  code: string
  title: string
  state: PageSummary['state']
  /** true: not now, for what is typed has yet to be saved. */
  isDisabled?: boolean
  /** Where it stands in a grid, which is one stop of the Tab key. */
  tabIndex?: number
  onAsk(action: PageAction): void
}

/** What the user may do with a page beside writing it. */
export function PageMenu({ code, title, state, isDisabled, tabIndex, onAsk }: PageMenuProps) {
  const { text } = useText()
  const { can } = usePageHost()
  const { canWrite, canPublish } = writingRights(code, can)
  if (!canWrite) return null
  const isPublished = state === 'published' || state === 'changed'
  const mayChange = state === 'draft' || canPublish
  const offered: PageAction[] = mayChange ? ['copy', 'rename', ...(isPublished ? ['unpublish' as const] : []), 'delete'] : ['copy']
  const items = offered.map((action) => ({
    key: action,
    label: text(`studio.life.${action}`),
    danger: action === 'delete',
    onClick: () => onAsk(action),
  }))
  return (
    <Dropdown trigger={['click']} disabled={isDisabled} menu={{ items }}>
      <Button size="small" type="text" icon={<MoreOutlined />} tabIndex={tabIndex} aria-label={text('studio.life.menuOf', { title })} />
    </Dropdown>
  )
}
