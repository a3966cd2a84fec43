import { type ReactNode, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type HostWithoutPickers, PageHostProvider } from '../session/PageHost'
import { useOpenPickers } from './useOpenPickers'

interface PickerHostProps {
  /** The product, to which this adds the pickers. */
  host: HostWithoutPickers
  children: ReactNode
}

/**
 * Hands down a host whose `pick` opens the pickers, and draws those that are open, each over the one that opened it. They stand beside the page and not
 * inside of what opened them: keys and clicks in a picker are none of a form's or a table's.
 */
export function PickerHost({ host, children }: PickerHostProps) {
  const { pick, open } = useOpenPickers(host)
  const whole = useMemo(() => ({ ...host, pick }), [host, pick])
  return (
    <PageHostProvider value={whole}>
      {children}
      {open.map(({ id, draw, isOpen, fail }) => (
        <ErrorBoundary key={id} fallbackRender={Nothing} onError={fail}>
          {draw(isOpen)}
        </ErrorBoundary>
      ))}
    </PageHostProvider>
  )
}

/** A picker that breaks says so in a notice: it has no place of its own on the page. */
function Nothing() {
  return null
}
