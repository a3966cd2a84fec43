import type { MenuProps } from 'antd'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { addressOfTab, type ClosingAction, canClose } from './tabs'
import type { Tabs } from './useTabs'

/** What can be done with a tab by its number on the keyboard too. */
const numbered = ['refresh', 'closeLeft', 'closeRight', 'closeOthers'] as const
const closing: readonly string[] = ['close', 'closeLeft', 'closeRight', 'closeOthers'] satisfies ClosingAction[]

export interface TabActions {
  /** Of the context menu: the numbered ones, and below them the others. */
  items: NonNullable<MenuProps['items']>
  /** The same with closing, for where a tab shows no cross. */
  itemsWithClose: NonNullable<MenuProps['items']>
  perform(action: string): void
  performNumber(number: number): void
}

/** What can be done with one of the open pages. */
export function useTabActions({ tabs, close, refresh, move, pin, reopen }: Tabs, path: string): TabActions {
  const { text } = useText()
  const at = tabs.findIndex((tab) => tab.path === path)
  const tab = tabs[at]
  const isHome = path === homePath
  const others: Record<string, () => void> = {
    refresh: () => void refresh(path),
    pin: () => pin(path, true),
    unpin: () => pin(path, false),
    moveLeft: () => move(path, at - 1),
    moveRight: () => move(path, at + 1),
    duplicate: () => void (tab && window.open(addressOfTab(tab), '_blank', 'noopener')),
    reopen: () => reopen?.(),
  }
  const perform = (action: string) => {
    if (closing.includes(action)) void close(path, action as ClosingAction)
    else others[action]?.()
  }
  const items: TabActions['items'] = [
    ...numbered.map((action, index) => ({ key: action, label: text(`tabs.${action}`), extra: String(index + 1) })),
    { type: 'divider' },
    tab?.isPinned ? { key: 'unpin', label: text('tabs.unpin') } : { key: 'pin', label: text('tabs.pin'), disabled: isHome },
    { key: 'moveLeft', label: text('tabs.moveLeft'), disabled: isHome || at <= 1 },
    { key: 'moveRight', label: text('tabs.moveRight'), disabled: isHome || at === tabs.length - 1 },
    { key: 'duplicate', label: text('tabs.duplicate') },
    { key: 'reopen', label: text('tabs.reopen'), disabled: reopen === null },
  ]
  const closeItem = { key: 'close', label: text('tabs.closeThis'), disabled: !tab || !canClose(tab) }
  return { items, itemsWithClose: [closeItem, ...items], perform, performNumber: (number) => perform(numbered[number - 1] ?? '') }
}
