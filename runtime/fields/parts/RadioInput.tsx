import { Radio } from 'antd'
import type { RadioField } from '../../../schemas/fields/radio'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { GoneChoice } from './GoneChoice'
import { ariaOf, settingsOf } from './inputProps'
import { useSideChoices } from './useSideChoices'
import { plainText } from './values'

/** Choices side by side. The label points to the first; with `allowClear` a click on the taken one takes it back. */
export function RadioInput(props: InputProps<RadioField>) {
  const { field, id, value, onChange, disabled } = props
  const { text } = usePageHost()
  const { state, cutAt, isGone } = useSideChoices(props)
  if (state.isMissing) return <ErrorNotice size="inline" title={text('fields.noDictionary')} />
  if (state.choices.length === 0) return <ChoiceNotFound state={state} isSearched={false} />
  const taken = plainText(value)
  return (
    <Radio.Group
      {...settingsOf(field)}
      {...ariaOf(props)}
      aria-label={field.title}
      name={id}
      disabled={disabled}
      value={taken}
      onBlur={props.onBlur}
      onChange={({ target }) => onChange(state.choices.find((choice) => String(choice.value) === target.value)?.value ?? null)}
    >
      {state.choices.map((choice, index) => (
        <Radio
          key={String(choice.value)}
          id={index === 0 ? id : undefined}
          value={String(choice.value)}
          disabled={disabled || choice.disabled}
          autoFocus={props.autoFocus && index === 0}
          onClick={() => {
            if (field.config.allowClear && taken === String(choice.value)) onChange(null)
          }}
        >
          {isGone(choice) ? <GoneChoice text={choice.text} /> : <span title={choice.description}>{choice.text}</span>}
        </Radio>
      ))}
      {cutAt !== undefined && <div className="field-note">{text('fields.moreRows', { count: cutAt })}</div>}
    </Radio.Group>
  )
}
