import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type ServerTextKey, type TextIn, textOf } from '../../kernel/text/textOf'

/** A refusal that stands at a field of the form. */
export function refusalAt(
  field: string,
  text: ServerTextKey,
  { language }: CallContext,
  values: Record<string, string | number> = {},
): CallFailure {
  const code = text.slice(text.indexOf('.') + 1)
  return new CallFailure('rule-failed', text, values, { errors: [{ path: `/${field}`, code, message: textOf(text, language, values) }] })
}

/** A refusal about people, roles, departments and the menu that stands at a field of the form. */
export function fieldRefusal(
  text: TextIn<'people'>,
  field: string,
  context: CallContext,
  values: Record<string, string | number> = {},
): CallFailure {
  return refusalAt(field, `people.${text}`, context, values)
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
