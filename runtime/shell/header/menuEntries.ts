import type { MenuItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { childrenOf, externalAddress, menuTitle, shownItems } from '../layout/Menu'

/** A menu item that leads somewhere, as the search shows it. */
export interface MenuEntry {
  path: string
  title: string
  /** Titles of the groups it stands in, outermost first. */
  above: string[]
  /** The address, for an item that leads out of the product. */
  outside: string | null
}

/** Every item to go to, in the order of the menu and the language on the screen. */
export function menuEntries(items: readonly MenuItem[], language: Language, above: string[] = []): MenuEntry[] {
  return shownItems(items).flatMap((item) => {
    const title = menuTitle(item, language)
    if (childrenOf(item).length > 0) return menuEntries(item.children ?? [], language, [...above, title])
    return [{ path: item.path, title, above, outside: externalAddress(item) }]
  })
}

/** A title in Latin letters: the first letters of its sounds, and the sounds whole. */
export interface Sounds {
  initials: string
  whole: string
}

/** Whether what was typed is in the title, in a group's title, or in the sounds of the title: `sysb` and `shiyan` both find 试验设备. */
export function matchesEntry({ title, above }: MenuEntry, typed: string, sounds: Sounds | undefined): boolean {
  const wanted = typed.trim().toLowerCase()
  if ([title, ...above].some((text) => text.toLowerCase().includes(wanted))) return true
  const letters = wanted.replace(/\s/g, '')
  return sounds !== undefined && (sounds.initials.includes(letters) || sounds.whole.includes(letters))
}
