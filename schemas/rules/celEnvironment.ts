import { Environment } from '@marcbachmann/cel-js'
import { registerFunctions, registerOperators } from './celFunctions'
import { countSteps } from './celMeter'
import { expressionUserTypes } from './ExpressionUser'
import type { ExpressionFields, ExpressionOptions, ExpressionType } from './expression'
import { expressionRoots } from './expressionRoots'

const celTypes: Record<ExpressionType, string> = { string: 'string', number: 'double', bool: 'bool', dyn: 'dyn' }

function bareEnvironment(): Environment {
  const environment = new Environment({
    unlistedVariablesAreDyn: false,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 1000, maxDepth: 50 },
  })
  registerOperators(environment)
  registerFunctions(environment)
  return environment
}

let evaluating: Environment | undefined

/** The environment that expressions run in: every name holds anything. */
export function evaluatingEnvironment(): Environment {
  if (evaluating) return evaluating
  evaluating = bareEnvironment()
  for (const root of expressionRoots) evaluating.registerVariable(root, 'dyn')
  countSteps(evaluating)
  return evaluating
}

const checkingLimit = 30
const written = new WeakMap<object, string>()

/** What is known of a row, as text. The expressions of a page share it, so that it is written out once. */
function writtenOut(known: object | undefined): string {
  if (known === undefined) return ''
  const text = written.get(known) ?? JSON.stringify(known)
  written.set(known, text)
  return text
}

const checking = new Map<string, Environment>()

/** The environment that expressions are checked in: it knows the fields of the row, and so finds misspelt and unfitting ones. */
export function checkingEnvironment(options: ExpressionOptions): Environment {
  const { fields, subs, params, input, form, scope } = options
  const name = [fields, subs, params, input, form, scope].map(writtenOut).join(' ')
  const found = checking.get(name)
  if (found) return found
  if (checking.size >= checkingLimit) checking.clear()
  const environment = buildChecking(options)
  checking.set(name, environment)
  return environment
}

function buildChecking({ fields, subs, params, input, form, scope = expressionRoots }: ExpressionOptions): Environment {
  const environment = bareEnvironment()
  environment.registerType('User', { fields: { ...expressionUserTypes } })
  const types: Record<(typeof expressionRoots)[number], string> = {
    row: typeOf(environment, 'Row', fields),
    sub: subTypeOf(environment, subs),
    selected: fields ? 'list<Row>' : 'list<dyn>',
    params: typeOf(environment, 'Params', params),
    input: typeOf(environment, 'Input', input),
    form: typeOf(environment, 'Form', form),
    user: 'User',
  }
  for (const root of scope) environment.registerVariable(root, types[root])
  return environment
}

function typeOf(environment: Environment, name: string, fields: ExpressionFields | undefined): string {
  if (!fields) return 'dyn'
  environment.registerType(name, { fields: Object.fromEntries(Object.entries(fields).map(([key, type]) => [key, celTypes[type]])) })
  return name
}

function subTypeOf(environment: Environment, subs: Record<string, ExpressionFields> | undefined): string {
  if (!subs) return 'dyn'
  const tables = Object.entries(subs).map(([key, fields]) => [key, `list<${typeOf(environment, `Sub_${key}`, fields)}>`])
  environment.registerType('Sub', { fields: Object.fromEntries(tables) })
  return 'Sub'
}
