import { useEffect } from 'react'
import { isMenuIcon, type MenuIconName, plainIconName } from '../../../schemas/page/menuIcons'

let isOnItsWay = false

/** The pictures come when the first of them is to be seen; until then the place is empty and as large. */
function loadPictures(): void {
  if (isOnItsWay) return
  isOnItsWay = true
  import('./menuIconStyles').catch(() => {
    isOnItsWay = false
  })
}

/** The icon with this name, beside a text that says the same; a plain one for a name that is not among them. */
export function MenuIcon({ name, isGroup = false }: { name?: string | null; isGroup?: boolean }) {
  useEffect(loadPictures, [])
  const wanted = plainIconName(name ?? '')
  const shown: MenuIconName = isMenuIcon(wanted) ? wanted : isGroup ? 'folder' : 'file-text'
  return <span className={`anticon pw-icon pw-menu-icon-${shown}`} aria-hidden />
}
