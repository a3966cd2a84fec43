import { Button, Tag } from 'antd'
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
  return (
    <section className="list-filters" aria-label={say('active')}>
      {active.map(({ field, filter }) => (
        <FilterTag key={field.key} field={field} filter={filter} onClose={() => change(field.key, undefined)} />
      ))}
      <Button type="link" size="small" onClick={clear}>
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
