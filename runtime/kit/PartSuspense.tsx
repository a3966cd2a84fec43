// biome-ignore lint/style/noRestrictedImports: the one place that takes it from there
import { createContext, type ReactNode, Suspense, useReducer } from 'react'

/** Draws what is around a piece once more: given to whoever waits for one. */
export const RedrawContext = createContext(() => {})

interface PartSuspenseProps {
  /** What is seen until the piece is there. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * `Suspense` for pieces that are fetched, which shows them as soon as they are there. By itself React holds back what it has waited for until 300 ms after the
 * last placeholder came, but not what is drawn because something has changed.
 */
export function PartSuspense({ fallback, children }: PartSuspenseProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  return (
    <RedrawContext value={redraw}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RedrawContext>
  )
}
