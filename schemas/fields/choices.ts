import type { Finding } from '../checks/Finding'
import type { ChoiceBase, Option } from './FieldBase'
import type { FieldInPage, LabelSource } from './FieldFacts'

/** The choices that a field writes itself, whichever spelling it uses. */
export function writtenOptions(field: ChoiceBase): readonly Option[] | undefined {
  return field.options ?? field.listSource
}

/** Where a choice field's texts come from: its own options first, else its dictionary. */
export function choiceLabels(field: ChoiceBase): LabelSource | null {
  const options = writtenOptions(field)
  if (options) return { from: 'options', options }
  return field.dictCode ? { from: 'dict', code: field.dictCode } : null
}

/** A field to choose in offers something to choose. */
export function checkChoices(field: ChoiceBase, { path }: FieldInPage): Finding[] {
  const hasChoices = (writtenOptions(field) ?? []).length > 0 || (field.dictCode ?? '') !== ''
  return hasChoices ? [] : [{ code: 'no-choices', path, values: { name: field.key } }]
}
