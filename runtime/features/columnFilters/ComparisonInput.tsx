import { Select } from 'antd'
import type { FilterOperator } from '../../../schemas/api/rows'
import { useAllowClear } from '../../fields/parts/useAllowClear'
import type { FieldModel } from '../../model/PageModel'
import { comparesValue, comparesWhole, operatorsFor } from '../../query/columnFilters'
import { QueryValueInput } from '../../query/QueryInput'
import { operatorTexts, useFilterText } from './filterTexts'
import { TextValue } from './TextValue'

export interface OneComparison {
  operator?: FilterOperator
  value?: string | number | null
}

interface ComparisonInputProps {
  field: FieldModel
  comparison: OneComparison
  /** Which of the two it is. */
  place: 1 | 2
  /** Prefix of the ids of its inputs. */
  id: string
  onChange(comparison: OneComparison): void
}

/** One comparison of a column: its operator, and the value as the kind of the field takes it. */
export function ComparisonInput({ field, comparison, place, id, onChange }: ComparisonInputProps) {
  const allowClear = useAllowClear()
  const say = useFilterText()
  const { operator, value } = comparison
  const options = operatorsFor(field).map((name) => ({ value: name, label: say(operatorTexts[name]) }))
  const change = (next: FilterOperator | undefined) => {
    const isOtherKind = operator !== undefined && next !== undefined && comparesWhole(operator) !== comparesWhole(next)
    onChange({ operator: next, value: isOtherKind ? null : value })
  }
  const valueLabel = say(`value${place}`)
  return (
    <fieldset className="list-comparison" aria-label={say(`operator${place}`)}>
      <Select<FilterOperator>
        id={`${id}-operator`}
        aria-label={say(`operator${place}`)}
        placeholder={say('none')}
        value={operator}
        options={options}
        allowClear={place === 2 && allowClear}
        // All of them are seen at once.
        virtual={false}
        listHeight={400}
        onChange={change}
      />
      {operator && comparesValue(operator) && (
        <div className="list-comparison-value">
          <label htmlFor={id} className="pw-visually-hidden">
            {valueLabel}
          </label>
          {comparesWhole(operator) ? (
            <QueryValueInput
              item={{ field, label: valueLabel, placeholder: '', isRange: false }}
              id={id}
              value={value ?? null}
              onChange={(next) => onChange({ operator, value: next as OneComparison['value'] })}
            />
          ) : (
            <TextValue id={id} value={value ?? ''} onChange={(next) => onChange({ operator, value: next })} />
          )}
        </div>
      )}
    </fieldset>
  )
}
