import { Alert, Button } from 'antd'
import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useContext, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { type Fetcher, fetcher } from './fetcher'
import { PartMissing } from './importAgain'
import { RedrawContext } from './PartSuspense'

/** The props of an exported component: `never` for an export that is none. */
export type PropsOf<C> = C extends (props: infer P) => ReactNode ? P & object : never

/** A component that is fetched when it is first shown, or when somebody asks for it ahead. */
export type LazyPart<P> = FunctionComponent<P> & { preload(): Promise<unknown> }

/**
 * A component that is fetched when it is first shown. What cannot be fetched says so in its own place, with what helps: everything typed elsewhere
 * stays. `Suspense` around it shows what is seen meanwhile. `onMissing` is called when the sentence stands there instead.
 */
export function lazyPart<M, N extends keyof M>(load: () => Promise<M>, name: N, onMissing?: () => void): LazyPart<PropsOf<M[N]>> {
  return lazyFetched(fetcher(load, name), onMissing)
}

/** The same for a component that others fetch too: `fetch` fails with `PartMissing` when it cannot be fetched. */
export function lazyFetched<C>(fetch: Fetcher<C>, onMissing?: () => void): LazyPart<PropsOf<C>> {
  type P = PropsOf<C>
  // A cast: only components are asked for.
  const componentOf = (piece: C | undefined) => piece as ComponentType<P> | undefined
  const waiting = new Set<() => void>()
  const find = async () => {
    const piece = (await fetch()) as ComponentType<P>
    for (const redraw of waiting) redraw()
    waiting.clear()
    return piece
  }
  const make = () =>
    lazy(async () => {
      try {
        return { default: await find() }
      } catch (error) {
        isLost = true
        throw error
      }
    })
  let isLost = false
  let Part: ComponentType<P> = make()
  // What is there is drawn at once, where React would put the placeholder up first.
  const usable = () => componentOf(fetch.found) ?? Part
  // React keeps the failure of what it has waited for: trying again needs another one.
  const tryAgain = () => {
    if (isLost) Part = make()
    isLost = false
  }
  function Shown(props: P) {
    // The same one for as long as it stands: another would begin anew.
    const [Usable, use] = useState<ComponentType<P>>(usable)
    const redraw = useContext(RedrawContext)
    if (!fetch.found) waiting.add(redraw)
    const reset = () => {
      tryAgain()
      use(usable)
    }
    return (
      <ErrorBoundary FallbackComponent={MissingPart} onReset={reset} onError={onMissing}>
        <Usable {...(props as P & { ref?: never })} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Shown, { preload: find })
}

/** Anything but a missing piece is for whoever stands around it. */
function MissingPart({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  if (!(error instanceof PartMissing)) throw error
  return (
    <Alert
      type="warning"
      showIcon
      title={t('kit.partMissing')}
      description={t('kit.partMissingText')}
      action={
        <div className="pw-state-actions">
          <Button size="small" onClick={resetErrorBoundary}>
            {t('kit.retry')}
          </Button>
          <Button size="small" type="primary" onClick={() => window.location.reload()}>
            {t('kit.reload')}
          </Button>
        </div>
      }
    />
  )
}
