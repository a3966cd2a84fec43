import type { CustomButton } from '../../page/Action'
import type { ExpressionFields, ExpressionOptions } from '../../rules/expression'
import type { Path } from '../Finding'
import { expressionFields } from './expressionFields'
import type { FieldPlace, PageView } from './PageView'

/** One expression of a page, where it stands and what it can read. */
export interface LocatedExpression {
  source: string
  path: Path
  options: ExpressionOptions
}

const lists = new WeakMap<PageView, readonly LocatedExpression[]>()

/** Every CEL expression of a page; worked out once for a view, several checks ask for it. */
export function listExpressions(view: PageView): readonly LocatedExpression[] {
  const found = lists.get(view) ?? collectExpressions(view)
  lists.set(view, found)
  return found
}

function collectExpressions(view: PageView): LocatedExpression[] {
  const subs = Object.fromEntries(view.rows.filter(({ of }) => of === 'sub').map((row) => [row.key, expressionFields(row)]))
  const ofFields = view.rows.flatMap((row) => {
    const fields = expressionFields(row)
    const options: ExpressionOptions =
      row.of === 'page' ? { fields, subs, scope: ['row', 'sub', 'user'] } : { fields, scope: ['row', 'user'] }
    return row.fields.flatMap((place) => listOfField(place, options))
  })
  return [...ofFields, ...listOfButtons(view), ...listOfResource(view), ...listOfReport(view)]
}

function listOfField({ field, path }: FieldPlace, options: ExpressionOptions): LocatedExpression[] {
  const condition: ExpressionOptions = { ...options, expects: 'condition' }
  const at = (source: string | undefined, further: Path, known: ExpressionOptions): LocatedExpression[] =>
    source === undefined ? [] : [{ source, path: [...path, ...further], options: known }]
  const preset = field.defaultValue
  return [
    ...(['visibleWhen', 'disabledWhen', 'requiredWhen'] as const).flatMap((name) => at(field[name], [name], condition)),
    ...at(field.value, ['value'], options),
    ...Object.entries(field.sets ?? {}).flatMap(([key, source]) => at(source, ['sets', key], options)),
    ...(preset !== null && typeof preset === 'object' ? at(preset.expression, ['defaultValue', 'expression'], options) : []),
    ...(['validateRules', 'rules'] as const).flatMap((list) =>
      (field[list] ?? []).flatMap((rule, index) => at(rule.when, [list, index, 'when'], condition)),
    ),
  ]
}

function listOfButtons({ page, main }: PageView): LocatedExpression[] {
  if (page.kind !== 'list') return []
  const fields = expressionFields(main)
  const list = (buttons: readonly CustomButton[] | undefined, path: Path, scope: ExpressionOptions['scope']): LocatedExpression[] =>
    (buttons ?? []).flatMap(({ visibleWhen }, index) =>
      visibleWhen === undefined
        ? []
        : [{ source: visibleWhen, path: [...path, index, 'visibleWhen'], options: { fields, scope, expects: 'condition' } }],
    )
  return [
    ...list(page.toolbar?.custom, ['toolbar', 'custom'], ['selected', 'user']),
    ...list(page.rowButtons, ['rowButtons'], ['row', 'user']),
  ]
}

function listOfResource({ resource, main }: PageView): LocatedExpression[] {
  return (resource?.actions ?? []).flatMap(({ when }, index): LocatedExpression[] => {
    if (when === undefined) return []
    const options: ExpressionOptions = { fields: expressionFields(main), scope: ['row', 'user'], expects: 'condition' }
    return [{ source: when, path: ['resource', 'actions', index, 'when'], options }]
  })
}

/** The condition of a report reads the tables' fields, of which only the names are known, and only sometimes. */
function listOfReport({ page, rows, main, known }: PageView): LocatedExpression[] {
  if (page.kind !== 'report' || page.source.where === undefined) return []
  const params = rows.find(({ of }) => of === 'params')
  const tables = [page.source.from, ...(page.source.joins ?? []).map(({ table }) => table)].map((table) => known.tables?.get(table))
  const fields: ExpressionFields | undefined = tables.every((names) => names !== undefined)
    ? Object.fromEntries([...tables.flatMap((names) => [...(names ?? [])]), ...main.names].map((name) => [name, 'dyn']))
    : undefined
  const options: ExpressionOptions = {
    fields,
    params: params ? expressionFields(params) : {},
    scope: ['row', 'params', 'user'],
    expects: 'condition',
  }
  return [{ source: page.source.where, path: ['source', 'where'], options }]
}
