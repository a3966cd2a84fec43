import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { isolated } from '../../../schemas/language/isolated'
import { addressOfOpening } from '../../session/openPage'
import { usePageHost } from '../../session/PageHost'
import { type MenuEntry, matchesEntry, menuEntries } from '../header/menuEntries'
import { useSounds } from '../header/useSounds'
import { readRecentPages } from '../home/recentPages'
import { useMenu } from '../layout/Menu'
import { changeThemeAtom, themeAtom } from '../settings/theme'
import { useAskToSignOut } from '../useSignOut'
import { openedPaletteAtom } from './openedPalette'
import type { PaletteEntry, PaletteGroup } from './PaletteEntry'
import { usePaletteText } from './paletteTexts'
import { useFoundRecords } from './useFoundRecords'

const mostPages = 8

interface FoundGroups {
  groups: readonly PaletteGroup[]
  /** What there is to say of the records: that they are looked for, that there are more, that they cannot be looked for. */
  state: string
}

/** Everything that is found by what was typed, in groups; before anything is typed, the recent pages and the actions. */
export function usePaletteGroups(typed: string): FoundGroups {
  const say = usePaletteText()
  const { openTab } = usePageHost()
  const words = typed.trim()
  const { found, isSearching, hasFailed } = useFoundRecords(typed)
  const pages = usePageEntries(words)
  const actions = useActionEntries().filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
  const additions = (found?.addable ?? []).map(({ page, title }): PaletteEntry => {
    return { key: `new ${page}`, title: say('newOn', { page: title }), perform: () => openTab(`/p/${page}`, { newValues: {} }) }
  })
  const records = (found?.records ?? []).map(({ page, id, name, title, detail }): PaletteEntry => {
    const shown = [title, detail].flatMap((part) => (part ? [isolated(part)] : [])).join(' · ')
    return {
      key: `record ${page} ${id}`,
      title: name,
      detail: shown,
      perform: () => openTab(addressOfOpening({ page, as: 'tab', row: id })),
    }
  })
  const groups = [
    { key: 'pages', title: say(words === '' ? 'recent' : 'pages'), entries: pages },
    { key: 'records', title: say('records'), entries: records },
    { key: 'actions', title: say('actions'), entries: [...additions, ...actions] },
  ].filter(({ entries }) => entries.length > 0)
  const state = isSearching ? say('searching') : hasFailed ? say('failed') : found?.isCut ? say('cut') : ''
  return { groups, state }
}

/** The pages of the menu that are called so, by title, group, sound, address or code, the nearest first; the recent ones while nothing is typed. */
function usePageEntries(words: string): PaletteEntry[] {
  const { openTab, language, user } = usePageHost()
  const menu = useMenu()
  const entries = useMemo(() => menuEntries(menu, language), [menu, language])
  const sounds = useSounds(entries, words !== '')
  const recent = readRecentPages(user?.id ?? '').flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
  const isMeant = (entry: MenuEntry) =>
    matchesEntry(entry, words, sounds.get(entry.title)) || entry.path.toLowerCase().includes(words.toLowerCase())
  const shown = words === '' ? recent : entries.filter(isMeant).toSorted((one, other) => distanceOf(one, words) - distanceOf(other, words))
  return shown.slice(0, mostPages).map(({ path, title, above, outside }) => ({
    key: `page ${path}`,
    title,
    detail: placeOf(title, above),
    perform: () => (outside ? void window.open(outside, '_blank', 'noopener,noreferrer') : openTab(path)),
  }))
}

/** The groups that a page is in. A group called like its page says nothing more. */
function placeOf(title: string, above: readonly string[]): string | undefined {
  return above.filter((group) => group !== title).join(' / ') || undefined
}

/** How far what is called so is from what was typed: it is its name or code, its name begins with it, or has it inside; else its group is called so, or sounds so. */
function distanceOf({ title, path }: MenuEntry, words: string): number {
  const [name, wanted] = [title.toLowerCase(), words.toLowerCase()]
  if (name === wanted || path.toLowerCase().endsWith(`/${wanted}`)) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(wanted) ? 2 : 3
}

/** What can be done wherever one is. */
function useActionEntries(): PaletteEntry[] {
  const say = usePaletteText()
  const { text } = usePageHost()
  const { isDark } = useAtomValue(themeAtom)
  const changeTheme = useSetAtom(changeThemeAtom)
  const open = useSetAtom(openedPaletteAtom)
  const signOut = useAskToSignOut()
  return [
    { key: 'theme', title: say(isDark ? 'light' : 'dark'), perform: () => changeTheme({ kind: isDark ? 'light' : 'dark' }) },
    { key: 'keys', title: say('keys'), perform: () => open('keys') },
    { key: 'signOut', title: text('shell.signOut'), perform: () => void signOut() },
  ]
}
