import { useEffect, useRef } from 'react'
import { usePageHost } from '../../session/PageHost'
import { writeStored } from '../../session/storage'
import { menuTitle, menuTrail, useMenu } from './Menu'

/** Notes each menu item that is gone to: its title under the address (specification P2), and an entry in the server's access log (P4). */
export function useMenuVisits(pathname: string): void {
  const menu = useMenu()
  const { user, calls, language } = usePageHost()
  const item = menuTrail(menu, pathname).at(-1)
  const title = item && menuTitle(item, language)
  useEffect(() => {
    if (title) writeStored(pathname, title)
  }, [pathname, title])

  const logged = useRef<string | null>(null)
  useEffect(() => {
    if (!item || !user || logged.current === pathname) return
    logged.current = pathname
    const entry = { createName: user.username, createBy: user.realname, menuId: item.id, menuName: item.meta.title }
    // A log that cannot be written is no reason to disturb anybody.
    calls.post('/system/sysMenuLog/add', entry).catch(() => undefined)
  }, [item, user, calls, pathname])
}
