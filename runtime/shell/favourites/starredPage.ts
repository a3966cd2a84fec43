import type { MenuItem } from '../../../schemas/api/session'
import { favouriteLimits } from '../../../schemas/favourites/favouriteFacts'
import { translatedLanguages, translationKey } from '../../../schemas/wire/translations'
import { menuTitle } from '../layout/Menu'

/** A page that a star stands beside. */
export interface StarredPage {
  path: string
  /** In the reader's language. */
  title: string
  /** Its entry of the menu, where it has one. */
  item: MenuItem | undefined
}

/** What is kept of a page beside its folder: the page as such, without what it was asked for. */
export function favouriteOfPage({ path, title, item }: StarredPage): Record<string, unknown> {
  const titles = translatedLanguages.map((language) => [translationKey('title', language), item ? menuTitle(item, language) : title])
  return {
    title: item?.meta.title ?? title,
    ...Object.fromEntries(titles),
    route: path,
    url: path,
    componentName: item?.meta.page ?? item?.name ?? '',
    component: 'PageView',
    internalOrExternal: false,
    keepAlive: item?.meta.keepAlive ?? true,
  }
}

/** The title as a name that no other favourite of the folder has, as long as names may be. */
export function freeName(title: string, taken: readonly string[]): string {
  const { name: most } = favouriteLimits
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`
    const name = `${[...title].slice(0, most - end.length).join('')}${end}`
    if (!taken.includes(name)) return name
  }
}
