import { Alert, Button, Input } from 'antd'
import type { SmsMode } from '../../../schemas/api/signIn'
import { sendCode } from '../../calls/signInVariants'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { LabelledInput } from './LabelledInput'
import { useAttempt } from './useAttempt'
import { useCountdown } from './useCountdown'

export interface PhoneAndCode {
  mobile: string
  captcha: string
}

export function isPhone(mobile: string): boolean {
  return /^\+?[0-9]{6,15}$/.test(mobile)
}

export function isCode(captcha: string): boolean {
  return /^[0-9]{6}$/.test(captcha)
}

interface PhoneInputsProps {
  value: PhoneAndCode
  mode: SmsMode
  /** true: what is missing is marked. */
  hasTried: boolean
  onChange(value: PhoneAndCode): void
}

/** A phone number, the button that sends a code there and counts down until the next, and the code. */
export function PhoneInputs({ value, mode, hasTried, onChange }: PhoneInputsProps) {
  const { text } = useText()
  const { transport } = useAppServices()
  const [left, startCountdown] = useCountdown()
  const sending = useAttempt('signIn.sendFailed')
  const canSend = isPhone(value.mobile) && left === 0
  const isPhoneWrong = hasTried && !isPhone(value.mobile)
  const isCodeWrong = hasTried && !isCode(value.captcha)
  return (
    <>
      <LabelledInput id={`phone-${mode}`} label={text('signIn.phone')} error={isPhoneWrong ? text('signIn.phoneRequired') : null}>
        {(field) => (
          <Input
            {...field}
            size="large"
            name="mobile"
            type="tel"
            autoComplete="tel"
            maxLength={16}
            value={value.mobile}
            onChange={({ target }) => onChange({ ...value, mobile: target.value.replace(/[\s-]/g, '') })}
          />
        )}
      </LabelledInput>
      {sending.error && <Alert className="pw-sign-in-error" type="error" showIcon title={sending.error} role="alert" />}
      <LabelledInput id={`code-${mode}`} label={text('signIn.code')} error={isCodeWrong ? text('signIn.codeRequired') : null}>
        {(field) => (
          <div className="pw-code">
            <Input
              {...field}
              size="large"
              name="captcha"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={value.captcha}
              onChange={({ target }) => onChange({ ...value, captcha: target.value.trim() })}
            />
            <Button
              size="large"
              disabled={!canSend}
              loading={sending.isPending}
              onClick={() => void sending.run(async () => startCountdown(await sendCode(transport, value.mobile, mode)))}
            >
              {left > 0 ? text('signIn.sendAgain', { seconds: left }) : text('signIn.sendCode')}
            </Button>
          </div>
        )}
      </LabelledInput>
    </>
  )
}
