import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps, getErrorMessage } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from './ErrorNotice'
import { PartMissing } from './importAgain'

interface FenceProps {
  /** What is inside, as the reader knows it: a field's title, a page's code. */
  name?: string
  size?: 'inline' | 'block'
  /** A change of these values tries again, for example a new version of the page. */
  resetKeys?: unknown[]
  children: ReactNode
}

/** Whatever breaks inside shows its error inside; the rest of the screen goes on working (ledger C-neverwhite). */
export function Fence({ name, size = 'block', resetKeys, children }: FenceProps) {
  return (
    <ErrorBoundary resetKeys={resetKeys} fallbackRender={(failure) => <BrokenPlace {...failure} name={name} size={size} />}>
      {children}
    </ErrorBoundary>
  )
}

function BrokenPlace({ error, resetErrorBoundary, name, size }: FallbackProps & Pick<FenceProps, 'name' | 'size'>) {
  const { t } = useTranslation()
  const isMissing = error instanceof PartMissing
  const title = t(isMissing ? 'kit.partMissing' : 'kit.broken')
  return (
    <ErrorNotice
      size={size}
      title={name ? `${name}: ${title}` : title}
      message={isMissing ? t('kit.partMissingText') : (getErrorMessage(error) ?? String(error))}
      onRetry={resetErrorBoundary}
    />
  )
}
