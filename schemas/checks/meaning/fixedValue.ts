import type { JSONSchema7 } from 'json-schema'
import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { Finding, Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { nearestName } from '../nearestName'
import { describeType } from '../structure/describeType'

/** What is wrong with a value that a page writes for a field. An empty one is never wrong here. */
export function checkFixedValue(field: FieldConfig, value: unknown, path: Path, known: KnownNames): Finding[] {
  if (value === null || value === undefined || value === '') return []
  return [...checkChoice(field, value, path, known), ...checkAgainstSchema(field, value, path)].slice(0, 1)
}

/** The values that can be chosen for a field; undefined when anything can stand there, or when nobody knows them. */
export function choicesOf(field: FieldConfig, known: KnownNames): ReadonlySet<string> | undefined {
  const facts = factsOf(field)
  const labels = facts.labels?.(field)
  if (facts.allowsOther?.(field)) return undefined
  if (labels?.from === 'options') return new Set(labels.options.map(({ value }) => String(value)))
  if (labels?.from === 'dict') return known.dictionaryValues?.get(labels.code)
  const { enum: values } = facts.valueSchema(field)
  return values && new Set(values.map(String))
}

function checkChoice(field: FieldConfig, value: unknown, path: Path, known: KnownNames): Finding[] {
  const choices = choicesOf(field, known)
  if (!choices || choices.size === 0) return []
  const parts = factsOf(field).isMultiple?.(field) ? String(value).split(',') : [String(value)]
  const wrong = parts.find((part) => !choices.has(part))
  if (wrong === undefined) return []
  const names = [...choices]
  return [
    {
      code: 'not-a-choice',
      path,
      values: { name: field.key, found: wrong, known: names.join(', ') },
      suggestion: nearestName(wrong, names),
    },
  ]
}

function checkAgainstSchema(field: FieldConfig, value: unknown, path: Path): Finding[] {
  const schema = factsOf(field).valueSchema(field)
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    const found = types.includes('integer') && typeof value === 'number' ? String(value) : describeType(value)
    return [{ code: 'wrong-value-type', path, values: { name: field.key }, types: { expected: types.join(' | '), found } }]
  }
  return typeof value === 'number' ? checkNumber(schema, value, path) : checkText(field, schema, String(value), path)
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : describeType(value) === type
}

function checkNumber({ minimum, maximum }: JSONSchema7, found: number, path: Path): Finding[] {
  if (minimum !== undefined && found < minimum) return [{ code: 'too-small', path, values: { found, limit: minimum } }]
  return maximum !== undefined && found > maximum ? [{ code: 'too-big', path, values: { found, limit: maximum } }] : []
}

function checkText(field: FieldConfig, schema: JSONSchema7, found: string, path: Path): Finding[] {
  const { pattern, format, maxLength, enum: values } = schema
  if (maxLength !== undefined && [...found].length > maxLength) return [{ code: 'too-long', path, values: { limit: maxLength } }]
  const isRight =
    (pattern === undefined || new RegExp(pattern, 'u').test(found)) &&
    (format !== 'date' || isDay(found)) &&
    (!values || values.map(String).includes(found))
  if (isRight) return []
  const example = factsOf(field).sample?.(field, 0)
  if (example === undefined || example === null) return [{ code: 'wrong-value', path, values: { name: field.key, found } }]
  const said = { name: field.key, found, example: String(example) }
  const now = nowOf(field)
  return [now ? { code: 'wrong-value-form', path, values: { ...said, now } } : { code: 'wrong-value-like', path, values: said }]
}

/** How the present day or moment is worked out for a field that holds one. */
function nowOf(field: FieldConfig): string | undefined {
  const column = factsOf(field).column(field)
  return column === 'date' ? 'today()' : column === 'timestamp' ? 'now()' : undefined
}

/** true for a day of the calendar: the 30th of February is none. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
