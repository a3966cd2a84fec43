import { useId } from 'react'
import { useText } from '../../text/useText'
import { childrenOf, leaves, menuTitle, shownItems, useMenu } from '../layout/Menu'
import { MenuCard } from './MenuCard'
import { useOwnPages } from './useOwnPages'

/** Every area of the product with the pages that the user may open. */
export function AllPages() {
  const { text, language } = useText()
  const id = useId()
  const menu = useMenu()
  const pages = useOwnPages()
  const groups = shownItems(menu).filter((item) => childrenOf(item).length > 0)
  const single = pages.filter((item) => menu.includes(item))
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text('home.allPages')}</h3>
      <div className="pw-home-cards">
        {groups.map((group) => {
          const inside = leaves([group]).filter((item) => pages.includes(item))
          return inside.length > 0 && <MenuCard key={group.id} icon={group.meta.icon} title={menuTitle(group, language)} pages={inside} />
        })}
        {single.length > 0 && <MenuCard icon="appstore" title={text('home.others')} pages={single} />}
      </div>
    </section>
  )
}
