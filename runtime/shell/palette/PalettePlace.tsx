import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { addressOfTab } from '../tabs/tabs'
import type { Tabs } from '../tabs/useTabs'
import { EarlyLetters } from './EarlyLetters'
import { dropLetters } from './earlyLetters'
import { openedPaletteAtom } from './openedPalette'
import { isBehindDialog, openDialogs } from './searchKey'
import { type ShellKeyName, shellKeyOf } from './shellKeys'

const Palette = lazyPart(() => import('./Palette'), 'Palette', dropLetters)
const KeysDialog = lazyPart(() => import('./KeysDialog'), 'KeysDialog')

interface PalettePlaceProps {
  tabs: Tabs
  /** Hands out the keys that were pressed before this was there. */
  takeKeys(): KeyboardEvent[]
}

/** Hears the keys of the shell, and is where the search and the list of keys open. */
export function PalettePlace({ tabs, takeKeys }: PalettePlaceProps) {
  const [opened, setOpened] = useAtom(openedPaletteAtom)
  useShellKeys(tabs, takeKeys, setOpened)
  const close = () => setOpened(null)
  return (
    <PartSuspense fallback={opened === 'search' && <EarlyLetters />}>
      {opened === 'search' && <Palette onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </PartSuspense>
  )
}

/** Where the address is already, which the screen follows: keys may be pressed faster. */
const here = () => window.location.pathname

function useShellKeys(
  { tabs, close, reopen }: Tabs,
  takeKeys: PalettePlaceProps['takeKeys'],
  open: (what: 'search' | 'keys') => void,
): void {
  const navigate = useNavigate()
  const goBy = (step: number) => {
    const at = tabs.findIndex(({ path }) => path === here())
    const next = tabs.at((at + step) % tabs.length)
    if (next) void navigate(addressOfTab(next))
  }
  const actions: Record<ShellKeyName, () => void> = {
    search: () => open('search'),
    keys: () => open('keys'),
    nextTab: () => goBy(1),
    previousTab: () => goBy(-1),
    closeTab: () => void close(here(), 'close'),
    reopenTab: () => reopen?.(),
    new: () => inPage('button[aria-keyshortcuts="Alt+N"]')?.click(),
    print: printScreen,
    listSearch: () => inPage('input[type="search"], form[aria-label] input')?.focus(),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shellKeyOf(event)
    if (!name || (name !== 'print' && isBehindDialog())) return
    event.preventDefault()
    actions[name]()
  })
  // At once: between two placeholders nobody would keep the letters that are typed.
  useLayoutEffect(() => {
    for (const event of takeKeys()) press(event)
  }, [takeKeys])
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) press(event)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Prints the list or the form on the screen as its own button does: whole, with its title and what it was asked by. Anything else is printed as it is. */
function printScreen(): void {
  const button = inFront('button[aria-keyshortcuts~="Control+P"]')
  if (button) button.click()
  else window.print()
}

/** The first such element of the page on the screen that can be used. */
function inPage(selector: string): HTMLElement | undefined {
  return usable(selector).find((element) => element.closest('main'))
}

/** The same of the dialog over the page, where one is open. */
function inFront(selector: string): HTMLElement | undefined {
  const dialog = openDialogs().at(-1)
  return dialog ? usable(selector).find((element) => dialog.contains(element)) : inPage(selector)
}

function usable(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return found.filter((element) => element.checkVisibility?.() !== false && !element.matches(':disabled'))
}
