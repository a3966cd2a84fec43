import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '../kit/reportError'
import { useText } from '../text/useText'

/** What is left when everything else has failed. It uses nothing of antd: antd may be what is broken. */
export function BrokenScreen({ error }: { error: unknown }) {
  const { text } = useText()
  return (
    <main className="pw-broken" role="alert">
      <h1>{text('shell.brokenTitle')}</h1>
      <p>{text('shell.brokenHint')}</p>
      <p>{text('kit.reference', { reference: reportError(error) })}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {text('shell.reload')}
      </button>{' '}
      <a href="/">{text('shell.backHome')}</a>
    </main>
  )
}

/** Around the whole product: never a white page (C-neverwhite). */
export function LastResort({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenScreen}>{children}</ErrorBoundary>
}
