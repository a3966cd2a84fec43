import { type Path, toPointer } from '../checks/Finding'
import schema from '../json/page.schema.json'

/** A name that stands in a page: the list that it is of, and where. */
export interface FoundName {
  list: string
  name: string
  path: string
}

/** A part of the page schema, as far as it is asked here. */
interface SchemaPart {
  $ref?: string
  names?: string
  keyNames?: string
  const?: unknown
  type?: string | readonly string[]
  properties?: Readonly<Record<string, SchemaPart>>
  items?: SchemaPart
  anyOf?: readonly SchemaPart[]
  oneOf?: readonly SchemaPart[]
  discriminator?: { propertyName: string }
  additionalProperties?: boolean | SchemaPart
}

type Json = Readonly<Record<string, unknown>>

const definitions = schema.definitions as unknown as Readonly<Record<string, SchemaPart>>

/** The part itself, where it is only named; what is said at the name goes before. */
function resolve(part: SchemaPart): SchemaPart {
  const { $ref, ...said } = part
  return $ref === undefined ? part : { ...resolve(definitions[$ref.replace('#/definitions/', '')] ?? {}), ...said }
}

/** Every name in a page that the language says the list of, and the kind of every field. The page may be broken. */
export function usesOf(page: unknown): FoundName[] {
  const found: FoundName[] = []
  visit(page, schema as unknown as SchemaPart, [], (list, name, path) => found.push({ list, name, path: toPointer(path) }))
  return found
}

type Report = (list: string, name: string, path: Path) => void

function visit(value: unknown, written: SchemaPart, path: Path, report: Report): void {
  const part = resolve(written)
  if (typeof value === 'string') reportText(value, part, path, report)
  else visitParts(value, part, path, report)
}

/** What a part says of the texts in it holds for its items and entries. */
function inPart(item: SchemaPart, { names }: SchemaPart): SchemaPart {
  return names === undefined ? item : { names, ...item }
}

function visitParts(value: unknown, part: SchemaPart, path: Path, report: Report): void {
  for (const branch of part.anyOf ?? []) visit(value, inPart(branch, part), path, report)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (part.items) visit(item, inPart(part.items, part), [...path, index], report)
  } else if (isObject(value)) visitObject(value, part, path, report)
}

function reportText(value: string, { names, anyOf = [] }: SchemaPart, path: Path, report: Report): void {
  const list = names ?? anyOf.map((branch) => resolve(branch).names).find((name) => name !== undefined)
  if (list !== undefined) report(list, value, path)
}

function visitObject(value: Json, part: SchemaPart, path: Path, report: Report): void {
  const tag = part.discriminator?.propertyName
  if (tag !== undefined) {
    const branch = part.oneOf?.find((one) => resolve(one).properties?.[tag]?.const === value[tag])
    if (tag === 'type' && typeof value.key === 'string') report('kinds', String(value[tag]), [...path, tag])
    if (branch) visit(value, branch, path, report)
    return
  }
  const { properties = {}, additionalProperties, keyNames } = part
  for (const [name, child] of Object.entries(value)) {
    if (keyNames !== undefined) report(keyNames, name, [...path, name])
    const own = Object.hasOwn(properties, name)
      ? properties[name]
      : typeof additionalProperties === 'object'
        ? inPart(additionalProperties, part)
        : undefined
    if (own) visit(child, own, [...path, name], report)
  }
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object'
}
