import { InputNumber, Select } from 'antd'
import { type CronPartName, cronParts, maxDaysBefore, maxNth } from '../../../schemas/cron/cronParts'
import type { Language } from '../../../schemas/page/Text'
import { SeveralSelect } from '../../fields/parts/SeveralSelect'
import { usePageHost } from '../../session/PageHost'
import type { CronInputs } from './cronChoices'
import { useCronText } from './cronTexts'

interface CronInputProps {
  part: CronPartName
  name: keyof CronInputs
  inputs: CronInputs
  onChange(changed: Partial<CronInputs>): void
}

/** One place of a sentence: a number within its bounds, a name from a list, or several. */
export function CronInput({ part, name, inputs, onChange }: CronInputProps) {
  const { language } = usePageHost()
  const text = useCronText()
  const label = text(`label_${name}`)
  if (name === 'values')
    return (
      <SeveralSelect
        size="small"
        className="cron-values"
        aria-label={label}
        maxTagCount="responsive"
        options={optionsOf(part, language)}
        value={[...inputs.values]}
        onChange={(values: number[]) => onChange({ values: [...values].sort((one, other) => one - other) })}
      />
    )
  const named = name === 'weekday' ? 'week' : (name === 'from' || name === 'to') && cronParts[part].names ? part : undefined
  if (named)
    return (
      <Select
        size="small"
        className="cron-name"
        aria-label={label}
        options={optionsOf(named, language)}
        value={inputs[name]}
        onChange={(value: number) => onChange({ [name]: value })}
      />
    )
  const [min, max] = boundsOf(part, name)
  return (
    <InputNumber
      size="small"
      className="cron-number"
      aria-label={label}
      min={min}
      max={max}
      precision={0}
      value={inputs[name]}
      onChange={(value) => {
        if (value !== null) onChange({ [name]: value })
      }}
    />
  )
}

function boundsOf(part: CronPartName, name: keyof CronInputs): readonly [min: number, max: number] {
  const { min, max, maxStep } = cronParts[part]
  if (name === 'step') return [1, maxStep]
  if (name === 'daysBefore') return [1, maxDaysBefore]
  return name === 'nth' ? [1, maxNth] : [min, max]
}

/** Every number of a part, with its name in the reader's language. */
function optionsOf(part: CronPartName, language: Language): { value: number; label: string }[] {
  const { min, max } = cronParts[part]
  const nameOf = namesOf(part, language)
  return Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: nameOf(min + index) }))
}

function namesOf(part: CronPartName, language: Language): (value: number) => string {
  if (part === 'month') {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return (month) => names.format(Date.UTC(2026, month - 1, 1))
  }
  if (part === 'week') {
    const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    // 4 January 2026 is a Sunday.
    return (weekday) => names.format(Date.UTC(2026, 0, 3 + weekday))
  }
  return String
}
