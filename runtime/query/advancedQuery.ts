import type { SuperQueryRule } from '../../schemas/api/rows'
import { checkQueriedValue } from '../../schemas/checks/meaning/queriedValue'
import type { ListedModel } from '../model/ListedModel'
import type { FieldModel, FormPart } from '../model/PageModel'
import { type AdvancedQuery, advancedParameter, type QueryCondition } from './advancedAddress'
import { isFilterable, readsFilters } from './columnFilters'
import { isBlank } from './listParams'

/** A field that can be asked for. */
export interface QueriedField {
  /** Its key as a condition writes it. */
  key: string
  label: string
  field: FieldModel
}

/** The fields of a page of rows that can be asked for: those of its columns, then those of its sub-tables where it has any. */
export function queriedFields(page: ListedModel & Partial<Pick<FormPart, 'subTables'>>): readonly QueriedField[] {
  if (!readsFilters(page)) return []
  const own = page.columns.filter(isFilterable).map((field) => ({ key: field.key, label: field.title || field.key, field }))
  const ofTables = (page.subTables ?? []).flatMap((table) =>
    table.fields.filter(isFilterable).map((field) => ({
      key: `${table.key},${field.key}`,
      label: `${table.title || table.key} / ${field.title || field.key}`,
      field,
    })),
  )
  return [...own, ...ofTables]
}

const ofTexts: readonly SuperQueryRule[] = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne']
const ofChoices: readonly SuperQueryRule[] = ['eq', 'in', 'ne']
const ofAmounts: readonly SuperQueryRule[] = ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
const states: readonly SuperQueryRule[] = ['empty', 'not_empty']

/** The rules that make sense for a field: a part is looked for in texts only, and what can be chosen is neither more nor less. */
export function rulesFor({ facts, config }: FieldModel): readonly SuperQueryRule[] {
  const hasParts = facts.query === 'like' && !facts.labels
  const rules = facts.column(config) !== 'text' ? ofAmounts : hasParts ? ofTexts : ofChoices
  return [...rules, ...states]
}

/** true for rules that ask for a state of the field: nothing is compared with. */
export function asksForState(rule: SuperQueryRule): boolean {
  return states.includes(rule)
}

/** true for rules that look for a part of a text. */
export function looksForPart(rule: SuperQueryRule): boolean {
  return rule === 'like' || rule === 'right_like' || rule === 'left_like'
}

/** The condition with another rule. One value is left of several, and what was typed as a part is no whole value. */
export function withRule(condition: QueryCondition, rule: SuperQueryRule): QueryCondition {
  const { rule: former, val } = condition
  if (asksForState(rule)) return { field: condition.field, rule }
  if (looksForPart(rule) !== looksForPart(former) && rule !== 'in' && former !== 'in') return { ...condition, rule, val: null }
  const isSeveral = former === 'in' && rule !== 'in' && typeof val === 'string'
  return { ...condition, rule, val: isSeveral ? (val.split(',')[0] ?? null) : val }
}

/** The conditions that are filled in; undefined when there are none. */
export function filledQuery({ matchType, rows }: AdvancedQuery): AdvancedQuery | undefined {
  const filled = rows.flatMap(({ field, rule, val }): QueryCondition[] => {
    if (asksForState(rule)) return [{ field, rule }]
    return isBlank(val) ? [] : [{ field, rule, val }]
  })
  return filled.length === 0 ? undefined : { matchType, rows: filled }
}

/** What of a query can be asked for, and the names of the fields of the rest: they are gone, or ask for something else now. */
export function knownQuery(
  fields: readonly QueriedField[],
  { matchType, rows }: AdvancedQuery,
): { query: AdvancedQuery | undefined; wrong: readonly string[] } {
  const known: QueryCondition[] = []
  const wrong: string[] = []
  for (const row of rows) {
    const found = fields.find(({ key }) => key === row.field)
    if (found && rulesFor(found.field).includes(row.rule) && isRightValue(found.field, row)) known.push(row)
    else wrong.push(found?.label ?? row.field)
  }
  return { query: filledQuery({ matchType, rows: known }), wrong }
}

function isRightValue({ facts, config }: FieldModel, { rule, val }: QueryCondition): boolean {
  if (asksForState(rule)) return true
  const text = String(val ?? '')
  if (text.includes('\0')) return false
  if (looksForPart(rule)) return true
  const { type } = facts.valueSchema(config)
  const isNumber = type === 'number' || type === 'integer'
  return (rule === 'in' ? text.split(',') : [text]).every((one) => {
    const value = isNumber ? Number(one) : one
    return !(typeof value === 'number' && !Number.isFinite(value)) && checkQueriedValue(config, value, [], {}).length === 0
  })
}

/** The advanced query that the address of a list asks for. */
export function readAdvanced(page: ListedModel, search: string) {
  return readAdvancedAddress(queriedFields(page), search)
}

/** The advanced query of an address: `?advanced-query={"or":[["name","like","pump"]]}`. What cannot be asked for is left out and named by `wrong`. */
export function readAdvancedAddress(fields: readonly QueriedField[], search: string) {
  const written = new URLSearchParams(search).get(advancedParameter)
  if (written === null) return { query: undefined, wrong: [] }
  const read = readWritten(written)
  return read ? knownQuery(fields, read) : { query: undefined, wrong: [advancedParameter] }
}

function readWritten(written: string): AdvancedQuery | undefined {
  try {
    const { and, or }: { and?: unknown; or?: unknown } = JSON.parse(written)
    const rows = and ?? or
    if (!Array.isArray(rows) || !rows.every(isWrittenRow)) return undefined
    return { matchType: and ? 'and' : 'or', rows: rows.map(([field, rule, val]) => ({ field, rule, val })) }
  } catch {
    return undefined
  }
}

function isWrittenRow(row: unknown): row is [string, SuperQueryRule, (string | number)?] {
  if (!Array.isArray(row)) return false
  const [field, rule, val] = row
  return typeof field === 'string' && typeof rule === 'string' && (val === undefined || typeof val === 'string' || typeof val === 'number')
}
