import dayjs from 'dayjs'
import { EmptyState } from '../../kit/EmptyState'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { childrenOf, leaves, menuTitle, shownItems, useMenu } from '../layout/Menu'
import { homePath } from '../redirect'
import { greetingKey } from './greeting'
import { MenuCard } from './MenuCard'
import { PageLink } from './PageLink'
import { readRecentPages } from './recentPages'
import './home.css'

/** Where everybody lands: a greeting, the pages visited last, and everything that the user may open. */
export function HomePage() {
  const { text, language } = useText()
  const { user } = usePageHost()
  const menu = useMenu()
  const now = dayjs()
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(now.toDate())
  const pages = leaves(menu).filter(({ path }) => path !== homePath)
  const recent = readRecentPages(user?.id ?? '').flatMap((path) => pages.find((item) => item.path === path) ?? [])
  const groups = shownItems(menu).filter((item) => childrenOf(item).length > 0)
  const single = pages.filter((item) => menu.includes(item))

  return (
    <div className="pw-home">
      <section className="pw-home-welcome">
        <div>
          <h2>{text('shell.welcomeUser', { greeting: text(greetingKey(now.hour())), name: user?.realname || user?.username || '' })}</h2>
          <p>{text('shell.homeHint')}</p>
        </div>
        <time dateTime={now.format('YYYY-MM-DD')}>{today}</time>
      </section>

      <section aria-labelledby="home-recent">
        <h3 id="home-recent">{text('shell.recent')}</h3>
        {recent.length === 0 ? (
          <div className="pw-home-empty">
            <EmptyState text={text('shell.recentEmpty')} />
          </div>
        ) : (
          <ul className="pw-home-recent">
            {recent.map((item) => (
              <li key={item.id}>
                <PageLink item={item} title={menuTitle(item, language)} />
              </li>
            ))}
          </ul>
        )}
      </section>

      <section aria-labelledby="home-pages">
        <h3 id="home-pages">{text('shell.allPages')}</h3>
        <div className="pw-home-cards">
          {groups.map((group) => {
            const inside = leaves([group]).filter((item) => pages.includes(item))
            return inside.length > 0 && <MenuCard key={group.id} icon={group.meta.icon} title={menuTitle(group, language)} pages={inside} />
          })}
          {single.length > 0 && <MenuCard icon="appstore" title={text('shell.others')} pages={single} />}
        </div>
      </section>
    </div>
  )
}
