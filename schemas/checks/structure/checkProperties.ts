import type { SchemaFinding } from '../../json/pageValidator.js'
import { languageCodes, primaryTag } from '../../language/findLanguage'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'

/** Names that people bring along from elsewhere. */
const foreignNames: Readonly<Record<string, string>> = {
  dataIndex: 'key',
  field: 'key',
  name: 'key',
  caption: 'title',
  text: 'title',
  dict: 'dictCode',
  sorter: 'isOrder',
  sortable: 'isOrder',
  readonly: 'disabled',
  readOnly: 'disabled',
  default: 'defaultValue',
  ...Object.fromEntries(languageCodes.map((language) => [primaryTag(language), language])),
}

/** Unknown and missing properties of one object. A misspelt required property is both, and is told once. */
export function checkProperties(path: Path, found: readonly SchemaFinding[]): Finding[] {
  const missing = new Set(found.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params.missingProperty)))
  const unknown = found.filter(({ keyword }) => keyword === 'additionalProperties')
  const strange = unknown.map((finding) => {
    const name = String(finding.params.additionalProperty)
    const suggestion = findMeant(name, missing, finding)
    const isRequired = suggestion !== undefined && missing.delete(suggestion)
    return unknownProperty(path, name, suggestion, isRequired, finding)
  })
  return [...strange, ...[...missing].map((name): Finding => ({ code: 'missing-property', path, values: { name } }))]
}

function findMeant(name: string, missing: ReadonlySet<string>, { parentSchema, data }: SchemaFinding): string | undefined {
  const written = new Set(Object.keys(data as object))
  const known = Object.keys(parentSchema.properties ?? {})
  const free = known.filter((candidate) => !written.has(candidate))
  const foreign = foreignNames[name]
  return (
    nearestName(name, missing) ??
    nearestName(name, free) ??
    (foreign !== undefined && free.includes(foreign) ? foreign : undefined) ??
    nearestName(name, known)
  )
}

function unknownProperty(
  path: Path,
  name: string,
  suggestion: string | undefined,
  isRequired: boolean,
  { parentSchema }: SchemaFinding,
): Finding {
  const place = { path: [...path, name], at: 'key' as const, ...(suggestion === undefined ? {} : { suggestion }) }
  if (isRequired) return { code: 'unknown-required', ...place, values: { name, meant: String(suggestion) } }
  if (suggestion !== undefined) return { code: 'unknown-property', ...place, values: { name } }
  const known = Object.keys(parentSchema.properties ?? {}).join(', ')
  return { code: 'unknown-property-known', ...place, values: { name, known } }
}
