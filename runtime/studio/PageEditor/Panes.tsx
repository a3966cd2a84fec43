import { Segmented, Splitter } from 'antd'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { mediumScreen, narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { useText } from '../../text/useText'

export type Side = 'writing' | 'shown'

interface PanesProps {
  writing: ReactNode
  shown: ReactNode
  /** Which of them a telephone shows. */
  side: Side
  onSide(side: Side): void
}

/** What is written and what comes of it, beside one another or, in a narrow window, one below the other. Each can be folded away; a telephone has room for one. */
export function Panes({ writing, shown, side, onSide }: PanesProps) {
  const { text } = useText()
  const place = useRef<HTMLDivElement>(null)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const orientation = useMediaQuery(mediumScreen) ? 'vertical' : 'horizontal'
  const isOne = useMediaQuery(narrowScreen)
  // The buttons that fold one side away, or open the other again, come and go, and bring English names along.
  useEffect(() => {
    const names = { start: text('studio.roomForShown'), end: text('studio.roomForWriting') }
    for (const [side, name] of Object.entries(names))
      place.current?.querySelector(`.ant-splitter-bar-collapse-bar-${side}`)?.setAttribute('aria-label', name)
  })
  const options = [
    { value: 'writing' as const, label: text('list.edit') },
    { value: 'shown' as const, label: text('studio.preview') },
  ]
  const panel = (own: Side) => ({
    min: '20%',
    collapsible: !isOne,
    resizable: !isOne,
    // The panels stay the same ones, so that an editor keeps its steps where a telephone is turned.
    ...(isOne ? { size: own === side ? '100%' : 0 } : {}),
    children: (
      <div className="pw-studio-side" hidden={isOne && own !== side}>
        {own === 'writing' ? writing : shown}
      </div>
    ),
  })
  return (
    <div className="pw-studio-panes" ref={place}>
      {isOne && <Segmented<Side> block aria-label={text('studio.shownSide')} options={options} value={side} onChange={onSide} />}
      <Splitter orientation={orientation} onCollapse={drawAgain}>
        <Splitter.Panel defaultSize="45%" {...panel('writing')} />
        <Splitter.Panel {...panel('shown')} />
      </Splitter>
    </div>
  )
}
