import { Link } from 'react-router-dom'
import { laterPart } from '../../kit/laterPart'
import { homePath } from '../redirect'
import { externalAddress } from './Menu'
import type { NavigationEntry } from './useMenuEntries'

const MenuStar = laterPart(() => import('../favourites/stars'), 'MenuStar')
const OutsideWord = laterPart(() => import('./OutsideWord'), 'OutsideWord')

interface MenuLabelProps {
  entry: NavigationEntry
  /** true: it is the page on the screen. */
  isShown?: boolean
  onChoose?(): void
}

/** A page's name with its star; what leads out of the product cannot be kept, and home is at hand anyway. */
export function MenuLabel(props: MenuLabelProps) {
  const { item, key, title } = props.entry
  return (
    <span className="pw-menu-label">
      <MenuLink {...props} />
      {item && !externalAddress(item) && key !== homePath && <MenuStar item={item} title={title} />}
    </span>
  )
}

function MenuLink({ entry: { key, item, title }, isShown = false, onChoose }: MenuLabelProps) {
  const outside = item && externalAddress(item)
  if (!outside)
    return (
      <Link to={key} aria-current={isShown ? 'page' : undefined} title={title} onClick={onChoose}>
        {title}
      </Link>
    )
  return (
    <a className="pw-outside" href={outside} target="_blank" rel="noopener noreferrer" title={title} onClick={onChoose}>
      {title}
      <OutsideWord />
    </a>
  )
}
