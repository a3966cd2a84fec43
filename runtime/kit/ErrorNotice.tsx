import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface ErrorNoticeProps {
  /** "Something is broken here" when left out. */
  title?: string
  /** What is wrong, and where. */
  message?: string
  /** `inline` for the place of a field or a cell, `block` for a part of a page. */
  size?: 'inline' | 'block'
  onRetry?(): void
}

/** A broken piece shows its error in its own place. */
export function ErrorNotice({ title, message, size = 'block', onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation()
  const heading = title ?? t('kit.broken')
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {t('kit.retry')}
    </Button>
  )
  if (size === 'inline') {
    return (
      <span className="pw-error-inline" role="alert" title={message}>
        {heading}
        {message ? `: ${message}` : null} {retry}
      </span>
    )
  }
  return <Alert type="error" showIcon title={heading} description={message && <span className="pw-break">{message}</span>} action={retry} />
}
