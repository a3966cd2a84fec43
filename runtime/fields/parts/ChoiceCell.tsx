import { Tag } from 'antd'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { CellProps } from '../FieldComponents'
import { type ChoiceOption, findChoice, useChoices } from './choices'
import { IconBeside } from './IconBeside'
import { dictTextOf, plainText, splitValues } from './values'

/** A choice in a grid cell: a tag where it has a colour, with its icon; else its text. A colour that the page works out for the cell goes before. */
export function ChoiceCell({ field, value, row }: CellProps<ChoiceBase>) {
  const { choices } = useChoices(field)
  const values = field.facts.isMultiple?.(field.config) ? splitValues(value) : [plainText(value)]
  const chosen = values.map((one): ChoiceOption => findChoice(choices, one) ?? { value: one, text: one })
  if (chosen.every(({ color, icon }) => !color && !icon)) return dictTextOf(row, field.key) ?? chosen.map((choice) => choice.text).join(',')
  return chosen.map(({ value: one, text, icon, color }) => {
    const shown = icon ? <IconBeside name={icon}>{text}</IconBeside> : text
    if (field.cell?.tone) return <span key={String(one)}>{shown} </span>
    return (
      <Tag key={String(one)} color={color}>
        {shown}
      </Tag>
    )
  })
}
