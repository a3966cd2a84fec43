import { fieldFacts, fieldKinds } from '../../fields'
import type { SchemaFinding } from '../../json/pageValidator.js'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'
import { allPropertyNames } from './allPropertyNames'
import { describeType } from './describeType'

/** A page, field or action whose tag (`kind`, `type`) is unknown, missing or misspelt. Nothing else is said about it: it could be anything. */
export function checkTag(path: Path, { params, parentSchema, data }: SchemaFinding): Finding[] {
  const tag = String(params.tag)
  const known = tagValues(parentSchema, tag)
  const written = (data as Record<string, unknown>)[tag]
  if (typeof written === 'string') return [unknownKind([...path, tag], tag, written, known)]
  if (written !== undefined) {
    return [{ code: 'wrong-type', path: [...path, tag], types: { expected: 'string', found: describeType(written) } }]
  }
  const misspelt = findMisspeltTag(data as Record<string, unknown>, tag, known)
  if (misspelt !== undefined) {
    return [{ code: 'unknown-property', path: [...path, misspelt], at: 'key', values: { name: misspelt }, suggestion: tag }]
  }
  return [{ code: 'missing-tag', path, values: { name: tag, known: known.join(', ') } }]
}

function tagValues(schema: SchemaFinding['parentSchema'], tag: string): string[] {
  const property = schema.properties?.[tag] as { enum?: string[] } | undefined
  return property?.enum ?? []
}

function unknownKind(path: Path, tag: string, written: string, known: readonly string[]): Finding {
  const isField = tag === 'type' && known.length === fieldKinds.length
  const values = { name: written, known: known.join(', ') }
  const suggestion = isField ? nearestKind(written) : nearestName(written, known)
  return { code: isField ? 'unknown-field-kind' : tag === 'kind' ? 'unknown-page-kind' : 'unknown-action', path, values, suggestion }
}

/** The kind that was meant, whether by its own name or by one of its other names. */
function nearestKind(written: string): string | undefined {
  const own = nearestName(written, fieldKinds)
  if (own !== undefined) return own
  const kindByAlias = new Map(fieldKinds.flatMap((kind) => fieldFacts[kind].aliases.map((alias) => [alias, kind] as const)))
  const alias = nearestName(written, kindByAlias.keys())
  return alias === undefined ? undefined : kindByAlias.get(alias)
}

/** The property that was meant as the tag: its name is near, or its value is one that the tag has. */
function findMisspeltTag(data: Readonly<Record<string, unknown>>, tag: string, values: readonly string[]): string | undefined {
  const strange = Object.keys(data).filter((key) => !allPropertyNames.has(key))
  return strange.find((key) => nearestName(key, [tag]) === tag) ?? strange.find((key) => values.includes(String(data[key])))
}
