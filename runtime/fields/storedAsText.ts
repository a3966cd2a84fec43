import { valueOfCase } from '../../schemas/fields/inputCases'
import type { FieldModel } from '../model/PageModel'
import type { InputProps } from './FieldComponents'

type Wires = Pick<InputProps<never>, 'value' | 'onChange'>

/** What an input shows and gives, where its field stores the text of whatever it gives: a number is read from its text, and becomes it again. */
export function storedAsText({ isTextual, facts, config }: FieldModel, { value, onChange }: Wires): Wires {
  if (!isTextual) return { value, onChange }
  return {
    value: valueOfCase(facts, config, value),
    onChange: (next, others) => onChange(next === null ? null : String(next), others),
  }
}
