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

/** The address of an item that leads out of the product; `null` for one of our own. Only web addresses are followed. */
export function externalAddress({ meta }: MenuItem): string | null {
  const url = meta.url ?? ''
  return /^https?:\/\//i.test(url) ? url : null
}

/** The item with this address, page or group; `undefined` when the menu does not have it. */
export function findItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : findItem(item.children ?? [], path)
    if (found) return found
  }
  return undefined
}
