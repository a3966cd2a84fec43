import type { FieldConfig } from '../../fields'
import { mainFieldsOf, ownerCodeOf, partsOf, subTablesOf } from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import { everyExpressionOf, type PlacedExpression } from '../../page/pageExpressions'
import type { ExpressionFields, ExpressionOptions } from '../../rules/expression'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { askedFields } from './askedFields'
import { expressionFields, expressionType, fieldsOfTable } from './expressionFields'
import type { CheckedPage, RowView } from './viewPage'

/** One expression of a page, where it stands and what it can read. */
export interface PageExpression {
  source: string
  path: Path
  options: ExpressionOptions
  /** The field that takes what it gives, where that is one of the page. */
  target?: FieldConfig
  /** It is worked out for a cell that is drawn, not for a row that is saved. */
  isCell: boolean
  /** The fields that it reads as `row.<key>`. */
  row?: RowView
}

const lists = new WeakMap<CheckedPage, readonly PageExpression[]>()

/** Every CEL expression of a page; worked out once for a view, several checks ask for it. */
export function listExpressions(view: CheckedPage): readonly PageExpression[] {
  const found = lists.get(view) ?? collectExpressions(view)
  lists.set(view, found)
  return found
}

function collectExpressions(view: CheckedPage): PageExpression[] {
  const optionsOf = readableBy(view)
  return everyExpressionOf(view.page).map(({ source, path, isCondition, gives, opens, asks, cell, of, key, table, isOfRow }) => {
    const readable = optionsOf(of, key, asks)
    const options: ExpressionOptions = isOfRow ? { fields: readable.fields, scope: ['row'] } : readable
    if (table !== undefined) return { source, path, options: choosing(options, table, view.known), isCell: false }
    const asked = of === 'query' ? askedFields(view).find(({ item }) => item.key === gives) : undefined
    const row = view.rows.find((one) => one.of === of && one.key === key) ?? view.main
    const target = asked ? asked.field : gives === undefined ? undefined : row?.fields.find(({ field }) => field.key === gives)?.field
    const expects = isCondition ? 'condition' : cell === 'text' ? 'string' : expectedBy(target ?? openedField(view, opens))
    return {
      source,
      path,
      options: { ...options, expects },
      target,
      isCell: cell !== undefined,
      row,
    }
  })
}

/** The field of the page that is opened which takes the value. */
function openedField({ known }: CheckedPage, opens: PlacedExpression['opens']): FieldConfig | undefined {
  const page = opens && known.pageConfigs?.get(opens.page)
  if (!opens || !page) return undefined
  return mainFieldsOf(page).find(({ key }) => key === opens.key) ?? (isSystemField(opens.key) ? systemFieldOf(opens.key).field : undefined)
}

/** Where rows of a table are chosen from, the row is one of those, and the field's own row is the form's. */
function choosing({ fields }: ExpressionOptions, table: string, known: KnownNames): ExpressionOptions {
  return { fields: fieldsOfTable(table, known), form: fields, scope: ['row', 'form', 'user'], expects: 'condition' }
}

/** What must come out where a field takes it. */
function expectedBy(target: FieldConfig | undefined): ExpressionOptions['expects'] {
  const type = target && expressionType(target)
  return type === 'string' || type === 'number' ? type : undefined
}

/** What an expression can read by where it stands. */
function readableBy({
  page,
  rows,
  main,
  known,
}: CheckedPage): (of: PlacedExpression['of'], key: string, asks?: string) => ExpressionOptions {
  const subs = Object.fromEntries(rows.filter(({ of }) => of === 'sub').map((row) => [row.key, expressionFields(row)]))
  const asked = Object.fromEntries(rows.filter(({ of }) => of === 'ask').map((row) => [row.key, expressionFields(row)]))
  const fields = expressionFields(main)
  const params = rows.find(({ of }) => of === 'params')
  const fieldsOfParams = params ? expressionFields(params) : {}
  const byPlace: Record<PlacedExpression['of'], (key: string) => ExpressionOptions> = {
    page: () => ({ fields, subs, scope: ['row', 'sub', 'user'] }),
    sub: (key) => ({ fields: subs[key], scope: ['row', 'user'] }),
    params: () => ({ fields: fieldsOfParams, scope: ['row', 'user'] }),
    ask: (key) => ({ fields: asked[key], scope: ['row', 'user'] }),
    toolbar: () => ({ fields, scope: partsOf(page).selection === false ? ['user'] : ['selected', 'user'] }),
    row: () => ({ fields, scope: ['row', 'user'] }),
    stored: () => ({ fields: storedFields(page, known, fields), scope: ['row', 'user'] }),
    query: () => ({ scope: ['user'] }),
    report: () => ({ fields: reportFields({ page, main, known }), params: fieldsOfParams, scope: ['row', 'params', 'user'] }),
  }
  return (of, key, asks) => {
    const options = byPlace[of](key)
    // The values that a button asks for first can be read as well.
    const input = asks === undefined ? undefined : asked[asks]
    return input ? { ...options, input, scope: [...(options.scope ?? []), 'input'] } : options
  }
}

/** A stored row has every field of the table, those too that a further page over it does not name; undefined where nobody knows them. */
function storedFields(page: PageConfig, known: KnownNames, own: ExpressionFields): ExpressionFields | undefined {
  const code = ownerCodeOf(page)
  const owner = known.pageConfigs?.get(code ?? '')
  if (!owner) return code === undefined ? own : undefined
  const { subTable } = partsOf(page).resource ?? {}
  const sub = subTablesOf(owner).find(({ key }) => key === subTable)
  return { ...Object.fromEntries((sub?.columns ?? mainFieldsOf(owner)).map((field) => [field.key, expressionType(field)])), ...own }
}

/** The condition of a report reads the tables' fields, of which only the names are known, and only sometimes. */
function reportFields({ page, main, known }: Pick<CheckedPage, 'page' | 'main' | 'known'>): ExpressionFields | undefined {
  const { source } = partsOf(page)
  if (!source) return undefined
  const tables = [source.from, ...(source.joins ?? []).map(({ table }) => table)].map((table) => known.tables?.get(table))
  if (!tables.every((names) => names !== undefined)) return undefined
  return Object.fromEntries([...tables.flatMap((names) => [...(names ?? [])]), ...main.names].map((name) => [name, 'dyn']))
}
