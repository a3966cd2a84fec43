import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import type { AdvancedQuery } from '../../query/advancedAddress'
import { asksForState, looksForPart, type QueriedField, rulesFor, withRule } from '../../query/advancedQuery'
import { QueryValueInput } from '../../query/QueryInput'
import { TextValue } from '../columnFilters/TextValue'
import { SeveralValues } from './SeveralValues'
import { conditionTexts, useQueryText } from './texts'

type Condition = AdvancedQuery['rows'][number]

interface ConditionRowProps {
  fields: readonly QueriedField[]
  condition: Condition
  /** Its place, from 1. */
  number: number
  /** Prefix of the ids of its inputs. */
  id: string
  onChange(condition: Condition): void
  onRemove(): void
}

/** One condition: its field, its rule, and the value as the kind of the field takes it. */
export function ConditionRow({ fields, condition, number, id, onChange, onRemove }: ConditionRowProps) {
  const say = useQueryText()
  const found = fields.find(({ key }) => key === condition.field)
  const rules = found ? rulesFor(found.field) : []
  const changeField = (key: string) => {
    const next = fields.find((one) => one.key === key)
    if (next) onChange({ field: key, rule: usualRule(next), val: null })
  }
  return (
    <fieldset className="advanced-condition" aria-label={say('condition', { number })}>
      <Select
        id={id}
        aria-label={say('field')}
        className="advanced-condition-field"
        showSearch={{ optionFilterProp: 'label' }}
        value={found?.key}
        options={fields.map(({ key, label }) => ({ value: key, label }))}
        onChange={changeField}
      />
      <Select
        id={`${id}-rule`}
        aria-label={say('rule')}
        className="advanced-condition-rule"
        value={condition.rule}
        // All of them are seen at once.
        virtual={false}
        listHeight={400}
        options={rules.map((rule) => ({ value: rule, label: say(conditionTexts[rule]) }))}
        onChange={(rule) => onChange(withRule(condition, rule))}
      />
      <div className="advanced-condition-value">
        {found && !asksForState(condition.rule) && (
          <>
            <label htmlFor={`${id}-value`} className="pw-visually-hidden">
              {say('value')}
            </label>
            <ConditionValue
              key={`${found.key} ${condition.rule}`}
              found={found}
              condition={condition}
              id={`${id}-value`}
              onChange={onChange}
            />
          </>
        )}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={say('remove', { number })}
        title={say('remove', { number })}
        onClick={onRemove}
      />
    </fieldset>
  )
}

interface ConditionValueProps {
  found: QueriedField
  condition: Condition
  id: string
  onChange(condition: Condition): void
}

function ConditionValue({ found: { field }, condition, id, onChange }: ConditionValueProps) {
  const say = useQueryText()
  const { rule, val = null } = condition
  const change = (next: unknown) => onChange({ ...condition, val: typeof next === 'number' || typeof next === 'string' ? next : null })
  if (looksForPart(rule)) return <TextValue id={id} value={val ?? ''} onChange={change} />
  const label = say('value')
  if (rule === 'in') return <SeveralValues field={field} id={id} label={label} value={val} onChange={change} />
  return <QueryValueInput item={{ field, label, placeholder: '', isRange: false }} id={id} value={val} onChange={change} />
}

/** Of a text mostly a part is known, of anything else the value. */
export function usualRule({ field }: QueriedField): Condition['rule'] {
  return rulesFor(field).includes('like') ? 'like' : 'eq'
}
