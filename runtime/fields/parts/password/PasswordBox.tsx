import Password from 'antd/es/input/Password'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PasswordField } from '../../../../schemas/fields/password'
import { strengthOf } from '../../../../schemas/rules/validate/strength'
import { repeatKeyOf, secretMark } from '../../../../schemas/wire/secretMark'
import type { InputProps } from '../../FieldComponents'
import { inputPropsOf } from '../inputProps'
import { plainText } from '../values'
import { usePasswordText } from './passwordTexts'
import './password.css'

/** A password, and once more: it can be shown while it is typed, and what is stored stays when nothing is typed. */
export function PasswordBox(props: InputProps<PasswordField>) {
  const { field, value, disabled, onChange } = props
  const say = usePasswordText()
  const { placeholder } = field
  const isKept = value === secretMark
  const typed = isKept ? '' : plainText(value)
  const [isSet, setSet] = useState(isKept)
  const [again, setAgain] = useState('')
  const caps = useCapsLock()
  const isRepeated = field.config.repeat !== false
  useEffect(() => {
    // Saved, or taken back.
    if (isKept) setSet(true)
    if (typed === '') setAgain('')
  }, [isKept, typed])
  const type = (next: string, repeated: string) => {
    setAgain(next === '' ? '' : repeated)
    const isOther = isRepeated && next !== '' && next !== repeated
    onChange(next === '' ? (isSet ? secretMark : null) : next, { [repeatKeyOf(field.key)]: isOther ? false : null })
  }
  const shared = { ...inputPropsOf(props), autoComplete: 'new-password', maxLength: 300, ...caps.listeners }
  return (
    <div className="field-password">
      <Password
        {...shared}
        placeholder={isSet ? say('isSet') : placeholder}
        value={typed}
        onChange={({ target }) => type(target.value, again)}
      />
      {typed !== '' && <Strength password={typed} />}
      {isRepeated && typed !== '' && !disabled && (
        <Password
          {...shared}
          id={`${props.id}-repeat`}
          autoFocus={false}
          aria-label={say('again', { title: field.title })}
          placeholder={say('again', { title: field.title })}
          value={again}
          onChange={({ target }) => type(typed, target.value)}
        />
      )}
      {caps.isOn && (
        <span role="status" className="field-password-hint">
          {say('capsLock')}
        </span>
      )}
    </div>
  )
}

function Strength({ password }: { password: string }) {
  const say = usePasswordText()
  const level = strengthOf(password)
  return (
    <span role="status" className={`field-password-hint field-password-${level ?? 'none'}`}>
      <span aria-hidden className="field-password-bar" />
      {say('strength', { level: say(level ?? 'tooWeak') })}
    </span>
  )
}

/** Whether letters come out large by themselves, as the last key said. */
function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const read = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read } }
}
