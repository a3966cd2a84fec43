import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { usePageHost } from '../session/PageHost'
import './RowForm.css'

interface SlideVerifyProps {
  isVerified: boolean
  /** Told once, when the handle has gone the whole way. */
  onVerified(): void
}

/** Share of the way that an arrow key goes, in percent. */
const step = 10

/**
 * A handle that is dragged over the whole width, so that nothing is sent in passing. Released early it goes back; at the end it stays, and cannot be moved any
 * more. By keyboard the arrows drag it and leaving it releases it.
 */
export function SlideVerify({ isVerified, onVerified }: SlideVerifyProps) {
  const { text } = usePageHost()
  const [percent, setPercent] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; width: number } | null>(null)
  const move = (to: number) => {
    if (isVerified || drag.current === done) return
    if (to < 100) return setPercent(Math.max(0, to))
    drag.current = done
    setPercent(100)
    onVerified()
  }
  const release = () => {
    if (drag.current === done) return
    drag.current = null
    setPercent(0)
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (isVerified || drag.current === done) return
    const handle = event.currentTarget
    handle.setPointerCapture?.(event.pointerId)
    drag.current = { from: event.clientX, width: (track.current?.clientWidth ?? 0) - handle.clientWidth }
  }
  const pull = ({ clientX }: PointerEvent) => {
    if (drag.current && drag.current !== done) move(((clientX - drag.current.from) / Math.max(1, drag.current.width)) * 100)
  }
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: percent + step,
      ArrowUp: percent + step,
      ArrowLeft: percent - step,
      ArrowDown: percent - step,
      Home: 0,
      End: 100,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  const words = text(isVerified ? 'form.verified' : 'form.slideToVerify')
  return (
    <div ref={track} className={isVerified ? 'pw-verify pw-verify--done' : 'pw-verify'}>
      <span className="pw-verify-text" aria-hidden>
        {words}
      </span>
      <div
        role="slider"
        tabIndex={0}
        className="pw-verify-handle"
        style={{ insetInlineStart: `calc((100% - var(--pw-verify-handle)) * ${(isVerified ? 100 : percent) / 100})` }}
        aria-label={text('form.slideToVerify')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isVerified ? 100 : Math.round(percent)}
        aria-valuetext={isVerified ? words : undefined}
        aria-readonly={isVerified}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
        onBlur={release}
      >
        {isVerified ? <CheckOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
      </div>
    </div>
  )
}

/** In place of a drag: the handle has arrived, and is held no more. */
const done = { from: 0, width: 0 }
