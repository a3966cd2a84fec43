import { writtenOptions } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import type { LocatedField } from '../../page/anatomy'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** Every field has what its kind needs, and stands where its kind can. */
export function checkFields(view: CheckedPage): Finding[] {
  return view.rows.flatMap(({ of, fields }) =>
    fields.flatMap((place) => [...checkChoices(place), ...(of === 'sub' ? [] : checkPlace(place)), ...checkLimits(place)]),
  )
}

function checkChoices({ field, path }: LocatedField): Finding[] {
  if (field.type !== 'select' && field.type !== 'selectMultiple' && field.type !== 'radio') return []
  const hasChoices = (writtenOptions(field) ?? []).length > 0 || (field.dictCode ?? '') !== ''
  return hasChoices ? [] : [{ code: 'no-choices', path, values: { name: field.key } }]
}

function checkPlace({ field, path }: LocatedField): Finding[] {
  return factsOf(field).isTableOnly ? [{ code: 'table-only', path: [...path, 'type'], values: { name: field.type } }] : []
}

function checkLimits({ field, path }: LocatedField): Finding[] {
  if (field.type !== 'inputNumber' || field.min === undefined || field.max === undefined || field.min <= field.max) return []
  return [{ code: 'wrong-limits', path: [...path, 'min'], values: { min: field.min, max: field.max } }]
}
