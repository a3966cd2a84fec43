import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../../kit/isComposing'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { useFocusBack } from '../../kit/useFocusBack'
import { keepLetters, takeLetters } from './earlyLetters'
import type { PaletteEntry, PaletteGroup } from './PaletteEntry'
import { usePaletteText } from './paletteTexts'
import { usePaletteGroups } from './usePaletteGroups'
import './palette.css'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
}

/** One search over pages, records and actions. The arrows go through what is found while the focus stays in the box; Enter chooses. */
export function Palette({ onClose }: { onClose(): void }) {
  const say = usePaletteText()
  const id = useId()
  const box = useRef<InputRef>(null)
  const [typed, setTyped] = useState('')
  const endKeeping = useRef<() => void>(undefined)
  const takeEarly = useCallback(() => {
    endKeeping.current?.()
    const early = takeLetters()
    if (early) setTyped((before) => before + early)
  }, [])
  const [activeKey, setActiveKey] = useState<string | null>(null)
  // Until the box has the focus, letters may be typed past it.
  useLayoutEffect(() => {
    endKeeping.current = keepLetters()
    if (document.activeElement === box.current?.input) takeEarly()
    return endKeeping.current
  }, [takeEarly])
  const { groups, state } = usePaletteGroups(typed)
  useFocusBack()
  const entries = groups.flatMap((group) => group.entries)
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  )
  const idOf = (entry: PaletteEntry) => `${id}${entries.indexOf(entry)}`
  const choose = (entry: PaletteEntry) => {
    onClose()
    entry.perform()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || entries.length === 0) return
    const step = steps[event.key]
    const entry = entries[step ? step(active, entries.length) : active]
    if (!entry || !(step || event.key === 'Enter')) return
    event.preventDefault()
    if (step) setActiveKey(entry.key)
    else choose(entry)
  }
  const current = entries[active]
  return (
    <Modal
      open
      {...stillDialog}
      afterOpenChange={() => box.current?.focus()}
      title={<span className="pw-visually-hidden">{say('title')}</span>}
      footer={null}
      closable={{ 'aria-label': say('close') }}
      width={640}
      className="pw-palette"
      onCancel={onClose}
    >
      <Input
        ref={box}
        autoFocus
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        role="combobox"
        aria-label={say('title')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        placeholder={say('hint')}
        maxLength={100}
        value={typed}
        onFocus={takeEarly}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          setActiveKey(null)
        }}
      />
      <FoundList
        id={`${id}list`}
        name={say('title')}
        groups={groups}
        current={current}
        idOf={idOf}
        onPoint={setActiveKey}
        onChoose={choose}
      />
      {entries.length === 0 && state === '' && (
        <p className="pw-palette-empty pw-soft">{typed.trim() === '' ? say('start') : say('nothing', { words: typed.trim() })}</p>
      )}
      <output className="pw-palette-state pw-soft">{state}</output>
    </Modal>
  )
}

interface FoundListProps {
  id: string
  name: string
  groups: readonly PaletteGroup[]
  current: PaletteEntry | undefined
  idOf(entry: PaletteEntry): string
  onPoint(key: string): void
  onChoose(entry: PaletteEntry): void
}

function FoundList({ id, name, groups, current, idOf, onPoint, onChoose }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null)
  const key = current?.key
  useEffect(() => {
    if (key !== undefined) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [key])
  return (
    <div ref={list} id={id} role="listbox" aria-label={name} className="pw-palette-list">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a list of choices are no field sets
        <div key={group.key} role="group" aria-labelledby={`${id}${group.key}`}>
          <div id={`${id}${group.key}`} className="pw-palette-heading" role="presentation">
            {group.title}
          </div>
          {group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above, which names the active choice
            <div
              key={entry.key}
              id={idOf(entry)}
              role="option"
              aria-selected={entry === current}
              tabIndex={-1}
              className="pw-palette-entry"
              onMouseMove={() => onPoint(entry.key)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <span>{entry.title}</span>
              {entry.detail && <small className="pw-soft">{entry.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
