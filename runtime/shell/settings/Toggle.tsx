import { Switch } from 'antd'
import { useId } from 'react'
import './settings.css'

interface ToggleProps {
  label: string
  hint?: string | undefined
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}

/** One setting that is on or off. */
export function Toggle({ label, hint, isOn, isDisabled = false, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="pw-setting-toggle">
      <label htmlFor={id}>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <Switch id={id} checked={isOn} disabled={isDisabled} onChange={onChange} aria-label={label} aria-describedby={hint && `${id}-hint`} />
    </div>
  )
}
