import { Radio } from 'antd'
import type { RadioField } from '../../../schemas/fields/radio'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { hasCallChoices, useCallChoices } from './callChoices'
import { type ChoiceOptions, storedAs, useChoices } from './choices'
import { ariaOf, settingsOf } from './inputProps'
import { hasRowChoices, useRowChoices } from './rowChoices'
import { dictTextOf, plainText } from './values'

/** Choices side by side. The label points to the first; with `allowClear` a click on the taken one takes it back. */
export function RadioInput(props: InputProps<RadioField>) {
  const { field, id, value, onChange, disabled } = props
  const { text } = usePageHost()
  const listed = useChoices(field)
  const found = useRowChoices(field, props.readRow, { keyword: '', isAsked: hasRowChoices(field) })
  const answered = useCallChoices(field)
  const state = hasRowChoices(field) ? withStored(found, value, props) : hasCallChoices(field) ? withStored(answered, value, props) : listed
  const isCut = found.hasMore || answered.isCut
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
          <span title={choice.description}>{choice.text}</span>
        </Radio>
      ))}
      {isCut && <div className="field-note">{text('fields.moreRows', { count: found.choices.length + answered.choices.length })}</div>}
    </Radio.Group>
  )
}

/** What is stored and is not offered stands with the others, as it was chosen once. */
function withStored(found: ChoiceOptions, value: unknown, { field, readRow }: InputProps<RadioField>): ChoiceOptions {
  const taken = plainText(value)
  if (taken === '' || found.choices.some((choice) => String(choice.value) === taken)) return found
  const stored = { value: storedAs(field.config, taken), text: dictTextOf(readRow(), field.key) ?? taken }
  return { ...found, choices: [...found.choices, stored] }
}
