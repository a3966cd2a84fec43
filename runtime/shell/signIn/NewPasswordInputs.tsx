import Password from 'antd/es/input/Password'
import { findPasswordProblem, leastPasswordLength, type PasswordProblem } from '../../../schemas/rules/password'
import type { TextKey } from '../../text/TextKey'
import { useText } from '../../text/useText'
import { LabelledInput } from './LabelledInput'

export interface NewPassword {
  password: string
  confirmpassword: string
}

type Problem = PasswordProblem | 'missing'

/** What is wrong with a new password as it stands in the form, the first rule that it breaks; null when nothing is. */
export function newPasswordProblem({ password, confirmpassword }: NewPassword): Problem | null {
  return password === '' ? 'missing' : findPasswordProblem(password, confirmpassword)
}

const texts: Record<Problem, { at: keyof NewPassword; text: TextKey }> = {
  missing: { at: 'password', text: 'signIn.newPasswordRequired' },
  weak: { at: 'password', text: 'signIn.passwordWeak' },
  confirmationMissing: { at: 'confirmpassword', text: 'signIn.confirmationRequired' },
  mismatch: { at: 'confirmpassword', text: 'signIn.passwordMismatch' },
}

interface NewPasswordInputsProps {
  value: NewPassword
  /** true: what is wrong is marked. */
  hasTried: boolean
  onChange(value: NewPassword): void
}

/** A new password, and once more. */
export function NewPasswordInputs({ value, hasTried, onChange }: NewPasswordInputsProps) {
  const { text } = useText()
  const problem = hasTried ? newPasswordProblem(value) : null
  const errorAt = (place: keyof NewPassword) => (problem && texts[problem].at === place ? text(texts[problem].text) : null)
  const input = (place: keyof NewPassword, label: TextKey) => {
    const rule = place === 'password' && !errorAt(place) ? 'new-password-rule' : undefined
    return (
      <LabelledInput id={`new-${place}`} label={text(label)} error={errorAt(place)}>
        {(field) => (
          <>
            <Password
              {...field}
              aria-describedby={field['aria-describedby'] ?? rule}
              size="large"
              name={place}
              autoComplete="new-password"
              maxLength={300}
              value={value[place]}
              onChange={({ target }) => onChange({ ...value, [place]: target.value })}
            />
            {rule && (
              <div id={rule} className="pw-labelled-rule">
                {text('signIn.passwordRule', { count: leastPasswordLength })}
              </div>
            )}
          </>
        )}
      </LabelledInput>
    )
  }
  return (
    <>
      {input('password', 'signIn.newPassword')}
      {input('confirmpassword', 'signIn.confirmation')}
    </>
  )
}
