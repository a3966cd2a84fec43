import { Segmented } from 'antd'
import { useId } from 'react'

interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  textOf(value: T): string
  value: T
  onChange(value: T): void
}

/** One setting with a few values, all of them on show. */
export function Choice<T extends string>({ label, values, textOf, value, onChange }: ChoiceProps<T>) {
  const id = useId()
  return (
    <section className="pw-setting-choice">
      <h2 id={id}>{label}</h2>
      <Segmented
        block
        name={id}
        aria-labelledby={id}
        // The radios take the focus; the group around them is no place of its own.
        tabIndex={-1}
        options={values.map((choice) => ({ value: choice, label: textOf(choice) }))}
        value={value}
        onChange={onChange}
      />
    </section>
  )
}
