import { useTranslation } from 'react-i18next'
import { ErrorNotice } from './ErrorNotice'
import { PartMissing } from './importAgain'
import { reportError } from './reportError'

interface BrokenPieceProps {
  error: unknown
  /** What is broken, as the reader knows it: a field's title, a page's code. */
  name?: string
  size?: 'inline' | 'block'
  onRetry?(): void
}

/** In the place of a piece that threw while it was drawn: that it is broken, and a reference to what the console says of it. */
export function BrokenPiece({ error, name, size = 'block', onRetry }: BrokenPieceProps) {
  const { t } = useTranslation()
  const isMissing = error instanceof PartMissing
  const title = t(isMissing ? 'kit.partMissing' : 'kit.broken')
  return (
    <ErrorNotice
      size={size}
      title={name ? `${name}: ${title}` : title}
      message={isMissing ? t('kit.partMissingText') : t('kit.reference', { reference: reportError(error) })}
      onRetry={onRetry}
    />
  )
}
