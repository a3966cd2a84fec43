import type { MenuItem } from '../../../schemas/api/session'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { useText } from '../../text/useText'
import { menuTitle } from '../layout/Menu'
import { PageLink } from './PageLink'

interface MenuCardProps {
  icon?: string | null
  title: string
  pages: readonly MenuItem[]
}

/** One area of the product with its pages. */
export function MenuCard({ icon, title, pages }: MenuCardProps) {
  const { text, language } = useText()
  return (
    <article className="pw-card">
      <header>
        <span className="pw-card-icon">
          <MenuIcon name={icon} isGroup />
        </span>
        <h4>{title}</h4>
        <span className="pw-soft">{text('home.pageCount', { count: pages.length })}</span>
      </header>
      <ul>
        {pages.map((item) => (
          <li key={item.id}>
            <PageLink item={item} title={menuTitle(item, language)} />
          </li>
        ))}
      </ul>
    </article>
  )
}
