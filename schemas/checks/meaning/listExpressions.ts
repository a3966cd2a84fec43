import { buttonsOf, expressionsOf, type LocatedField, partsOf } from '../../page/anatomy'
import type { ExpressionFields, ExpressionOptions } from '../../rules/expression'
import type { Path } from '../Finding'
import { expressionFields } from './expressionFields'
import type { CheckedPage } from './viewPage'

/** One expression of a page, where it stands and what it can read. */
export interface PageExpression {
  source: string
  path: Path
  options: ExpressionOptions
}

const lists = new WeakMap<CheckedPage, readonly PageExpression[]>()

/** Every CEL expression of a page; worked out once for a view, several checks ask for it. */
export function listExpressions(view: CheckedPage): readonly PageExpression[] {
  const found = lists.get(view) ?? collectExpressions(view)
  lists.set(view, found)
  return found
}

function collectExpressions(view: CheckedPage): PageExpression[] {
  const subs = Object.fromEntries(view.rows.filter(({ of }) => of === 'sub').map((row) => [row.key, expressionFields(row)]))
  const ofFields = view.rows.flatMap((row) => {
    const fields = expressionFields(row)
    const options: ExpressionOptions =
      row.of === 'page' ? { fields, subs, scope: ['row', 'sub', 'user'] } : { fields, scope: ['row', 'user'] }
    return row.fields.flatMap((place) => listOfField(place, options))
  })
  return [...ofFields, ...listOfButtons(view), ...listOfResource(view), ...listOfReport(view)]
}

function listOfField({ field, path }: LocatedField, options: ExpressionOptions): PageExpression[] {
  return expressionsOf(field).map(({ source, path: further, isCondition }) => {
    return { source, path: [...path, ...further], options: isCondition ? { ...options, expects: 'condition' } : options }
  })
}

function listOfButtons({ page, main }: CheckedPage): PageExpression[] {
  const fields = expressionFields(main)
  return buttonsOf(page).flatMap(({ button, of, path }): PageExpression[] => {
    if (button.visibleWhen === undefined) return []
    const scope: ExpressionOptions['scope'] = [of === 'row' ? 'row' : 'selected', 'user']
    return [{ source: button.visibleWhen, path: [...path, 'visibleWhen'], options: { fields, scope, expects: 'condition' } }]
  })
}

function listOfResource({ resource, main }: CheckedPage): PageExpression[] {
  return (resource?.actions ?? []).flatMap(({ when }, index): PageExpression[] => {
    if (when === undefined) return []
    const options: ExpressionOptions = { fields: expressionFields(main), scope: ['row', 'user'], expects: 'condition' }
    return [{ source: when, path: ['resource', 'actions', index, 'when'], options }]
  })
}

/** The condition of a report reads the tables' fields, of which only the names are known, and only sometimes. */
function listOfReport({ page, rows, main, known }: CheckedPage): PageExpression[] {
  const { source } = partsOf(page)
  if (source?.where === undefined) return []
  const params = rows.find(({ of }) => of === 'params')
  const tables = [source.from, ...(source.joins ?? []).map(({ table }) => table)].map((table) => known.tables?.get(table))
  const fields: ExpressionFields | undefined = tables.every((names) => names !== undefined)
    ? Object.fromEntries([...tables.flatMap((names) => [...(names ?? [])]), ...main.names].map((name) => [name, 'dyn']))
    : undefined
  const options: ExpressionOptions = {
    fields,
    params: params ? expressionFields(params) : {},
    scope: ['row', 'params', 'user'],
    expects: 'condition',
  }
  return [{ source: source.where, path: ['source', 'where'], options }]
}
