import { useId } from 'react'
import { useText } from '../../text/useText'
import { leaves, menuTitle, shownItems, useMenu } from '../layout/Menu'
import { MenuCard } from './MenuCard'
import { useOwnPages } from './useOwnPages'

/** Every area of the product with the pages that the user may open; areas of one page stand together. */
export function AllPages() {
  const { text, language } = useText()
  const id = useId()
  const menu = useMenu()
  const pages = useOwnPages()
  const areas = shownItems(menu).map((area) => ({ area, inside: leaves([area]).filter((item) => pages.includes(item)) }))
  const single = areas.flatMap(({ inside }) => (inside.length === 1 ? inside : []))
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text('home.allPages')}</h3>
      <div className="pw-home-cards">
        {areas.map(
          ({ area, inside }) =>
            inside.length > 1 && <MenuCard key={area.id} icon={area.meta.icon} title={menuTitle(area, language)} pages={inside} />,
        )}
        {single.length > 0 && <MenuCard icon="appstore" title={text('home.others')} pages={single} />}
      </div>
    </section>
  )
}
