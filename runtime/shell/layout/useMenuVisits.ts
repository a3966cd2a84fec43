import { useEffect, useRef } from 'react'
import { whenIdleOrLeft } from '../../kit/whenIdle'
import { usePageHost } from '../../session/PageHost'
import { writeStored } from '../../session/storage'
import { codeAt } from '../public/publicPaths'
import { itemOfPage, menuTitle, menuTrail, useMenu } from './Menu'

/**
 * Notes each place that is gone to: the title of a menu item under its address, and an entry in the server's access log (P4), without
 * a menu id for places that are not in the menu. `pathname` is `null` for an address that only leads on.
 */
export function useMenuVisits(pathname: string | null, pageTitle: string): void {
  const menu = useMenu()
  const { user, calls, language } = usePageHost()
  const item = pathname === null ? undefined : (menuTrail(menu, pathname).at(-1) ?? itemOfPage(menu, codeAt(pathname)))
  const title = item && menuTitle(item, language)
  useEffect(() => {
    if (title && pathname !== null) writeStored(pathname, title)
  }, [pathname, title])

  const logged = useRef<string | null>(null)
  useEffect(() => {
    if (pathname === null || !user || logged.current === pathname) return
    logged.current = pathname
    const entry = {
      createName: user.username,
      createBy: user.realname,
      menuId: item?.id ?? '',
      menuName: (item?.meta.title ?? pageTitle).slice(0, 300),
    }
    // A log that cannot be written is no reason to disturb anybody; and the page comes first.
    whenIdleOrLeft(() => void calls.post('/system/sysMenuLog/add', entry, { isQuiet: true, keepalive: true }).catch(() => undefined))
  }, [item, pageTitle, user, calls, pathname])
}
