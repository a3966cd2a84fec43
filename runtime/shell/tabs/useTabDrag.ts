import { type DragEvent, useState } from 'react'
import { addressOfTab, type Tab } from './tabs'

interface TabDrag {
  /** Address of the tab that what is dragged would be dropped at. */
  target: string | null
  /** What the tab at a place does while one is dragged. */
  handlersOf(tab: Tab, place: number): Record<'onDragStart' | 'onDragOver' | 'onDrop', (event: DragEvent) => void> & { onDragEnd(): void }
}

/** Tabs are dragged to another place of their strip; anywhere else a tab is the link to its page. */
export function useTabDrag(move: (path: string, to: number) => void): TabDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    target: target === dragged ? null : target,
    handlersOf: (tab, place) => ({
      onDragStart(event) {
        event.dataTransfer.setData('text/uri-list', new URL(addressOfTab(tab), window.location.href).href)
        event.dataTransfer.effectAllowed = 'copyMove'
        setDragged(tab.path)
      },
      onDragOver(event) {
        if (dragged === null) return
        event.preventDefault()
        setTarget(tab.path)
      },
      onDrop(event) {
        if (dragged === null) return
        event.preventDefault()
        move(dragged, place)
        end()
      },
      onDragEnd: end,
    }),
  }
}
