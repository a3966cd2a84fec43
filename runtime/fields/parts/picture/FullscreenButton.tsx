import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { usePictureText } from './pictureTexts'

/** Whether an editor fills the window. Escape ends it, and not the dialog around it. */
export function useFullscreen() {
  const [isFull, setFull] = useState(false)
  const leaveByKey = (event: KeyboardEvent) => {
    if (!isFull || event.key !== 'Escape') return
    event.stopPropagation()
    setFull(false)
  }
  return { isFull, setFull, leaveByKey }
}

export function FullscreenButton({ isFull, setFull }: Pick<ReturnType<typeof useFullscreen>, 'isFull' | 'setFull'>) {
  const say = usePictureText()
  return (
    <Button
      size="small"
      type="text"
      icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      aria-label={say('fullscreen')}
      aria-pressed={isFull}
      title={say('fullscreen')}
      onClick={() => setFull(!isFull)}
    />
  )
}
