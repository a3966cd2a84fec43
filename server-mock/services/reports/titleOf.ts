import type { FieldConfig } from '../../../schemas/fields'
import { chooseText, type Language } from '../../../schemas/page/Text'

/** The heading of a field in the language of the caller. */
export function titleOf(field: FieldConfig, language: Language): string {
  return chooseText(field.title, language, field.key)
}
