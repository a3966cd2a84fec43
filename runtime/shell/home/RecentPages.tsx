import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { menuTitle } from '../layout/Menu'
import { HomeSection } from './HomeSection'
import { PageLink } from './PageLink'
import { readRecentPages } from './recentPages'
import { useOwnPages } from './useOwnPages'

/** The pages that the user visited last. */
export function RecentPages() {
  const { text, language } = useText()
  const { user } = usePageHost()
  const pages = useOwnPages()
  const data = readRecentPages(user?.id ?? '').flatMap((path) => pages.find((item) => item.path === path) ?? [])
  return (
    <HomeSection
      title={text('home.recent')}
      reading={{ data, error: null, retry: () => undefined }}
      isEmpty={(items) => items.length === 0}
      empty={text('home.recentEmpty')}
    >
      {(items) => (
        <ul className="pw-home-recent">
          {items.map((item) => (
            <li key={item.id}>
              <PageLink item={item} title={menuTitle(item, language)} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
