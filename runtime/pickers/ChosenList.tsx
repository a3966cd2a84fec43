import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type UIEvent, useState } from 'react'
import { usePageHost } from '../session/PageHost'
import type { PickedItem } from '../session/PickerKinds'

interface ChosenListProps {
  items: readonly PickedItem[]
  onChange(items: readonly PickedItem[]): void
}

/** Pixels of one line; `pickers.css` draws it so. */
const lineHeight = 32
/** Lines that are drawn at once: more than anybody sees, so that two thousand chosen records cost no more than these. */
const drawn = 60

/** The chosen side of a picker: what is taken so far, each with a way back. Only the lines about those that are seen are drawn. */
export function ChosenList({ items, onChange }: ChosenListProps) {
  const { text } = usePageHost()
  const [scrolled, setScrolled] = useState(0)
  // Half of what is drawn lies before what is seen, and moves with it step by step.
  const step = Math.max(0, Math.floor(scrolled / lineHeight / 10) * 10 - 20)
  const first = Math.min(step, Math.max(0, items.length - drawn))
  const shown = items.slice(first, first + drawn)
  const after = items.length - first - shown.length
  return (
    <section className="picker-chosen" aria-label={text('pickers.chosen', { n: items.length })}>
      <header>
        <span>{text('pickers.chosen', { n: items.length })}</span>
        <Button type="link" size="small" disabled={items.length === 0} onClick={() => onChange([])}>
          {text('fields.clear')}
        </Button>
      </header>
      <ul onScroll={(event: UIEvent<HTMLElement>) => setScrolled(event.currentTarget.scrollTop)}>
        {shown.map((item, index) => (
          <li
            key={item.value}
            aria-setsize={items.length}
            aria-posinset={first + index + 1}
            style={{
              marginTop: index === 0 ? first * lineHeight : undefined,
              marginBottom: index === shown.length - 1 ? after * lineHeight : undefined,
            }}
          >
            <span title={item.label}>{item.label}</span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={`${text('pickers.remove')} ${item.label}`}
              onClick={() => onChange(items.filter((one) => one.value !== item.value))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
