import type { ReactNode } from 'react'
import { usePageHost } from '../../session/PageHost'
import { rangeOf } from './values'
import './fields.css'

interface OneEnd {
  id: string
  label: string
  value: unknown
  onChange(value: unknown): void
}

interface RangePairProps {
  id: string
  title: string
  value: unknown
  onChange(value: unknown): void
  /** Draws one end of the pair. */
  renderEnd(end: OneEnd): ReactNode
}

/** Two inputs side by side: from and to. Both empty is no query at all. */
export function RangePair({ id, title, value, onChange, renderEnd }: RangePairProps) {
  const { text } = usePageHost()
  const [begin, end] = rangeOf(value)
  const change = (next: [unknown, unknown]) => onChange(next[0] === null && next[1] === null ? null : next)
  return (
    <div className="field-range">
      {renderEnd({ id, label: text('fields.begin', { title }), value: begin, onChange: (next) => change([next, end]) })}
      <span aria-hidden>~</span>
      {renderEnd({ id: `${id}-end`, label: text('fields.end', { title }), value: end, onChange: (next) => change([begin, next]) })}
    </div>
  )
}
