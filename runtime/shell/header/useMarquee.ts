import { type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '../../kit/useMediaQuery'

/** Pixels per millisecond. */
const speed = 0.2 / 5

type ElementRef = RefObject<HTMLElement | null>

/** How far the line has run to the left after some milliseconds more; behind its end it comes in again from the right. */
export function nextOffset(offset: number, elapsed: number, lineWidth: number, frameWidth: number): number {
  const next = offset + elapsed * speed
  return next > lineWidth ? -frameWidth : next
}

/** Runs the line through its frame while it is wider than the frame, unless it was stopped or the reader wants no movement. */
export function useMarquee(frame: ElementRef, line: ElementRef, content: string, isStopped: boolean): void {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const widths = useWidths(frame, line, content)
  const isRunning = widths.line > widths.frame && !isStopped && !isStill
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content begins anew
  useEffect(() => {
    const moved = line.current
    if (!isRunning || !moved) return
    let offset = 0
    let last: number | null = null
    const step = (now: number) => {
      // A window that was out of sight counts no time, so that the line does not jump.
      offset = nextOffset(offset, Math.min(now - (last ?? now), 100), widths.line, widths.frame)
      moved.style.transform = `translateX(${-offset}px)`
      last = now
      handle = requestAnimationFrame(step)
    }
    let handle = requestAnimationFrame(step)
    return () => cancelAnimationFrame(handle)
  }, [line, content, isRunning, widths])
}

/** Widths of line and frame in pixels, measured when the content changes and when the header does. */
function useWidths(frame: ElementRef, line: ElementRef, content: string): { line: number; frame: number } {
  const [widths, setWidths] = useState({ line: 0, frame: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content makes the width
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setWidths({ line: line.current?.scrollWidth ?? 0, frame: element.clientWidth })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, line, content])
  return widths
}
