import { Link } from 'react-router-dom'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { homePath, workplacePath } from '../redirect'
import { findItem, menuTitle, useMenu } from './Menu'
import './footer.css'

/** Pages of the menu that the footer leads to where the user has them: messages and own tasks. */
const linked = ['/isps/userAnnouncement', '/taskcenter/taskList']

/** The product's name and links, below pages that scroll. */
export function Footer() {
  const { text, language } = useText()
  const { can } = usePageHost()
  const menu = useMenu()
  const items = linked.flatMap((path) => findItem(menu, path) ?? [])
  return (
    <footer className="pw-footer">
      <nav aria-label={text('shell.footer')}>
        <Link to={homePath}>{text('shell.home')}</Link>
        {can('dashboard') && <Link to={workplacePath}>{text('tabs.workplace')}</Link>}
        {items.map((item) => (
          <Link key={item.id} to={item.path}>
            {menuTitle(item, language)}
          </Link>
        ))}
      </nav>
      <span>{text('shell.product')}</span>
    </footer>
  )
}
