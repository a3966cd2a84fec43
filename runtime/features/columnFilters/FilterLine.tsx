import { Button, Tag } from 'antd'
import { translate } from '../../../schemas/language/SourceText'
import { cellText } from '../../fields/cellText'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, comparesValue, comparesWhole } from '../../query/columnFilters'
import { usePageHost } from '../../session/PageHost'
import { filterTexts, operatorTexts } from './filterTexts'
import type { ListFilters } from './useColumnFilters'
import './filters.css'

/** What the columns are filtered by, in words; each can be taken away. */
export function FilterLine({ filters, fields, change, clear }: ListFilters) {
  const { language } = usePageHost()
  const active = fields.flatMap((field) => {
    const filter = filters[field.key]
    return filter ? [{ field, filter }] : []
  })
  return (
    <section className="list-filters" aria-label={translate(filterTexts.active, language)}>
      {active.map(({ field, filter }) => (
        <FilterTag key={field.key} field={field} filter={filter} onClose={() => change(field.key, undefined)} />
      ))}
      <Button type="link" size="small" onClick={clear}>
        {translate(filterTexts.clearAll, language)}
      </Button>
    </section>
  )
}

function FilterTag({ field, filter, onClose }: { field: FieldModel; filter: ColumnFilter; onClose(): void }) {
  const { language } = usePageHost()
  const say = (operator: ColumnFilter['operator1'], value: ColumnFilter['value1']) => {
    const name = translate(operatorTexts[operator], language)
    if (!comparesValue(operator)) return name
    return `${name} “${comparesWhole(operator) ? cellText({ [field.key]: value }, field) : value}”`
  }
  const first = say(filter.operator1, filter.value1)
  const second = filter.operator2 && say(filter.operator2, filter.value2)
  const words = `${field.title || field.key} ${first}${second ? ` ${translate(filterTexts[filter.logic ?? 'and'], language)} ${second}` : ''}`
  const clear = translate(filterTexts.clear, language)
  return (
    <Tag closable={{ 'aria-label': `${clear}: ${field.title || field.key}`, tabIndex: 0, role: 'button' } as never} onClose={onClose}>
      {words}
    </Tag>
  )
}
