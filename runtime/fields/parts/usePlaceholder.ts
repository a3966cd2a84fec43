import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { FieldModel } from '../../model/PageModel'
import { type PageHost, usePageHost } from '../../session/PageHost'

type Deed = 'enter' | 'choose'

/** Stands for the title in a sentence that is not filled in yet. */
const gap = '\u0000'

/** The sentences by language. A form asks for a hundred of them while it is drawn, and each differs by its title alone. */
const sentences = new Map<string, string>()

function sentenceOf({ text, language }: Pick<PageHost, 'text' | 'language'>, deed: Deed): string {
  const known = sentences.get(`${language} ${deed}`)
  if (known !== undefined) return known
  const sentence = text(`fields.${deed}`, { title: gap })
  sentences.set(`${language} ${deed}`, sentence)
  return sentence
}

/** The page's placeholder; else "enter …" or "choose …" with the field's title. A disabled input invites to nothing. */
export function usePlaceholder(field: FieldModel<FieldBase>, deed: Deed, disabled = false): string {
  const host = usePageHost()
  if (field.placeholder) return field.placeholder
  return disabled ? '' : sentenceOf(host, deed).replace(gap, () => field.title)
}
