import { Splitter } from 'antd'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useText } from '../../text/useText'
import { useIsNarrow } from './useIsNarrow'

interface PanesProps {
  writing: ReactNode
  shown: ReactNode
}

/** What is written and what comes of it, beside one another or, in a narrow window, one below the other. Each can be folded away. */
export function Panes({ writing, shown }: PanesProps) {
  const { text } = useText()
  const place = useRef<HTMLDivElement>(null)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const orientation = useIsNarrow() ? 'vertical' : 'horizontal'
  // The buttons that fold one side away, or open the other again, come and go, and bring English names along.
  useEffect(() => {
    const names = { start: text('studio.roomForShown'), end: text('studio.roomForWriting') }
    for (const [side, name] of Object.entries(names))
      place.current?.querySelector(`.ant-splitter-bar-collapse-bar-${side}`)?.setAttribute('aria-label', name)
  })
  return (
    <div className="pw-studio-panes" ref={place}>
      <Splitter orientation={orientation} onCollapse={drawAgain}>
        <Splitter.Panel defaultSize="45%" min="20%" collapsible>
          {writing}
        </Splitter.Panel>
        <Splitter.Panel min="20%" collapsible>
          {shown}
        </Splitter.Panel>
      </Splitter>
    </div>
  )
}
