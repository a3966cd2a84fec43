import { Button, Tag } from 'antd'
import { cellText } from '../../fields/cellText'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, comparesValue, comparesWhole } from '../../query/columnFilters'
import { operatorTexts, useFilterText } from './filterTexts'
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
  const sayComparison = (operator: ColumnFilter['operator1'], value: ColumnFilter['value1']) => {
    const name = say(operatorTexts[operator])
    if (!comparesValue(operator)) return name
    return `${name} “${comparesWhole(operator) ? cellText({ [field.key]: value }, field) : value}”`
  }
  const first = sayComparison(filter.operator1, filter.value1)
  const second = filter.operator2 && sayComparison(filter.operator2, filter.value2)
  const words = `${field.title || field.key} ${first}${second ? ` ${say(filter.logic ?? 'and')} ${second}` : ''}`
  return (
    <Tag
      closable={{ 'aria-label': `${say('clear')}: ${field.title || field.key}`, tabIndex: 0, role: 'button' } as never}
      onClose={onClose}
    >
      {words}
    </Tag>
  )
}
