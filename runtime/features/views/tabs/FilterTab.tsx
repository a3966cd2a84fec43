import { Radio } from 'antd'
import { useId } from 'react'
import { isFilterable, operatorsFor } from '../../../query/columnFilters'
import { ComparisonInput } from '../../columnFilters/ComparisonInput'
import { useFilterText } from '../../columnFilters/filterTexts'
import '../../columnFilters/filters.css'
import { ColumnTransfer } from '../ColumnTransfer'
import type { ViewDraft } from '../viewDraft'
import type { DesignTabProps } from './DesignTabProps'

type DraftFilter = ViewDraft['filters'][number]

/** What the rows must meet, column by column. */
export function FilterTab({ draft, fields, change }: DesignTabProps) {
  const say = useFilterText()
  const id = useId()
  return (
    <ColumnTransfer<DraftFilter>
      fields={fields.filter(isFilterable)}
      items={draft.filters}
      toItem={(field) => ({ key: field.key, filter: { operator1: operatorsFor(field)[0] } })}
      onChange={(filters) => change({ filters })}
      render={({ key, filter }, field, changeItem) => {
        const put = (part: DraftFilter['filter']) => changeItem({ key, filter: { ...filter, ...part } })
        return (
          <fieldset className="view-filter" aria-label={field.title || key}>
            <ComparisonInput
              field={field}
              place={1}
              id={`${id}-${key}-1`}
              comparison={{ operator: filter.operator1, value: filter.value1 }}
              onChange={({ operator, value }) => put({ operator1: operator, value1: value })}
            />
            <Radio.Group
              aria-label={say('joined')}
              value={filter.logic ?? 'and'}
              options={[
                { value: 'and', label: say('and') },
                { value: 'or', label: say('or') },
              ]}
              onChange={(event) => put({ logic: event.target.value })}
            />
            <ComparisonInput
              field={field}
              place={2}
              id={`${id}-${key}-2`}
              comparison={{ operator: filter.operator2, value: filter.value2 }}
              onChange={({ operator, value }) => put({ operator2: operator, value2: value })}
            />
          </fieldset>
        )
      }}
    />
  )
}
