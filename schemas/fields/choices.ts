import type { Finding } from '../checks/Finding'
import type { ChoiceBase } from './FieldBase'
import type { FieldInPage, LabelSource } from './FieldFacts'

/** Where a choice field's texts come from: its own options first, else its dictionary. */
export function choiceLabels(field: ChoiceBase): LabelSource | null {
  const { options } = field
  if (options) return { from: 'options', options }
  return field.dictCode ? { from: 'dict', code: field.dictCode } : null
}

/** A field to choose in offers something to choose. */
export function checkChoices(field: ChoiceBase, { path }: FieldInPage): Finding[] {
  const hasChoices = (field.options ?? []).length > 0 || (field.dictCode ?? '') !== ''
  return hasChoices ? [] : [{ code: 'no-choices', path, values: { name: field.key } }]
}
