import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface EmptyStateProps {
  /** "No data" when left out. */
  text?: string
  /** What can be done about it, for example a button. */
  children?: ReactNode
}

/** There is nothing to show, and that is no error. */
export function EmptyState({ text, children }: EmptyStateProps) {
  const { t } = useTranslation()
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text ?? t('kit.empty')}>
      {children}
    </Empty>
  )
}
