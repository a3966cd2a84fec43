import { Select } from 'antd'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { ChoiceSelect } from '../../fields/parts/ChoiceSelect'
import { noRow, splitValues } from '../../fields/parts/values'
import type { FieldModel } from '../../model/PageModel'
import { QueryValueInput } from '../../query/QueryInput'
import { useQueryText } from './texts'

interface SeveralValuesProps {
  field: FieldModel
  id: string
  label: string
  /** Joined by commas. */
  value: string | number | null
  onChange(value: string | null): void
}

/** Several values of a field: chosen where they can be chosen, else typed one after the other. */
export function SeveralValues({ field, id, label, value, onChange }: SeveralValuesProps) {
  const say = useQueryText()
  const { config, facts } = field
  const change = (next: unknown) => onChange(next === null || next === undefined || next === '' ? null : String(next))
  const several = { ...config, multiple: true }
  if (facts.isMultiple?.(several)) {
    const item = { field: { ...field, config: several }, label, placeholder: '', isRange: false }
    return <QueryValueInput item={item} id={id} value={value} onChange={change} />
  }
  if (facts.labels && hasChoices(field)) {
    const fixed = { disabled: false, isInvalid: false, readRow: () => noRow }
    // A cast: what has choices is a field that chooses.
    return <ChoiceSelect {...fixed} field={field as FieldModel<ChoiceBase>} id={id} value={value} onChange={change} isMultiple />
  }
  return (
    <Select
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', ';']}
      placeholder={say('several')}
      value={splitValues(value)}
      onChange={(values: string[]) => change(values.join(','))}
    />
  )
}

const choosing = ['options', 'dictCode', 'choices', 'from']

function hasChoices({ config }: FieldModel): boolean {
  return choosing.some((name) => name in config)
}
