import { Select } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { useMenu } from '../layout/Menu'
import { matchesEntry, menuEntries } from './menuEntries'
import { useSounds } from './useSounds'

interface MenuSelectProps {
  autoFocus?: boolean
  isOpenAtFirst?: boolean
  /** What is looked for at first. */
  typedAtFirst?: string
}

/** Finds a menu entry by its name, a group's name or its pinyin, and goes there. */
export function MenuSelect({ autoFocus = false, isOpenAtFirst, typedAtFirst = '' }: MenuSelectProps) {
  const menu = useMenu()
  const { text, language } = useText()
  const { openTab } = usePageHost()
  const [isUsed, setUsed] = useState(autoFocus)
  const [typed, setTyped] = useState(typedAtFirst)
  // The select begins with nothing looked for.
  useEffect(() => setTyped(typedAtFirst), [typedAtFirst])
  const entries = useMemo(() => menuEntries(menu, language), [menu, language])
  const sounds = useSounds(entries, isUsed)
  const go = (index: number | null) => {
    const entry = entries[index ?? -1]
    if (!entry) return
    if (entry.outside) window.open(entry.outside, '_blank', 'noopener,noreferrer')
    else openTab(entry.path)
  }
  return (
    <Select<number | null, { value: number; label: string }>
      className="pw-menu-search"
      value={null}
      autoFocus={autoFocus}
      defaultOpen={isOpenAtFirst}
      aria-label={text('header.search')}
      placeholder={text('header.search')}
      options={entries.map(({ title }, value) => ({ value, label: title }))}
      optionRender={({ data }) => <FoundEntry title={data.label} above={entries[data.value]?.above ?? []} />}
      showSearch={{
        searchValue: typed,
        onSearch: setTyped,
        filterOption: (wanted, option) => {
          const entry = option && entries[option.value]
          return entry !== undefined && matchesEntry(entry, wanted, sounds.get(entry.title))
        },
      }}
      popupMatchSelectWidth={320}
      notFoundContent={text('header.searchEmpty')}
      onFocus={() => setUsed(true)}
      onChange={go}
    />
  )
}

function FoundEntry({ title, above }: { title: string; above: readonly string[] }) {
  return (
    <span className="pw-found" title={[...above, title].join(' / ')}>
      {title}
      {above.length > 0 && <small className="pw-soft">{above.join(' / ')}</small>}
    </span>
  )
}
