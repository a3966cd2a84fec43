import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, type FormEvent, memo, useId, useRef, useState } from 'react'
import type { QueryItemModel, QueryPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import type { QueryValues } from './listParams'
import { QueryInput } from './QueryInput'
import { firstValues } from './queryStart'
import { useColumnsThatFit } from './useColumnsThatFit'

interface QueryBarProps {
  page: QueryPart
  values: QueryValues
  /** What is asked for, where it is not the page that the form stands on. */
  title?: string
  /** Least width of one input with its label, in pixels; 300 when left out. */
  itemWidth?: number
  onSearch(values: QueryValues): void
}

const usualItemWidth = 300

/** How many items fit into the columns: a range takes two. One is shown in any case. */
function itemsThatFit(items: readonly QueryItemModel[], columns: number): number {
  let taken = 0
  const overflowing = items.findIndex(({ isRange }) => {
    taken += isRange ? 2 : 1
    return taken > columns
  })
  return overflowing === -1 ? items.length : Math.max(1, overflowing)
}

/** The width as `query.css` reads it. A cast: React's type knows no custom properties. */
function widthStyle(itemWidth: number): CSSProperties {
  return { '--query-item-width': `${itemWidth}px` } as CSSProperties
}

/**
 * The inputs of the query. What is typed stays in here until it is searched for, so that typing does not touch the rows; and what happens to the rows does not
 * draw the inputs anew.
 */
export const QueryBar = memo(function QueryBar({ page, values, title, itemWidth = usualItemWidth, onSearch }: QueryBarProps) {
  const { text, user } = usePageHost()
  const [draft, setDraft] = useState(values)
  const [isExpanded, setExpanded] = useState(false)
  const bar = useRef<HTMLFormElement>(null)
  const idPrefix = useId()
  const items = page.queryItems.filter(({ isHidden }) => !isHidden)
  const fitting = itemsThatFit(items, useColumnsThatFit(bar, itemWidth) - 1)
  const isFolding = items.length > fitting
  const shown = isExpanded || !isFolding ? items : items.slice(0, fitting)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft)
  }
  const reset = () => {
    const first = firstValues(page, user)
    setDraft(first)
    onSearch(first)
  }
  const label = title === undefined ? text('list.queryBar') : text('list.queryOf', { title })
  return (
    <form ref={bar} className="list-query" style={widthStyle(itemWidth)} aria-label={label} onSubmit={search}>
      {shown.map((item) => (
        <QueryInput
          key={item.field.key}
          item={item}
          id={`${idPrefix}${item.field.key}`}
          value={draft[item.field.key] ?? null}
          onChange={(value) => setDraft((before) => ({ ...before, [item.field.key]: value }))}
        />
      ))}
      <div className="list-query-buttons">
        <Button type="primary" htmlType="submit">
          {text('list.search')}
        </Button>
        <Button onClick={reset}>{text('list.reset')}</Button>
        {isFolding && (
          <Button
            type="link"
            icon={isExpanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            iconPlacement="end"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {text(isExpanded ? 'list.collapse' : 'list.expand')}
          </Button>
        )}
      </div>
    </form>
  )
})
