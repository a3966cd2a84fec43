import { createContext, useContext } from 'react'
import type { MenuItem, PermissionResult } from '../../../schemas/api/session'
import { keepRoutes } from './keepRoutes'

/** Which addresses the server's menu gives to whoever is signed in. */
export interface RouteList {
  items: readonly MenuItem[]
  /** Addresses that the server knows and that are for others only. */
  refused: ReadonlySet<string>
}

const RouteListContext = createContext<RouteList>({ items: [], refused: new Set() })
export const RouteListProvider = RouteListContext.Provider

export function useRouteList(): RouteList {
  return useContext(RouteListContext)
}

/** Name of the root that holds the menu's routes. */
const rootName = 'dashboard'

/** The routes that the server lists for building them; a server that lists none has them in its menu. */
export function routeListOf(permissions: Pick<PermissionResult, 'menu' | 'sendRouterArray' | 'auth' | 'roleCodes'>): RouteList {
  const { menu, sendRouterArray } = permissions
  const listed = sendRouterArray.flatMap((item) => (item.name === rootName ? (item.children ?? []) : [item]))
  const given = listed.length > 0 ? listed : menu
  const items = keepRoutes(given, permissions)
  const kept = new Set(pathsIn(items))
  return { items, refused: new Set(pathsIn(given).filter((path) => !kept.has(path))) }
}

function pathsIn(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [item.path, ...pathsIn(item.children ?? [])])
}
