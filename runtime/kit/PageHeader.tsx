import type { ReactNode } from 'react'
import './pageHeader.css'

interface PageHeaderProps {
  breadcrumbs?: ReactNode
  logo?: ReactNode
  avatar?: ReactNode
  title?: ReactNode
  /** Buttons, beside the title. */
  action?: ReactNode
  /** Some lines below the title. */
  content?: ReactNode
  /** Figures, at the end. */
  extra?: ReactNode
}

/** What stands above a page: the way to it, and whatever else it has to say of itself. Areas that are not given take no room. */
export function PageHeader({ breadcrumbs, logo, avatar, title, action, content, extra }: PageHeaderProps) {
  const hasBody = [logo, avatar, title, action, content, extra].some(Boolean)
  return (
    <div className="pw-page-header">
      {breadcrumbs}
      {hasBody && (
        <div className="pw-page-header-body">
          {logo && <div className="pw-page-header-logo">{logo}</div>}
          {avatar && <div className="pw-page-header-avatar">{avatar}</div>}
          <div className="pw-page-header-main">
            {title && <h2>{title}</h2>}
            {content && <div className="pw-soft">{content}</div>}
          </div>
          {action && <div className="pw-page-header-action">{action}</div>}
          {extra && <div className="pw-page-header-extra">{extra}</div>}
        </div>
      )}
    </div>
  )
}
