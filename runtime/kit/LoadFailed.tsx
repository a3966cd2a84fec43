import WarningFilled from '@ant-design/icons/WarningFilled'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateMessage } from './StateMessage'

interface LoadFailedProps {
  /** "Loading failed" when left out. */
  title?: string
  message?: string
  onRetry?(): void
  /** true: another way out stands out instead of trying again. */
  hasBetterWay?: boolean
  /** Other ways out, beside trying again. */
  children?: ReactNode
}

/** Something could not be fetched; it can be tried again. */
export function LoadFailed({ title, message, onRetry, hasBetterWay = false, children }: LoadFailedProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <StateMessage mark={<WarningFilled className="pw-warning" aria-hidden />} title={title ?? t('kit.loadFailed')} message={message}>
        {onRetry && (
          <Button type={hasBetterWay ? 'default' : 'primary'} onClick={onRetry}>
            {t('kit.retry')}
          </Button>
        )}
        {children}
      </StateMessage>
    </div>
  )
}
