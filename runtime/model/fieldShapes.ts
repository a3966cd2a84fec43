import type { Findings } from './Findings'
import { formatValue } from './Findings'
import { isObject, type Unvalidated } from './read'

type Test = (value: unknown) => boolean

const isList: Test = Array.isArray
const isListOfObjects: Test = (value) => Array.isArray(value) && value.every(isObject)
const isText: Test = (value) => typeof value === 'string'
const isNames: Test = (value) => isText(value) || (Array.isArray(value) && value.every(isText))
const isNumber: Test = (value) => typeof value === 'number'
const isPair: Test = (value) => Array.isArray(value) && value.length === 2

const scalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Properties that field kinds work with and that would break them with a value of another type: what each must be. */
const shapes: Readonly<Record<string, readonly [wanted: string, test: Test]>> = {
  options: ['a list of objects', isListOfObjects],
  listSource: ['a list of objects', isListOfObjects],
  validateRules: ['a list of objects', isListOfObjects],
  rules: ['a list of objects', isListOfObjects],
  statistics: ['a list', isList],
  customValue: ['a pair of values', isPair],
  props: ['an object', isObject],
  param: ['an object', isObject],
  sets: ['an object', isObject],
  tree: ['an object', isObject],
  fieldExtendJson: ['an object', isObject],
  dictCode: ['a text', isText],
  popupCode: ['a text', isText],
  condition: ['a text', isText],
  orgFields: ['a list of names', isNames],
  destFields: ['a list of names', isNames],
  precision: ['a number', isNumber],
  maxLength: ['a number', isNumber],
  min: ['a number', isNumber],
  max: ['a number', isNumber],
  defaultValue: ['a plain value or an object', (value) => scalar(value) || isObject(value)],
}

/** The config without the properties that have a wrong type, and a finding for each of them. */
export function dropWrongTypes(config: Unvalidated, path: string, findings: Findings): { config: Unvalidated; isWhole: boolean } {
  let kept = config
  for (const [name, value] of Object.entries(config)) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    if (value === undefined || !shape || shape[1](value)) continue
    findings.add(`${path}/${name}`, 'wrong-type', { name, wanted: shape[0], found: formatValue(value) })
    const { [name]: _dropped, ...rest } = kept
    kept = rest
  }
  return { config: kept, isWhole: kept === config }
}
