import type { FieldConfig } from '../../fields'
import type { DateField } from '../../fields/date'
import { factsOf } from '../../fields/findFieldKind'
import type { Finding, Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { checkFixedValue } from './fixedValue'

const day = /^\d{4}-\d{2}-\d{2}$/

/** What is wrong with a value that rows are asked for by; nothing with a part of a text, which may be anything. */
export function checkQueriedValue(field: FieldConfig, value: string | number | boolean, path: Path, known: KnownNames): Finding[] {
  const facts = factsOf(field)
  if (facts.query === 'like' || facts.query === 'startsWith') return []
  // A moment may be asked for by its day.
  const asked: FieldConfig =
    facts.column(field) === 'timestamp' && day.test(String(value)) ? ({ type: 'date', key: field.key } satisfies DateField) : field
  const values = facts.query === 'in' ? String(value).split(',') : [value]
  const found = values.flatMap((one) => checkFixedValue(asked, one, path, known))
  // What lies beyond the smallest or largest value is no mistake of a question.
  return found.filter(({ code }) => code !== 'too-small' && code !== 'too-big').slice(0, 1)
}
