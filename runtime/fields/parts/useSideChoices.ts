import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { hasCallChoices, useCallChoices } from './callChoices'
import { type ChoiceOption, type ChoiceOptions, isGoneChoice, storedAs, useChoices } from './choices'
import { hasRowChoices, useRowChoices } from './rowChoices'
import { dictTextOf, plainText, splitValues } from './values'

/** The choices that stand side by side. */
export interface SideChoices {
  state: ChoiceOptions
  /** How many are offered of more that there are; undefined when all are. */
  cutAt: number | undefined
  /** Whether the choice is stored and none that is offered now. */
  isGone(choice: ChoiceOption): boolean
}

const hasNoneGone = () => false

/** The choices of a field from wherever it has them, all at once; what is stored and is not offered stands with the others, as it was chosen once. */
export function useSideChoices(props: InputProps<ChoiceBase>): SideChoices {
  const { field, readRow } = props
  const listed = useChoices(field)
  const found = useRowChoices(field, readRow, { keyword: '', isAsked: hasRowChoices(field) })
  const answered = useCallChoices(field, readRow)
  const among = (state: ChoiceOptions, isCut: boolean) => ({
    state: withStored(state, props),
    cutAt: isCut ? state.choices.length : undefined,
    isGone: hasNoneGone,
  })
  if (hasRowChoices(field)) return among(found, found.hasMore)
  if (hasCallChoices(field)) return among(answered, answered.isCut)
  // What is gone can be told once all are known.
  const isGone = ({ value }: ChoiceOption) => isGoneChoice(listed, String(value))
  const isKnown = !listed.isPending && !listed.error && !listed.isMissing
  return { state: isKnown ? withStored(listed, props) : listed, cutAt: undefined, isGone }
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
