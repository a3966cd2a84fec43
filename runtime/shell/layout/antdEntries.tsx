import type { MenuProps } from 'antd'
import { MenuLabel } from './MenuLabel'
import type { NavigationEntry } from './useMenuEntries'

type Entries = NonNullable<MenuProps['items']>

/** The menu as antd's menus take it. */
export function antdEntries(entries: readonly NavigationEntry[]): Entries {
  return entries.map((entry) => {
    const { key, title, icon, children } = entry
    if (children.length > 0) return { key, icon, label: <bdi title={title}>{title}</bdi>, children: antdEntries(children) }
    return { key, icon, label: <MenuLabel entry={entry} />, title }
  })
}
