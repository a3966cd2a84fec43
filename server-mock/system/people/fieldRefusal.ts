import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type TextIn, textOf } from '../../kernel/text/textOf'

/** A refusal that stands at a field of the form. */
export function fieldRefusal(
  text: TextIn<'people'>,
  field: string,
  { language }: CallContext,
  values: Record<string, string | number> = {},
): CallFailure {
  const message = textOf(`people.${text}`, language, values)
  return new CallFailure('rule-failed', `people.${text}`, values, { errors: [{ path: `/${field}`, code: text, message }] })
}

/** Refuses another code for a record that others are known by. */
export function refuseNewCode(
  { values, before }: { values: Readonly<Record<string, unknown>>; before?: Readonly<Record<string, unknown>> },
  field: string,
  name: TextIn<'people'>,
  context: CallContext,
): void {
  if (!before || !Object.hasOwn(values, field) || values[field] === before[field]) return
  throw fieldRefusal('codeFixed', field, context, { name: textOf(`people.${name}`, context.language) })
}
