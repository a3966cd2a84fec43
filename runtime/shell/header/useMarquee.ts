import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Pixels per second: 0.2 in every 5 ms. */
const speed = 0.2 * (1000 / 5)

type ElementRef = RefObject<HTMLElement | null>

/** How a line runs: from the right edge of its frame until its end has left at the left, and again. */
export interface MarqueeRun {
  /** Seconds for the whole way. */
  duration: number
  /** Seconds of it that lie behind when it begins, so that it begins with the line in its place. */
  begun: number
}

/** How a line runs through its frame, both in pixels; `null` where it fits. */
export function runOf(line: number, frame: number): MarqueeRun | null {
  return line > frame ? { duration: (line + frame) / speed, begun: frame / speed } : null
}

/** The run of a line, measured when its content changes and when the header does; the browser moves it by itself. */
export function useMarqueeRun(frame: ElementRef, line: ElementRef, content: string): MarqueeRun | null {
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
  return runOf(widths.line, widths.frame)
}

/** Whether the window is out of sight: another tab stands before it, or it is put away. */
export function useOutOfSight(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.hidden,
  )
}
