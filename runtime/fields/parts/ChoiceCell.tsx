import { Tag } from 'antd'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { CellProps } from '../FieldComponents'
import { findChoice, useChoices } from './choices'
import { dictTextOf, plainText, splitValues } from './values'

/** A choice in a grid cell: a tag where it has a colour, else its text. */
export function ChoiceCell({ field, value, row }: CellProps<ChoiceBase>) {
  const { choices } = useChoices(field)
  const values = field.facts.isMultiple?.(field.config) ? splitValues(value) : [plainText(value)]
  const chosen = values.map((one) => findChoice(choices, one) ?? { value: one, text: one, color: undefined })
  if (chosen.some((choice) => choice.color)) {
    return chosen.map((choice) => (
      <Tag key={String(choice.value)} color={choice.color}>
        {choice.text}
      </Tag>
    ))
  }
  return dictTextOf(row, field.key) ?? chosen.map((choice) => choice.text).join(',')
}
