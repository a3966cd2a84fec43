import { Button, Tag } from 'antd'
import { useRef } from 'react'
import { useFocusPassedOn } from '../../kit/useFocusPassedOn'
import type { FieldModel } from '../../model/PageModel'
import type { ColumnFilter } from '../../query/columnFilters'
import { useFilterText } from './filterTexts'
import { filterWords } from './filterWords'
import type { ListFilters } from './useColumnFilters'
import './filters.css'

/** What the columns are filtered by, in words; each can be taken away. */
export function FilterLine({ filters, fields, change, clear }: ListFilters) {
  const say = useFilterText()
  const active = fields.flatMap((field) => {
    const filter = filters[field.key]
    return filter ? [{ field, filter }] : []
  })
  const line = useRef<HTMLElement>(null)
  const all = useRef<HTMLButtonElement>(null)
  const remove = (key: string) => {
    // Its cross goes with it: the keyboard goes on beside it.
    all.current?.focus()
    change(key, undefined)
  }
  useFocusPassedOn(line)
  return (
    <section ref={line} className="list-filters" aria-label={say('active')}>
      {active.map(({ field, filter }) => (
        <FilterTag key={field.key} field={field} filter={filter} onClose={() => remove(field.key)} />
      ))}
      <Button ref={all} type="link" size="small" onClick={clear}>
        {say('clearAll')}
      </Button>
    </section>
  )
}

function FilterTag({ field, filter, onClose }: { field: FieldModel; filter: ColumnFilter; onClose(): void }) {
  const say = useFilterText()
  return (
    <Tag
      closable={{ 'aria-label': `${say('clear')}: ${field.title || field.key}`, tabIndex: 0, role: 'button' } as never}
      onClose={onClose}
    >
      {filterWords(field, filter, say)}
    </Tag>
  )
}
