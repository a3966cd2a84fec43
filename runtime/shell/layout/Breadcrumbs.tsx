import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { menuTitle, menuTrail, useMenu } from './Menu'
import { usePageTitle } from './usePageTitle'
import './breadcrumbs.css'

/** The way to a page: home, the menu's entries, the page itself, which is no link. */
export function Breadcrumbs({ path }: { path: string }) {
  const { text, language } = useText()
  const titleOf = usePageTitle()
  const title = titleOf(path)
  // A group that is called as its page is says nothing more.
  const above = menuTrail(useMenu(), path)
    .slice(0, -1)
    .filter((item) => menuTitle(item, language) !== title)
  return (
    <nav className="pw-crumbs" aria-label={text('shell.breadcrumb')}>
      <ol>
        <li>
          <Link to={homePath}>{text('shell.home')}</Link>
        </li>
        {above.map((item) => {
          const name = menuTitle(item, language)
          // A group that is no page has nowhere to lead to.
          return (
            <li key={item.id} title={name}>
              {item.route === '0' ? name : <Link to={item.path}>{name}</Link>}
            </li>
          )
        })}
        <li className="pw-crumbs-last" aria-current="page" title={title}>
          <h1>{title}</h1>
        </li>
      </ol>
    </nav>
  )
}
