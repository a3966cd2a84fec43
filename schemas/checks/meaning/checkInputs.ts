import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { fieldOfCase, inputCasesOf } from '../../fields/inputCases'
import type { LocatedField } from '../../page/anatomy'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** What stands in the place of a field's own input for some rows is typed in, and stored as the field is. */
export function checkInputs({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(({ of, fields }) =>
    fields.flatMap((located) => {
      if (inputCasesOf(located.field).length === 0) return []
      return of === 'params' || !canHaveCases(located.field) ? [noCases(located)] : checkCases(located)
    }),
  )
}

function noCases({ field, path }: LocatedField): Finding {
  return { code: 'no-cases', path: [...path, 'inputs'], at: 'key', values: { name: field.key, kind: field.type } }
}

function checkCases({ field, path }: LocatedField): Finding[] {
  const stored = factsOf(field).column(field)
  return inputCasesOf(field).flatMap((one, index): Finding[] => {
    const at = [...path, 'inputs', index, 'as']
    const other = fieldOfCase(field, one)
    const values = { name: field.key, kind: other.type }
    if (!isTyped(other)) return [{ code: 'no-case', path: [...at, 'type'], values }]
    if ('choices' in other && other.choices !== undefined) return [{ code: 'no-row-choices', path: [...at, 'choices'], at: 'key', values }]
    const asked = factsOf(other).column(other)
    if (stored === 'text' || asked === stored) return []
    return [{ code: 'case-stored-otherwise', path: [...at, 'type'], values, types: { stored: stored ?? 'any', asked: asked ?? 'any' } }]
  })
}

function canHaveCases(field: FieldConfig): boolean {
  const isPeriod = 'endKey' in field && field.endKey !== undefined
  return isTyped(field) && field.value === undefined && !isPeriod
}

/** true for a kind that one types into, and that needs nothing but its value. */
function isTyped(field: FieldConfig): boolean {
  const { isReadOnly, isCarried, isTableOnly, holdsFiles, isHtml, isSecret, fills, column } = factsOf(field)
  return !isReadOnly && !isCarried && !isTableOnly && !holdsFiles && !isHtml && !isSecret && !fills && column(field) !== null
}
