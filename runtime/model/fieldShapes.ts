import { fieldShapes, kindShapes } from '../../schemas/json/propertyShapes'
import type { PageFindings } from './Findings'
import { formatValue } from './Findings'
import { isObject, type Unvalidated } from './read'

type Test = (value: unknown) => boolean

const isText: Test = (value) => typeof value === 'string'
const isPlain: Test = (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** What a property can have to be. */
const tests = {
  objects: (value) => Array.isArray(value) && value.every(isObject),
  list: Array.isArray,
  pair: (value) => Array.isArray(value) && value.length === 2,
  names: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  object: isObject,
  text: isText,
  number: (value) => typeof value === 'number',
  plainOrObject: (value) => isPlain(value) || isObject(value),
} satisfies Record<string, Test>

type Shapes = Readonly<Record<string, keyof typeof tests | undefined>>

/** What the properties of a kind must be. */
function shapesOf(kind: unknown): Shapes {
  const own: Readonly<Record<string, Shapes>> = kindShapes
  return typeof kind === 'string' && Object.hasOwn(own, kind) ? { ...fieldShapes, ...own[kind] } : fieldShapes
}

/** The config without the properties that have a wrong type, which would break its kind, and a finding for each of them. */
export function dropWrongTypes(config: Unvalidated, path: string, findings: PageFindings): { config: Unvalidated; isWhole: boolean } {
  let kept = config
  const shapes = shapesOf(config.type)
  for (const [name, value] of Object.entries(config)) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    if (value === undefined || !shape || tests[shape](value)) continue
    findings.addWrongType(`${path}/${name}`, name, shape, formatValue(value))
    const { [name]: _dropped, ...rest } = kept
    kept = rest
  }
  return { config: kept, isWhole: kept === config }
}
