import { Link } from 'react-router-dom'
import type { MenuItem } from '../../../schemas/api/session'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { externalAddress } from '../layout/Menu'
import { OutsideWord } from '../layout/OutsideWord'

/** A menu item as a link, in this window or, for one that leads out of the product, in a new one. */
export function PageLink({ item, title }: { item: MenuItem; title: string }) {
  const outside = externalAddress(item)
  const inside = (
    <>
      <MenuIcon name={item.meta.icon} />
      <span>
        {title}
        {outside && <OutsideWord />}
      </span>
    </>
  )
  if (!outside) {
    return (
      <Link className="pw-page-link" to={item.path}>
        {inside}
      </Link>
    )
  }
  return (
    <a className="pw-page-link pw-outside" href={outside} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  )
}
