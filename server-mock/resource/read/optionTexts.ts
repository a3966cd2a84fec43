import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { Label } from '../ResourceServices'

/** The texts of choices that a page writes, by value. */
export function optionTexts({ options }: Extract<LabelSource, { from: 'options' }>, language: Language): ReadonlyMap<string, Label> {
  return new Map(
    options.map(
      ({ value, label, text, title }) => [String(value), { text: chooseText(label ?? text ?? title, language, String(value)) }] as const,
    ),
  )
}
