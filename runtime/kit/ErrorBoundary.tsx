import type { ReactNode } from 'react'
import { ErrorBoundary as BaseErrorBoundary } from 'react-error-boundary'
import { BrokenPiece } from './BrokenPiece'

interface ErrorBoundaryProps {
  /** What is inside, as the reader knows it: a field's title, a page's code. */
  name?: string
  size?: 'inline' | 'block'
  /** A change of these values tries again, for example a new version of the page. */
  resetKeys?: unknown[]
  children: ReactNode
}

/** Whatever breaks inside shows so inside; the rest of the screen goes on working (C-neverwhite). */
export function ErrorBoundary({ name, size = 'block', resetKeys, children }: ErrorBoundaryProps) {
  return (
    <BaseErrorBoundary
      resetKeys={resetKeys}
      fallbackRender={({ error, resetErrorBoundary }) => <BrokenPiece error={error} name={name} size={size} onRetry={resetErrorBoundary} />}
    >
      {children}
    </BaseErrorBoundary>
  )
}
