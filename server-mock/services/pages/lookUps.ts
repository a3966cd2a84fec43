import { readPairs } from '../../../schemas/fields/tableCode'
import { defaults } from '../../../schemas/json/propertyShapes'
import { isPublicForm, mainFieldsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { ValidateRule } from '../../../schemas/rules/validate'
import { isUniqueRule } from '../../../schemas/rules/validate/unique'

/** What a page looks up in a table by its name: a `tree` to choose from, or whether a value is a `duplicate`. */
export interface LookUp {
  kind: 'tree' | 'duplicate'
  table: string
  /** The fields that it names: no other is opened by it. */
  fields: ReadonlySet<string>
  /** Values that every node of a `tree` has, by field. */
  condition: Readonly<Record<string, unknown>>
}

const known = new WeakMap<object, readonly LookUp[]>()

/** Everything that a page looks up. Read over the bare JSON, since the page may have been broken behind the check's back. */
export function lookUpsOf(config: PageConfig): readonly LookUp[] {
  const found = known.get(config) ?? collect(config, tableOf(config))
  known.set(config, found)
  return found
}

function tableOf(config: PageConfig): unknown {
  return (config as { resource?: { table?: unknown } }).resource?.table
}

type UnvalidatedJson = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is UnvalidatedJson => value !== null && typeof value === 'object'

function collect(value: unknown, ownTable: unknown): LookUp[] {
  if (!isObject(value)) return []
  const below = Object.entries(value).flatMap(([name, part]) => (name === 'subTables' ? collect(part, undefined) : collect(part, ownTable)))
  return [...treeIn(value), ...linkedIn(value), ...duplicateIn(value.duplicate), ...uniqueIn(value, ownTable), ...below]
}

function lookUp(kind: LookUp['kind'], table: unknown, fields: readonly unknown[], condition: unknown = {}): LookUp[] {
  if (typeof table !== 'string') return []
  const names = fields.filter((field) => typeof field === 'string')
  return [{ kind, table, fields: new Set(names), condition: isObject(condition) ? condition : {} }]
}

function treeIn({ tree, condition }: UnvalidatedJson): LookUp[] {
  if (!isObject(tree)) return []
  return lookUp('tree', tree.table, [tree.text, tree.code ?? defaults['TreeSource.code'], tree.pid, tree.hasChild], parse(condition))
}

function linkedIn({ linked }: UnvalidatedJson): LookUp[] {
  if (!isObject(linked)) return []
  const { table, txt, key = defaults['LinkSource.key'], idField = defaults['LinkSource.idField'], pidField, condition } = linked
  const pairs = (typeof condition === 'string' && readPairs(condition)) || []
  return lookUp('tree', table, [txt, key, idField, pidField], Object.fromEntries(pairs.map(({ column, value }) => [column, value])))
}

function duplicateIn(rule: unknown): LookUp[] {
  return isObject(rule) ? lookUp('duplicate', rule.table, [rule.field]) : []
}

/** A field whose value stands in one row only is asked about in the page's own table. */
function uniqueIn({ key, rules, validateRules }: UnvalidatedJson, ownTable: unknown): LookUp[] {
  const written = Array.isArray(rules) ? rules : Array.isArray(validateRules) ? validateRules : []
  return written.some((rule) => isObject(rule) && isUniqueRule(rule as ValidateRule)) ? lookUp('duplicate', ownTable, [key]) : []
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

const knownFillRules = new WeakMap<object, ReadonlySet<string>>()

/** Codes of the fill rules that number the fields of a page. Read over the bare JSON, as everything here. */
export function fillRulesOf(config: PageConfig): ReadonlySet<string> {
  const found = knownFillRules.get(config) ?? new Set(collectFillRules(config))
  knownFillRules.set(config, found)
  return found
}

function collectFillRules(value: unknown): string[] {
  if (!isObject(value)) return []
  return [...(typeof value.fillRule === 'string' ? [value.fillRule] : []), ...Object.values(value).flatMap(collectFillRules)]
}

/** true when a public form offers the entries of the dictionary. */
export function isShownToAnonymous(config: PageConfig, dictionary: string): boolean {
  return isPublicForm(config) && mainFieldsOf(config).some((field) => 'dictCode' in field && field.dictCode === dictionary)
}
