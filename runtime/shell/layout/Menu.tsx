import { createContext, useContext } from 'react'
import type { MenuItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { translationIn } from '../../../schemas/wire/translations'

const MenuContext = createContext<readonly MenuItem[]>([])
export const MenuProvider = MenuContext.Provider

/** The user's menu, as the server gave it. */
export function useMenu(): readonly MenuItem[] {
  return useContext(MenuContext)
}

/** The item's title in the reader's language. */
export function menuTitle({ meta, name }: MenuItem, language: Language): string {
  return translationIn(meta, 'title', 'titles', language) || meta.title || name
}

/** Items that stand in the menu: neither hidden nor, being no route (flag 0), without anything below them. */
export function shownItems(items: readonly MenuItem[]): MenuItem[] {
  return items.filter((item) => !item.hidden && (item.route !== '0' || childrenOf(item).length > 0))
}

export function childrenOf(item: MenuItem): MenuItem[] {
  return shownItems(item.children ?? [])
}

/** The item with this address, and the items above it, outermost first; empty when the menu does not have it. */
export function menuTrail(items: readonly MenuItem[], path: string): MenuItem[] {
  for (const item of items) {
    const below = menuTrail(item.children ?? [], path)
    if (below.length > 0) return [item, ...below]
    if (item.path === path && !item.children?.length) return [item]
  }
  return []
}

/** The items that lead somewhere, in order. */
export function leaves(items: readonly MenuItem[]): MenuItem[] {
  return shownItems(items).flatMap((item) => (childrenOf(item).length > 0 ? leaves(item.children ?? []) : [item]))
}

/** The item that leads to a page by whatever address. */
export function itemOfPage(menu: readonly MenuItem[], code: string | undefined): MenuItem | undefined {
  return code === undefined ? undefined : leaves(menu).find(({ meta }) => meta.page === code)
}

/** The item as the navigation shows it: a group that leads to one page alone is that page, under the page's own name. */
export function shownAs(item: MenuItem): MenuItem {
  const [only, ...others] = leaves([item])
  if (!only || others.length > 0) return item
  return { ...only, meta: { ...only.meta, icon: only.meta.icon || item.meta.icon } }
}

/** The address of another server that an item has; `null` for an item of our own. Only web addresses are followed; `{{…}}` stands for the base of the calls. */
function foreignAddress({ meta }: MenuItem): string | null {
  const url = (meta.url ?? '').replace(/^{{.*}}/, `${window.location.origin}/api`)
  return /^https?:\/\//i.test(url) ? url : null
}

/** The address of an item that leads out of the product, into a window of its own; `null` for any other. */
export function externalAddress(item: MenuItem): string | null {
  return item.meta.internalOrExternal === false ? null : foreignAddress(item)
}

/** The address of another server that an item shows inside of the frame; `null` for any other. */
export function framedAddress(item: MenuItem): string | null {
  return item.meta.internalOrExternal === false ? foreignAddress(item) : null
}

/** The item with this address, page or group; `undefined` when the menu does not have it. */
export function findItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : findItem(item.children ?? [], path)
    if (found) return found
  }
  return undefined
}
