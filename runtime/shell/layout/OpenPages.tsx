import { useRef } from 'react'
import { TabPage } from '../tabs/TabPage'
import { useFocusInPages } from '../tabs/useFocusInPages'
import { useKeepAlive } from '../tabs/useKeepAlive'
import type { Tabs } from '../tabs/useTabs'

interface OpenPagesProps {
  tabs: Tabs
  className: string
  /** Inside of the frame a page has its header and the footer. */
  isFramed?: boolean
}

/** The open pages, of which one is seen. */
export function OpenPages({ tabs: { tabs, shown, close }, className, isFramed = false }: OpenPagesProps) {
  const isKept = useKeepAlive(tabs)
  const place = useRef<HTMLElement>(null)
  useFocusInPages(place, shown)
  return (
    <main ref={place} className={className} id="pw-content" tabIndex={-1}>
      {tabs.map(
        ({ path, location, generation }) =>
          location &&
          (path === shown || isKept(path)) && (
            <TabPage
              key={`${path} ${generation}`}
              path={path}
              location={location}
              isShown={path === shown}
              isFramed={isFramed}
              close={close}
            />
          ),
      )}
    </main>
  )
}
