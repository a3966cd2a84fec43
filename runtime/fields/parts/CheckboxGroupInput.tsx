import { Checkbox } from 'antd'
import type { CheckboxGroupField } from '../../../schemas/fields/checkboxGroup'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { GoneChoice } from './GoneChoice'
import { ariaOf, settingsOf } from './inputProps'
import { useSideChoices } from './useSideChoices'
import { joinValues, splitValues } from './values'

/** Choices side by side, each to be ticked; they are stored in the order in which they stand. The label points to the first. */
export function CheckboxGroupInput(props: InputProps<CheckboxGroupField>) {
  const { field, id, value, onChange, disabled } = props
  const { text } = usePageHost()
  const { state, cutAt, isGone } = useSideChoices(props)
  if (state.isMissing) return <ErrorNotice size="inline" title={text('fields.noDictionary')} />
  if (state.choices.length === 0) return <ChoiceNotFound state={state} isSearched={false} />
  const values = state.choices.map((choice) => String(choice.value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend, and the form has a label for it
    <div role="group" aria-label={field.title} {...ariaOf(props)} onBlur={props.onBlur}>
      <Checkbox.Group
        {...settingsOf(field)}
        disabled={disabled}
        value={splitValues(value)}
        onChange={(ticked) => onChange(joinValues(values.filter((one) => ticked.includes(one))))}
      >
        {state.choices.map((choice, index) => (
          <Checkbox
            key={values[index]}
            id={index === 0 ? id : undefined}
            value={values[index]}
            disabled={disabled || choice.disabled}
            autoFocus={props.autoFocus && index === 0}
          >
            {isGone(choice) ? <GoneChoice text={choice.text} /> : <span title={choice.description}>{choice.text}</span>}
          </Checkbox>
        ))}
      </Checkbox.Group>
      {cutAt !== undefined && <div className="field-note">{text('fields.moreRows', { count: cutAt })}</div>}
    </div>
  )
}
