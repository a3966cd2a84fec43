import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceBox } from './ChoiceBox'
import { hasCallChoices, useCallChoices } from './callChoices'
import { useChoices, useWrittenChoices } from './choices'
import { RowSelect } from './RowSelect'
import { hasRowChoices } from './rowChoices'

export interface ChoiceSelectProps extends InputProps<ChoiceBase> {
  isMultiple?: boolean
  /** false: not even where it opens at once. */
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
  if (hasRowChoices(props.field)) return <RowSelect {...props} />
  return hasCallChoices(props.field) ? <CallSelect {...props} /> : <DictionarySelect {...props} />
}

/** So many choices are looked through by a word rather than by the eye. */
const manyChoices = 10

function CallSelect(props: ChoiceSelectProps) {
  const { text } = usePageHost()
  const state = useCallChoices(props.field, props.readRow)
  const count = state.choices.length
  const note = state.isCut ? text('fields.moreRows', { count }) : undefined
  return <ChoiceBox {...props} allowSearch={count > manyChoices || props.allowSearch} state={state} note={note} />
}

function WrittenSelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useWrittenChoices(props.field)} />
}

function DictionarySelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useChoices(props.field)} />
}
