import { Dropdown } from 'antd'
import { useEffect, useRef } from 'react'
import { useFocusBack } from '../../kit/useFocusBack'
import { useTabActions } from './useTabActions'
import type { Tabs } from './useTabs'

/** A tab that the context menu is wanted for, and where it opens, in pixels from the top left of the window. */
export interface AskedTab {
  path: string
  left: number
  top: number
}

interface TabMenuProps {
  tabs: Tabs
  asked: AskedTab
  onClose(): void
}

/** The context menu of a tab; the number keys choose too. Closed, it gives the focus back to where it was. */
export function TabMenu({ tabs, asked: { path, left, top }, onClose }: TabMenuProps) {
  const { items, perform, performNumber } = useTabActions(tabs, path)
  useFocusBack()
  useNumberKeys((number) => {
    onClose()
    performNumber(number)
  })
  return (
    <Dropdown
      key={`${left} ${top}`}
      trigger={['click']}
      open
      autoFocus
      onOpenChange={(willOpen) => !willOpen && onClose()}
      menu={{
        items,
        onClick: ({ key }) => {
          onClose()
          perform(key)
        },
      }}
    >
      <span style={{ position: 'fixed', left, top, width: 1, height: 1 }} />
    </Dropdown>
  )
}

function useNumberKeys(onNumber: (number: number) => void): void {
  const latest = useRef(onNumber)
  useEffect(() => {
    latest.current = onNumber
  })
  useEffect(() => {
    const listener = (event: DocumentEventMap['keydown']) => {
      if (/^[1-4]$/.test(event.key)) latest.current(Number(event.key))
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
