import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ReachedTooltip } from '../../kit/tooltips'
import { cutText } from './values'

interface CutHintProps {
  /** The whole text; nothing is said where it is left out. */
  whole: string | undefined
  /** true: what stands inside has tooltips of its own under the pointer. */
  hasOwnTitles?: boolean
  children: ReactNode
}

/** What is shown in part, with the whole in its tooltip: under the pointer, and while the grid cell around it, or outside of grids the text, has the focus. */
export function CutHint({ whole, hasOwnTitles = false, children }: CutHintProps) {
  const holder = useRef<HTMLSpanElement>(null)
  const [isFocused, setFocused] = useState(false)
  const isCut = whole !== undefined
  useEffect(() => {
    const text = holder.current
    if (!isCut || !text) return
    const place = text.closest<HTMLElement>('[role=gridcell]') ?? text
    if (place === text && !text.querySelector('button')) text.tabIndex = 0
    const open = () => setFocused(true)
    const close = () => setFocused(false)
    place.addEventListener('focusin', open)
    place.addEventListener('focusout', close)
    return () => {
      place.removeEventListener('focusin', open)
      place.removeEventListener('focusout', close)
    }
  }, [isCut])
  return (
    <span ref={holder} title={hasOwnTitles ? undefined : whole}>
      {children}
      {isCut && isFocused && (
        <ReachedTooltip open title={whole}>
          <span />
        </ReachedTooltip>
      )}
    </span>
  )
}

/** A text of at most that many characters, and an ellipsis; -1 cuts none. */
export function CutText({ text, limit }: { text: string; limit: number }) {
  const shown = cutText(text, limit)
  return shown === text ? text : <CutHint whole={text}>{shown}</CutHint>
}
