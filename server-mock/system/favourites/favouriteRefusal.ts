import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type TextIn, textOf } from '../../kernel/text/textOf'

/** A refusal that stands at a field of the card. */
export function favouriteRefusal(
  text: TextIn<'favourites'>,
  field: 'name' | 'parentId',
  { language }: CallContext,
  values: Record<string, string | number> = {},
): CallFailure {
  const message = textOf(`favourites.${text}`, language, values)
  return new CallFailure('rule-failed', `favourites.${text}`, values, { errors: [{ path: `/${field}`, code: text, message }] })
}
