import type { NamedThing } from '../api/names'
import { expressionUserTypes } from '../rules/ExpressionUser'
import type { ExpressionFields, ExpressionOptions } from '../rules/expression'
import { expressionRoots } from '../rules/expressionRoots'

/** A word that can stand at a place of an expression. */
export interface ExpressionName {
  name: string
  /** What it means; for a function how it is called and what it gives. */
  info: string | undefined
}

/** What can be written at the end of the beginning of an expression, and how many characters of it are the word that is begun. */
export interface ExpressionOffer {
  typed: number
  names: ExpressionName[]
}

/** The names that can stand behind the beginning of an expression: fields behind `row.`, methods behind a value, else roots, variables and functions. */
export function namesInExpression(before: string, options: ExpressionOptions, functions: readonly NamedThing[]): ExpressionOffer {
  const [, path, word = ''] = /(?:((?:[A-Za-z_]\w*(?:\([^()]*\))?\.)+))?(\w*)$/.exec(before) ?? []
  const typed = word.length
  if (isInText(before) || /\d$/.test(before.slice(0, before.length - typed)) || /^\d/.test(word)) return { typed, names: [] }
  const variables = variablesIn(before, options)
  if (path !== undefined) return { typed, names: membersOf(path.slice(0, -1), options, variables, functions) }
  // Behind a dot that follows no name: `'a'.` or `[1].`.
  if (before.slice(0, before.length - typed).endsWith('.')) return { typed, names: methods(functions, ['text', 'list']) }
  const scope = options.scope ?? expressionRoots
  const called = functions.filter(({ name }) => !name.startsWith('.')).map(toName)
  return { typed, names: [...[...variables.keys(), ...scope].map((name) => ({ name, info: undefined })), ...called] }
}

/** true inside of a text of the expression, where no name stands. */
function isInText(before: string): boolean {
  const outside = before.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '')
  return /['"]/.test(outside)
}

/** The variables of loops around the place, with the fields of what they run over: `sub.products.map(p, p.price)`. */
function variablesIn(before: string, { fields, subs = {} }: ExpressionOptions): Map<string, ExpressionFields> {
  const loops = [...before.matchAll(/\b(?:sub\.(\w+)|selected)\.\w+\(\s*(\w+)\s*,/g)]
  return new Map(loops.map(([, table, variable = '']) => [variable, (table === undefined ? fields : subs[table]) ?? {}]))
}

function membersOf(
  path: string,
  options: ExpressionOptions,
  variables: ReadonlyMap<string, ExpressionFields>,
  functions: readonly NamedThing[],
): ExpressionName[] {
  const rows: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
    row: options.fields,
    form: options.form,
    params: options.params,
    input: options.input,
    user: expressionUserTypes,
    ...Object.fromEntries(variables),
  }
  if (Object.hasOwn(rows, path)) return namesOf(rows[path] ?? {})
  if (path === 'sub') return namesOf(options.subs ?? {})
  const [root = '', member = '', ...further] = path.split('.')
  if (root === 'selected' || root === 'sub') return methods(functions, ['list'])
  const type = further.length === 0 && Object.hasOwn(rows, root) ? rows[root]?.[member] : 'dyn'
  return methods(functions, receiversOf(type))
}

function receiversOf(type = 'dyn'): ('text' | 'list')[] {
  if (type === 'dyn') return ['text', 'list']
  if (type === 'string') return ['text']
  return type.startsWith('list') ? ['list'] : []
}

const namesOf = (members: object): ExpressionName[] => Object.keys(members).map((name) => ({ name, info: undefined }))

/** Methods of texts and lists: how they are called begins with what they are called on. */
function methods(functions: readonly NamedThing[], of: readonly ('text' | 'list')[]): ExpressionName[] {
  const called = of.length === 0 ? [] : [...of, 'value']
  return functions
    .filter(({ name, members: [usage = ''] }) => name.startsWith('.') && called.some((one) => usage.startsWith(`${one}.`)))
    .map(toName)
}

function toName({ name, title, members: [usage = ''] }: NamedThing): ExpressionName {
  return { name: name.replace(/^\./, ''), info: usage === '' ? undefined : `${usage}: ${title}` }
}
