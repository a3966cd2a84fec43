import type { FieldConfig } from '../../../schemas/fields'
import { CallFailure } from '../../kernel/CallFailure'
import { compileTypes } from '../../resource'

const checks = new WeakMap<readonly FieldConfig[], ReturnType<typeof compileTypes>>()

/** The check of a row with these fields, made once for a version of its page. */
function checkOf(fields: readonly FieldConfig[]): ReturnType<ReturnType<typeof compileTypes>> {
  const check = checks.get(fields) ?? compileTypes(fields, 'choices')
  checks.set(fields, check)
  return check()
}

type Values = Record<string, string | number | boolean | null>

/** The values of the edited row that are read, each as its field holds it. Throws `bad-request` for one that its field cannot hold. */
export function readForm(
  form: Readonly<Record<string, unknown>> | undefined,
  keys: readonly string[],
  fields: readonly FieldConfig[],
): Values | undefined {
  if (!form) return undefined
  const read = Object.fromEntries(keys.map((key) => [key, Object.hasOwn(form, key) && form[key] !== '' ? form[key] : null]))
  const check = checkOf(fields)
  const wrong = check(read) ? Object.keys(read).find((key) => !isPlainValue(read[key])) : check.errors?.[0]?.instancePath.slice(1)
  if (wrong !== undefined)
    throw new CallFailure('bad-request', 'rows.badData', {}, { errors: [{ path: `/form/${wrong}`, code: 'bad-value', message: wrong }] })
  return read as Values
}

function isPlainValue(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}
