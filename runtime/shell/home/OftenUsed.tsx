import { useText } from '../../text/useText'
import { menuTitle } from '../layout/Menu'
import { HomeSection } from './HomeSection'
import { PageLink } from './PageLink'
import { useOftenUsed } from './useDashboard'
import { useOwnPages } from './useOwnPages'

/** The pages that the user opened most, as far as they still stand in the menu. */
export function OftenUsedPages() {
  const { text, language } = useText()
  const pages = useOwnPages()
  const reading = useOftenUsed()
  const data = reading.data?.items.flatMap(({ menuId, count }) => {
    const item = pages.find(({ id }) => id === menuId)
    return item ? [{ item, count }] : []
  })
  return (
    <HomeSection
      title={text('home.often')}
      reading={{ ...reading, data }}
      isEmpty={(items) => items.length === 0}
      empty={text('home.oftenEmpty')}
    >
      {(items) => (
        <ul className="pw-home-recent">
          {items.slice(0, 8).map(({ item, count }) => (
            <li key={item.id} title={text('home.opened', { count })}>
              <PageLink item={item} title={menuTitle(item, language)} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
