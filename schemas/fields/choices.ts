import type { Finding } from '../checks/Finding'
import type { ChoiceBase } from './FieldBase'
import type { FieldInPage, LabelSource } from './FieldFacts'

/** Where a choice field's texts come from: its own options first, else its dictionary. */
export function choiceLabels(field: ChoiceBase): LabelSource | null {
  const { options } = field
  if (options) return { from: 'options', options }
  return field.dictCode ? { from: 'dict', code: field.dictCode } : null
}

/** A field to choose in offers something to choose, from one place. */
export function checkChoices(field: ChoiceBase, { path }: FieldInPage): Finding[] {
  const { options = [], dictCode = '' } = field
  if (options.length === 0 && dictCode === '') return [{ code: 'no-choices', path, values: { name: field.key } }]
  if (options.length > 0 && dictCode !== '') return [{ code: 'two-choices', path: [...path, 'dictCode'], at: 'key' }]
  return dictCode.includes(',') ? [{ code: 'table-as-dictionary', path: [...path, 'dictCode'], values: { name: dictCode } }] : []
}

/** Choices of which several are taken: their values are joined by commas. */
export function checkJoinedChoices(field: ChoiceBase, place: FieldInPage): Finding[] {
  const commas = (field.options ?? []).flatMap(({ value }, index): Finding[] =>
    String(value).includes(',')
      ? [{ code: 'comma-in-choice', path: [...place.path, 'options', index, 'value'], values: { found: String(value) } }]
      : [],
  )
  return [...checkChoices(field, place), ...commas]
}
