import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { factsOfPage, type LocatedField, partsOf } from '../../page/anatomy'
import { compileExpression } from '../../rules/expression'
import { fieldValue } from '../../rules/fieldValue'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { checkFixedValue, choicesOf } from './fixedValue'
import { listExpressions, type PageExpression } from './listExpressions'
import type { CheckedPage } from './viewPage'

/** Every value that a page writes for a field is one that the field can hold: else no row could be added, or none would ever be found. */
export function checkValues(view: CheckedPage): Finding[] {
  return [
    ...view.rows.flatMap(({ fields }) => fields.flatMap((place) => checkDefault(place, view))),
    ...checkActionValues(view),
    ...checkTreeCondition(view),
    ...checkCompared(view),
    ...listExpressions(view).flatMap((place) => [...checkConstant(place, view), ...checkComparisons(place, view)]),
  ]
}

function checkDefault({ field, path }: LocatedField, { known }: CheckedPage): Finding[] {
  const untouched = 'untouched' in field ? field.untouched : undefined
  return [
    ...checkDefaultValue({ field, path }, known),
    ...(untouched === undefined ? [] : checkWrittenValue(field, untouched, [...path, 'untouched'], known)),
  ]
}

function checkDefaultValue({ field, path }: Pick<LocatedField, 'field' | 'path'>, known: KnownNames): Finding[] {
  const { defaultValue } = field
  const isFixed = defaultValue === null || typeof defaultValue !== 'object'
  return isFixed && defaultValue !== undefined && !isSystemField(field.key)
    ? checkWrittenValue(field, defaultValue, [...path, 'defaultValue'], known)
    : []
}

function checkActionValues({ resource, main, known }: CheckedPage): Finding[] {
  const fields = new Map(main.fields.map(({ field }) => [field.key, field]))
  return (resource?.actions ?? []).flatMap(({ set }, index) =>
    Object.entries(set).flatMap(([key, value]) => {
      const field = fields.get(key)
      const isExpression = value !== null && typeof value === 'object'
      return field && !isExpression ? checkWrittenValue(field, value, ['resource', 'actions', index, 'set', key], known) : []
    }),
  )
}

function checkTreeCondition({ page, main, known }: CheckedPage): Finding[] {
  const fields = new Map(main.fields.map(({ field }) => [field.key, field]))
  return Object.entries(partsOf(page).tree?.condition ?? {}).flatMap(([key, value]) => {
    const field = fields.get(key)
    return field ? checkWrittenValue(field, value, ['tree', 'condition', key], known) : []
  })
}

/** A row is never found by a value that its field cannot hold. An old row may still hold it, so that it is no error. */
function checkCompared({ page, main, known }: CheckedPage): Finding[] {
  return (factsOfPage(page.kind).compares?.(page) ?? []).flatMap(({ field: key, value, path }) => {
    const field = main.fields.find((place) => place.field.key === key)?.field
    const found = field ? checkFixedValue(field, value, path, known) : []
    return found.map((finding): Finding => ({ ...finding, severity: 'warning' }))
  })
}

/** A text that reads like an expression and stands where a fixed value stands was probably meant as one. */
function checkWrittenValue(field: FieldConfig, value: string | number | boolean | null, path: Path, known: KnownNames): Finding[] {
  const found = checkFixedValue(field, value, path, known)
  if (typeof value !== 'string' || !/^(?:now|today)\(\)$|^(?:row|user|input)\.\w+/.test(value)) return found
  const written = JSON.stringify({ expression: value })
  return [
    { code: 'meant-expression', path, values: { found: value, written }, ...(found.length > 0 ? {} : { severity: 'warning' as const }) },
  ]
}

/** An expression that reads nothing always gives the same kind of value: what it gives today is tried. */
function checkConstant({ source, path, options, target }: PageExpression, { known }: CheckedPage): Finding[] {
  const expression = target && compileExpression(source).expression
  if (!expression || expression.reads.length > 0 || compileExpression(source, options).problem) return []
  return checkFixedValue(target, fieldValue(expression.evaluate({})), path, known)
}

/** A comparison with what cannot be chosen never holds. An old row may still hold it, so that it is no error. */
function checkComparisons({ source, path, options, row }: PageExpression, { known, rows, main }: CheckedPage): Finding[] {
  const comparisons = compileExpression(source).expression?.comparisons() ?? []
  if (comparisons.length === 0 || compileExpression(source, options).problem) return []
  const rowNamed = (owner: string) =>
    owner === 'row' ? row : owner === 'selected' ? main : rows.find(({ of, key }) => of === 'sub' && `sub.${key}` === owner)
  return comparisons.flatMap(({ name, value }): Finding[] => {
    const key = name.slice(name.lastIndexOf('.') + 1)
    const field = rowNamed(name.slice(0, -key.length - 1))?.fields.find((place) => place.field.key === key)?.field
    const choices = field && value !== '' && !factsOf(field).isMultiple?.(field) ? choicesOf(field, known) : undefined
    if (!field || !choices || choices.size === 0 || choices.has(String(value))) return []
    return checkFixedValue(field, value, path, known).map((finding) => ({ ...finding, severity: 'warning' }))
  })
}
