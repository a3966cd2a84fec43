import type { Path } from '../checks/Finding'
import type { FieldConfig } from '../fields'
import { actionExpressionsOf, openingExpressions } from './actionAnatomy'
import { type FieldList, fieldListsOf, locateFields, openingsOf, partsOf, queryValuesOf, rowConditionsOf, subTablesOf } from './anatomy'
import { buttonsOf, type LocatedButton } from './buttonAnatomy'
import type { PageConfig } from './kinds'
import type { DetailRow } from './parts/DetailRow'
import { listOf, objectOf } from './readParts'

/** Every CEL expression of a page, with its place and what it can read. */

/** The properties of a field that hold a condition. */
export const conditions = ['visibleWhen', 'disabledWhen', 'requiredWhen'] as const

/** The properties of a field that hold what its cells show. */
export const cellExpressions = ['shows', 'tone', 'icon'] as const

/** A CEL expression of a field and where it stands, from the field on. */
export interface LocatedExpression {
  source: string
  path: Path
  isCondition: boolean
  /** Key of the field that takes what it gives; none for a condition. */
  gives?: string
  /** It is worked out for a cell that is drawn, and must give a text where that is said. */
  cell?: 'any' | 'text'
  /** It reads the row and nothing else. */
  isOfRow?: boolean
  /** The rows of this table are what it reads as `row`; the field's own row is `form`. */
  table?: string
}

/** The parts that a list of a field has; what is no part, in a page that may be broken, is an empty one. */
function partsIn<T extends object>(list: readonly T[] | undefined): Partial<T>[] {
  // A cast: what stands there is an object.
  return listOf(list).map((part) => objectOf(part) as Partial<T>)
}

/** Whether anything of the field is worked out. */
export function hasExpression(field: FieldConfig): boolean {
  return expressionsOf(field).length > 0
}

/** Whether something of the field is worked out by looking for a pattern. */
export function findsPatterns(field: FieldConfig): boolean {
  return expressionsOf(field).some(({ source }) => typeof source === 'string' && source.includes('matches'))
}

/** Those of a field that may be broken. */
function expressionsOf(field: FieldConfig): LocatedExpression[] {
  const condition = (source: string | undefined, path: Path): LocatedExpression[] =>
    source === undefined ? [] : [{ source, path, isCondition: true }]
  const value = (source: string | undefined, path: Path, gives: string): LocatedExpression[] =>
    source === undefined ? [] : [{ source, path, isCondition: false, gives }]
  const cell = (source: string | undefined, path: Path, gives: 'any' | 'text'): LocatedExpression[] =>
    source === undefined ? [] : [{ source, path, isCondition: false, cell: gives }]
  const preset = field.defaultValue
  const choices = 'choices' in field ? field.choices : undefined
  return [
    ...conditions.flatMap((name) => condition(field[name], [name])),
    ...cellExpressions.flatMap((name) => cell(field[name], [name], name === 'shows' ? 'any' : 'text')),
    ...(field.link?.type === 'address' ? cell(field.link.url, ['link', 'url'], 'text') : []),
    ...value(field.value, ['value'], field.key),
    ...partsIn(field.inputs).flatMap(({ when }, index) =>
      condition(when, ['inputs', index, 'when']).map((found) => ({ ...found, isOfRow: true })),
    ),
    ...Object.entries(field.sets ?? {}).flatMap(([key, source]) => value(source, ['sets', key], key)),
    ...(preset !== null && typeof preset === 'object' ? value(preset.expression, ['defaultValue', 'expression'], field.key) : []),
    ...partsIn(field.validateRules).flatMap(({ when }, index) => condition(when, ['validateRules', index, 'when'])),
    ...(choices ? condition(choices.where, ['choices', 'where']).map((found) => ({ ...found, table: choices.table })) : []),
  ]
}

/** An expression of a page, and whose values it reads: those of a row, the selected rows, the row of an action, what a report gives, or nobody's (a query). */
export interface PlacedExpression extends LocatedExpression {
  of: FieldList['of'] | LocatedButton['of'] | 'stored' | 'report' | 'query'
  /** Key of the sub-table; empty for the others. */
  key: string
  /** The field of an opened page that takes what it gives. */
  opens?: { page: string; key: string }
  /** Key of the list of fields that is asked for first, and read as `input`. */
  asks?: string
}

/** A cell of the page's own row is drawn without the rows of its sub-tables. */
function readBy({ cell }: LocatedExpression, { of }: FieldList): PlacedExpression['of'] {
  return cell !== undefined && of === 'page' ? 'row' : of
}

/** The text under a row of the list, or of a sub-table, is drawn as a cell is. */
function detailExpressions(page: PageConfig): PlacedExpression[] {
  const textOf = (detailRow: DetailRow | undefined, path: Path, at: Pick<PlacedExpression, 'of' | 'key'>): PlacedExpression[] =>
    detailRow?.text === undefined
      ? []
      : [{ source: detailRow.text, path: [...path, 'detailRow', 'text'], isCondition: false, cell: 'any', ...at }]
  return [
    ...textOf(partsOf(page).detailRow, [], { of: 'row', key: '' }),
    ...subTablesOf(page).flatMap(({ detailRow, key }, index) => textOf(detailRow, ['subTables', index], { of: 'sub', key })),
  ]
}

/** Every expression of a page: of its fields, its buttons, its actions and its report. */
export function everyExpressionOf(page: PageConfig): PlacedExpression[] {
  const ofFields = fieldListsOf(page).flatMap((list) =>
    locateFields(list).flatMap(({ field, path }) =>
      expressionsOf(field).map(
        (found): PlacedExpression => ({ ...found, path: [...path, ...found.path], of: readBy(found, list), key: list.key }),
      ),
    ),
  )
  const condition = (source: string | undefined, path: Path, of: PlacedExpression['of']): PlacedExpression[] =>
    source === undefined ? [] : [{ source, path, isCondition: true, of, key: '' }]
  const { source, queryConfig = [], readOnlyRows } = partsOf(page)
  const ofQueries = queryConfig.flatMap(({ key, defaultValue }, index) =>
    queryValuesOf(defaultValue, ['queryConfig', index, 'defaultValue']).flatMap(({ value, path }): PlacedExpression[] =>
      value !== null && typeof value === 'object'
        ? [{ source: value.expression, path: [...path, 'expression'], isCondition: false, gives: key, of: 'query', key: '' }]
        : [],
    ),
  )
  return [
    ...ofFields,
    ...ofQueries,
    ...buttonsOf(page).flatMap(({ button, of, path }) => condition(button.visibleWhen, [...path, 'visibleWhen'], of)),
    ...openingsOf(page).flatMap(openingExpressions),
    ...actionExpressionsOf(page),
    ...rowConditionsOf(page).flatMap(({ where, path }) => condition(where, path, 'stored')),
    ...condition(source?.where, ['source', 'where'], 'report'),
    ...condition(readOnlyRows?.when, ['readOnlyRows', 'when'], 'row'),
    ...detailExpressions(page),
  ]
}
