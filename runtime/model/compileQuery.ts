import { isRange } from '../../schemas/page/isRange'
import type { QueryItem } from '../../schemas/page/parts/Query'
import type { SubTable } from '../../schemas/page/parts/SubTable'
import { chooseText } from '../../schemas/page/Text'
import { readQueryKey } from '../../schemas/wire/queryKey'
import { isSystemField, systemFieldOf } from '../../schemas/wire/systemFields'
import { compileOne, type ExpressionContext } from './compileExpressions'
import { brokenField, compileField } from './compileField'
import { formatValue, PageFindings } from './Findings'
import type { FieldModel, QueryItemModel, QueryStart } from './PageModel'
import { isObject, readList, readObject, readText, type Unvalidated } from './read'

/** What a query may ask for. */
export interface QuerySource extends Omit<ExpressionContext, 'path'> {
  /** The fields of the row. */
  fields: readonly FieldModel[]
  /** The sub-tables as they are written. */
  subTables?: unknown
  /** Codes of the fields that the user may not see, those of sub-tables as `lines:goods`. */
  hidden: ReadonlySet<string>
  /** true: the calls belong to another backend, which may know further fields. */
  isOpen: boolean
}

/** The inputs of the query bar. An item whose field does not exist keeps its place with its problem; one that the user may not see is left out. */
export function compileQuery(written: unknown, source: QuerySource, findings: PageFindings): QueryItemModel[] {
  const byKey = new Map(source.fields.map((field) => [field.key, field]))
  return readList(written).flatMap((item, index) => {
    const path = `/queryConfig/${index}`
    if (!isObject(item)) {
      const problem = findings.addWrongType(path, String(index), 'object', formatValue(item))
      return compileItem({}, brokenField(`query${index}`, problem, {}), undefined, { path }, findings)
    }
    const { sub, name } = readQueryKey(readText(item.key))
    if (source.hidden.has(sub === undefined ? name : `${sub}:${name}`)) return []
    const own = sub === undefined ? byKey.get(name) : subField({ sub, name }, source, findings)
    const field = askedField(item, own, path, source, findings)
    return compileItem(item, field, own, { path, compileExpression: source.compileExpression }, findings)
  })
}

/** The field of a sub-table, by the name that the list call has for it. What is wrong with it is said where it stands. */
function subField({ sub, name }: { sub: string; name: string }, { subTables }: QuerySource, { language }: PageFindings) {
  const tables = readList(subTables).map((table) => readObject<SubTable>(table))
  const at = tables.findIndex(({ key }) => key === sub)
  const columns = readList(tables[at]?.columns)
  const index = columns.findIndex((column) => isObject(column) && column.key === name)
  if (index === -1) return undefined
  const key = `${sub}.${name}`
  const place = { path: `/subTables/${at}/columns/${index}`, fallbackKey: key, isDisabled: false }
  const field = compileField({ ...readObject(columns[index]), key }, place, new PageFindings(language))
  return { ...field, title: `${chooseText(tables[at]?.title, language, sub)} · ${field.title === key ? name : field.title}` }
}

/** What is asked with: the field, or the kind that stands in its place. */
function askedField(
  item: Unvalidated<QueryItem>,
  own: FieldModel | undefined,
  path: string,
  { isOpen }: QuerySource,
  findings: PageFindings,
): FieldModel {
  const key = readText(item.key)
  const place = { path: `${path}/as`, fallbackKey: key, isDisabled: false }
  if (item.as !== undefined && (own || isSystemField(key) || isOpen)) {
    if (!isObject(item.as)) return brokenField(key, findings.addWrongType(place.path, 'as', 'object', formatValue(item.as)), {})
    const title = own?.title ?? (isSystemField(key) ? systemFieldOf(key).field.title : key)
    return compileField({ title, ...item.as, key }, place, findings)
  }
  if (own) return own
  if (!isSystemField(key)) return brokenField(key, findings.add(`${path}/key`, 'unknown-field', { name: key }), {})
  return compileField(systemFieldOf(key).field, place, findings)
}

function compileItem(
  item: Unvalidated<QueryItem>,
  field: FieldModel,
  own: FieldModel | undefined,
  place: ExpressionContext,
  findings: PageFindings,
): QueryItemModel {
  const { language } = findings
  const start = compileStart(item.defaultValue, { ...place, path: `${place.path}/defaultValue` }, findings)
  return {
    field,
    label: chooseText(item.label, language, field.title),
    // What a form says in an empty field is no advice for a search: only what stands at the query does, or at the kind that it is asked with.
    placeholder: chooseText(item.placeholder, language, item.as === undefined ? '' : field.placeholder),
    isRange: isRange(item, field.facts.query),
    ...(asksForWhole(field, own) ? { isWhole: true } : {}),
    ...(start.length > 0 ? { start } : {}),
    ...(item.hidden === true ? { isHidden: true } : {}),
  }
}

/** What is chosen is asked for as a whole, although a plain value means a part of the text that is stored. */
function asksForWhole(field: FieldModel, own: FieldModel | undefined): boolean {
  const isPart = own?.facts.query === 'like' || own?.facts.query === 'startsWith'
  return isPart && (field.facts.query === 'eq' || field.facts.query === 'in')
}

function compileStart(written: unknown, place: ExpressionContext, findings: PageFindings): QueryStart[] {
  if (written === undefined || written === null) return []
  const values = Array.isArray(written) ? written.slice(0, 2) : [written]
  return values.map((value, index): QueryStart => {
    if (!isObject(value)) return typeof value === 'string' || typeof value === 'number' ? value : null
    const path = Array.isArray(written) ? `${place.path}/${index}` : place.path
    return compileOne(value.expression, { ...place, path: `${path}/expression` }, 'defaultValue', findings) ?? null
  })
}

/** The inputs that ask for one value of each field. */
export function askForEach(fields: readonly FieldModel[], findings: PageFindings): QueryItemModel[] {
  return fields.map((field) => compileItem({ mode: 'single' }, field, field, { path: '' }, findings))
}
