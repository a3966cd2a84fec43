import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MouseEvent } from 'react'
import type { FieldGroupProps } from './FieldGroup'

interface CardButtonsProps extends FieldGroupProps {
  isFull: boolean
  onFull(isFull: boolean): void
}

/** Beside the heading of a card: the link to more, where the page has one, and the switch to the whole screen. */
export function CardButtons({ group, core, isFull, onFull }: CardButtonsProps) {
  const { text, openTab } = core.host
  const { more, title } = group
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openTab(more?.address ?? '')
  }
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  const label = text(isFull ? 'kit.restore' : 'kit.fullScreen')
  return (
    <>
      {more && (
        <a href={more.address} aria-label={text('form.moreOf', { title })} {...(more.isOwn ? { onClick: open } : elsewhere)}>
          {text('form.more')}
        </a>
      )}
      <Button
        type="text"
        size="small"
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={`${title}: ${label}`}
        aria-pressed={isFull}
        title={label}
        onClick={() => onFull(!isFull)}
      />
    </>
  )
}
