import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { Tabs } from '../tabs/useTabs'
import { EarlyLetters } from './EarlyLetters'
import { dropLetters } from './earlyLetters'
import { openedPaletteAtom } from './openedPalette'
import { isBehindDialog, isCommandHeld } from './searchKey'

const PalettePlace = lazyPart(() => import('./PalettePlace'), 'PalettePlace', dropLetters)

/** What knows the keys of the shell is fetched with the first key that may be one of them, and is handed the keys that were pressed before it came. */
export function PaletteGate({ tabs }: { tabs: Tabs }) {
  const opened = useAtomValue(openedPaletteAtom)
  const [isSearching, setSearching] = useState(false)
  const { isAsked, take } = useEarlyKeys(setSearching)
  return (
    <PartSuspense fallback={(isSearching || opened === 'search') && <EarlyLetters />}>
      {(isAsked || opened) && <PalettePlace tabs={tabs} takeKeys={take} />}
    </PartSuspense>
  )
}

/** Keeps the keys that may be the shell's until they are taken, once: whoever takes them hears the further ones. */
function useEarlyKeys(setSearching: (isSearching: boolean) => void) {
  const early = useRef<KeyboardEvent[]>([])
  const [isAsked, ask] = useState(false)
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    if (isTaken) return
    const look = (event: KeyboardEvent) => {
      if (!mayBeOfShell(event)) return
      // The browser has its own for Ctrl+K and Ctrl+P, which would be quicker.
      if (/^[kp]$/i.test(event.key) && !event.shiftKey && isCommandHeld(event)) {
        event.preventDefault()
        setSearching(/k/i.test(event.key) && !isBehindDialog())
      }
      early.current.push(event)
      ask(true)
    }
    document.addEventListener('keydown', look)
    return () => document.removeEventListener('keydown', look)
  }, [isTaken, setSearching])
  const take = useCallback(() => {
    setTaken(true)
    return early.current.splice(0)
  }, [])
  return { isAsked, take }
}

/** What is only held for another key is none itself. */
function mayBeOfShell({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.length > 1) return altKey && !/^(Alt|AltGraph|Control|Meta|Shift)$/.test(key)
  return ctrlKey || metaKey || altKey || /[?/]/.test(key)
}
