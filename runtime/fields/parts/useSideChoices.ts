import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { hasCallChoices, useCallChoices } from './callChoices'
import { type ChoiceOptions, storedAs, useChoices } from './choices'
import { hasRowChoices, useRowChoices } from './rowChoices'
import { dictTextOf, plainText, splitValues } from './values'

/** The choices that stand side by side. */
export interface SideChoices {
  state: ChoiceOptions
  /** How many are offered of more that there are; undefined when all are. */
  cutAt: number | undefined
}

/** The choices of a field from wherever it has them, all at once; what is stored and is not offered stands with the others, as it was chosen once. */
export function useSideChoices(props: InputProps<ChoiceBase>): SideChoices {
  const { field, readRow } = props
  const listed = useChoices(field)
  const found = useRowChoices(field, readRow, { keyword: '', isAsked: hasRowChoices(field) })
  const answered = useCallChoices(field, readRow)
  if (hasRowChoices(field)) return { state: withStored(found, props), cutAt: found.hasMore ? found.choices.length : undefined }
  if (hasCallChoices(field)) return { state: withStored(answered, props), cutAt: answered.isCut ? answered.choices.length : undefined }
  return { state: listed, cutAt: undefined }
}

function withStored(found: ChoiceOptions, { field, value, readRow }: InputProps<ChoiceBase>): ChoiceOptions {
  const isMultiple = field.facts.isMultiple?.(field.config) ?? false
  const stored = isMultiple ? splitValues(value) : [plainText(value)]
  const shown = dictTextOf(readRow(), field.key)
  const texts = isMultiple ? splitValues(shown) : [shown]
  const missing = stored.flatMap((one, index) =>
    one === '' || found.choices.some((choice) => String(choice.value) === one)
      ? []
      : [{ value: storedAs(field.config, one), text: texts.length === stored.length ? (texts[index] ?? one) : one }],
  )
  return missing.length === 0 ? found : { ...found, choices: [...found.choices, ...missing] }
}
