import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import type { Tabs } from '../tabs/useTabs'
import { EarlyLetters } from './EarlyLetters'
import { dropLetters } from './earlyLetters'
import { openedPaletteAtom } from './openedPalette'
import { isBehindDialog, isCommandHeld } from './searchKey'

const PalettePlace = lazyPart(() => import('./PalettePlace'), 'PalettePlace', dropLetters)

/** What knows the keys of the shell is fetched with the first key that may be one of them, and is handed that key. */
export function PaletteGate({ tabs }: { tabs: Tabs }) {
  const opened = useAtomValue(openedPaletteAtom)
  const [isSearching, setSearching] = useState(false)
  const [first, setFirst] = useState<KeyboardEvent | null>(null)
  useEffect(() => {
    if (first) return
    const look = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isHeld = ctrlKey || metaKey || altKey
      if (key.length > 1 ? !altKey || key === 'Alt' : !isHeld && !/[?/]/.test(key)) return
      // The browser has its own for Ctrl+K, which would be quicker.
      if (/^k$/i.test(key) && isCommandHeld(event)) {
        event.preventDefault()
        setSearching(!isBehindDialog())
      }
      setFirst(event)
    }
    document.addEventListener('keydown', look)
    return () => document.removeEventListener('keydown', look)
  }, [first])
  return (
    <Suspense fallback={(isSearching || opened === 'search') && <EarlyLetters />}>
      {(first || opened) && <PalettePlace tabs={tabs} first={first} />}
    </Suspense>
  )
}
