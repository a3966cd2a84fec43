import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { ChoiceBox } from './ChoiceBox'
import { useChoices, useWrittenChoices } from './choices'
import { RowSelect } from './RowSelect'
import { hasRowChoices } from './rowChoices'

export interface ChoiceSelectProps extends InputProps<ChoiceBase> {
  isMultiple?: boolean
  allowSearch?: boolean
  /** true: a text that is not among the choices can be typed. */
  allowInput?: boolean
  /** true: opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  /** Replaces the field's own placeholder, as a query does. */
  placeholder?: string
  onClosed?(): void
}

/** A drop-down of choices, single or multiple, wherever they come from. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  if (props.field.config.options) return <WrittenSelect {...props} />
  return hasRowChoices(props.field) ? <RowSelect {...props} /> : <DictionarySelect {...props} />
}

function WrittenSelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useWrittenChoices(props.field)} />
}

function DictionarySelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useChoices(props.field)} />
}
