import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { PageTab } from '../../session/PageHost'
import { useAppServices } from '../AppServices'
import { askedHelpAtom } from '../header/askedHelp'
import type { Tabs } from './useTabs'

interface PagePlace {
  path: string
  search: string
  /** false: the page is alone in its tab of the browser. */
  isFramed: boolean
  close: Tabs['close']
}

/** What a page can do with the tab that it stands in. */
export function usePageTab({ path, search, isFramed, close }: PagePlace): PageTab {
  const { leaveGuard } = useAppServices()
  const askForHelp = useSetAtom(askedHelpAtom)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  return useMemo(
    () => ({
      showAlone() {
        const params = new URLSearchParams(search)
        params.set('t', '_blank')
        window.open(`${path}?${params}`, '_blank', 'noopener')
      },
      showHelp: () => askForHelp({ path, isOpen: true }),
      async close() {
        if (isFramed) return latest.current(path, 'close')
        if (!(await leaveGuard.mayLeave([path]))) return
        window.close()
        // A browser keeps the tabs that people have opened themselves: there the page gives way to another one.
        if (!window.closed) await latest.current(path, 'close')
      },
    }),
    [path, search, isFramed, leaveGuard, askForHelp],
  )
}
