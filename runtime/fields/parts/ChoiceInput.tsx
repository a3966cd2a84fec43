import type { ChoiceSelectProps } from './ChoiceSelect'
import { type ChoiceOptions, findChoice, isGoneChoice, useChoices } from './choices'
import { ariaOf } from './inputProps'
import { ReachedChoiceSelect } from './laterChoices'
import { dictTextOf, plainText } from './values'

type ChoiceInputProps = Omit<ChoiceSelectProps, 'isOpenAtFirst' | 'onClosed' | 'placeholder'>

/** Choices in a form: closed until somebody reaches for them, unless one can type at once, or more than a text stands in the box. */
export function ChoiceInput({ allowSearch = false, allowInput = false, ...props }: ChoiceInputProps) {
  const { field, id, disabled, autoFocus, onBlur } = props
  const shown = closedText(props, useChoices(field))
  const { placeholder } = field
  return (
    <ReachedChoiceSelect
      {...props}
      closed={{ id, disabled, autoFocus, onBlur, placeholder, shown: shown || undefined, style: { width: '100%' }, ...ariaOf(props) }}
      // What the page sets besides is meant for antd's own.
      isNeeded={allowSearch || allowInput || field.config.props !== undefined || shown === undefined}
      allowSearch={allowSearch}
      allowInput={allowInput}
    />
  )
}

/** What a closed box says, empty where nothing is chosen; undefined where it takes the drop-down itself to say it. */
function closedText({ field, value, readRow, isMultiple }: ChoiceInputProps, state: ChoiceOptions): string | undefined {
  const { options, choices, from } = field.config
  const isAsked = !options && (choices !== undefined || from !== undefined)
  if (state.isMissing && !isAsked) return undefined
  const chosen = plainText(value)
  if (chosen === '') return ''
  if (isMultiple) return undefined
  const told = dictTextOf(readRow(), field.key)
  if (isAsked) return told
  return isGoneChoice(state, chosen) ? undefined : (findChoice(state.choices, chosen)?.text ?? told ?? chosen)
}
