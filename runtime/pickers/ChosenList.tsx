import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { usePageHost } from '../session/PageHost'
import type { PickedItem } from '../session/PickerKinds'

interface ChosenListProps {
  items: readonly PickedItem[]
  onChange(items: readonly PickedItem[]): void
}

/** The chosen side of a picker: what is taken so far, each with a way back. */
export function ChosenList({ items, onChange }: ChosenListProps) {
  const { text } = usePageHost()
  return (
    <section className="picker-chosen" aria-label={text('fields.chosen', { n: items.length })}>
      <header>
        <span>{text('fields.chosen', { n: items.length })}</span>
        <Button type="link" size="small" disabled={items.length === 0} onClick={() => onChange([])}>
          {text('fields.clear')}
        </Button>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.value}>
            <span title={item.label}>{item.label}</span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={`${text('fields.remove')} ${item.label}`}
              onClick={() => onChange(items.filter((one) => one.value !== item.value))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
