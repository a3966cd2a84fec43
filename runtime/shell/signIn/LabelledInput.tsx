import type { ReactNode } from 'react'

interface InputOptions {
  id: string
  status: 'error' | ''
  'aria-invalid': boolean
  'aria-required': true
  'aria-describedby': string | undefined
}

interface LabelledInputProps {
  id: string
  label: string
  /** What is wrong with what stands there; `null` when nothing is. */
  error: string | null
  children(component: InputOptions): ReactNode
}

/** A required input under its label, with its error below. antd's form would do it too, and weighs more than the whole sign-in page. */
export function LabelledInput({ id, label, error, children }: LabelledInputProps) {
  const errorId = `${id}-error`
  return (
    <div className="pw-labelled">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: error ? 'error' : '',
        'aria-invalid': Boolean(error),
        'aria-required': true,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <div id={errorId} className="pw-labelled-error" role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
