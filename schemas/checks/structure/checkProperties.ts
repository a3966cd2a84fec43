import type { SchemaFinding } from '../../json/pageValidator.js'
import { languageCodes, primaryTag } from '../../language/findLanguage'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'
import { kindOfSchema, kindsWith } from './propertyOwners'

/** Names that people bring along from elsewhere, and what they may mean here: the first that the object can have. */
const foreignNames: Readonly<Record<string, readonly string[]>> = {
  dataIndex: ['key'],
  field: ['key'],
  name: ['key', 'label', 'title'],
  caption: ['title', 'label'],
  text: ['title', 'label'],
  key: ['value'],
  id: ['key', 'value'],
  dict: ['dictCode'],
  sorter: ['isOrder'],
  sortable: ['isOrder'],
  readonly: ['disabled'],
  readOnly: ['disabled'],
  default: ['defaultValue'],
  readOnlyWhen: ['disabledWhen'],
  readonlyWhen: ['disabledWhen'],
  showWhen: ['visibleWhen'],
  remark: ['help'],
  tooltip: ['help'],
  description: ['help'],
  maxLength: ['max'],
  minLength: ['min'],
  regex: ['pattern'],
  options: ['items'],
  values: ['items'],
  rules: ['steps'],
  fields: ['items'],
  length: ['characters'],
  digits: ['characters'],
  ...Object.fromEntries(languageCodes.map((language) => [primaryTag(language), [language]])),
}

/** What people write on a field elsewhere, and how it is written here. */
const writtenOtherwise: Readonly<Record<string, string>> = {
  required: '"validateRules": [{ "required": true }]',
  unique: '"validateRules": [{ "unique": true }]',
  pattern: '"validateRules": [{ "pattern": "…" }]',
  regex: '"validateRules": [{ "pattern": "…" }]',
  minLength: '"validateRules": [{ "min": 2 }]',
  hidden: '"visible": false',
  hide: '"visible": false',
  show: '"visibleWhen": "row.…"',
  ifShow: '"visibleWhen": "row.…"',
  fixed: '"lock": true',
  message: '"validateRules": [{ "required": true, "message": "…" }]',
  render: '"shows": "row.…", "slot": "…"',
  customRender: '"shows": "row.…", "slot": "…"',
  formatter: '"shows": "row.…", "slot": "…"',
  hideInTable: '"list": false',
  hideInForm: '"form": false',
  onChange: '"sets": { "…": "…" }',
  action: '"link": { "type": "open", "page": "…" }',
  subKey: '"subTables": [{ "key": "…", "columns": […] }]',
  formula: '"value": "row.… * row.…"',
}

/** Unknown and missing properties of one object. A misspelt required property is both, and is told once. */
export function checkProperties(path: Path, found: readonly SchemaFinding[]): Finding[] {
  const missing = new Set(found.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params.missingProperty)))
  const unknown = found.filter(({ keyword }) => keyword === 'additionalProperties')
  const strange = unknown.map((finding) => {
    const name = String(finding.params.additionalProperty)
    const elsewhere = nearestName(name, missing) === undefined ? belongsElsewhere(path, name, finding) : undefined
    if (elsewhere) return elsewhere
    const suggestion = findMeant(name, missing, finding)
    const isRequired = suggestion !== undefined && missing.delete(suggestion)
    return unknownProperty(path, name, suggestion, isRequired, finding)
  })
  return [...strange, ...[...missing].map((name): Finding => ({ code: 'missing-property', path, values: { name } }))]
}

/** A property that the kind does not have: it is written otherwise, or another kind has it. */
function belongsElsewhere(path: Path, name: string, { parentSchema, data }: SchemaFinding): Finding | undefined {
  const own = kindOfSchema(parentSchema.properties)
  if (!own) return undefined
  const at = { path: [...path, name], at: 'key' as const }
  const isField = own.tag === 'type' && Object.hasOwn(parentSchema.properties ?? {}, 'key')
  const instead = isField && Object.hasOwn(writtenOtherwise, name) ? writtenOtherwise[name] : undefined
  if (instead !== undefined) return { code: 'written-otherwise', ...at, values: { name, instead } }
  // `sorter` is a property of popups, and means `isOrder` on every other field.
  const isForeign = foreignName(name, freeNames(parentSchema.properties, data)) !== undefined
  const kinds = isForeign ? [] : kindsWith(name, own)
  if (kinds.length === 0 && own.union === 'KindConfig' && kindsWith(name, { union: 'FieldConfig' }).includes(own.kind))
    return { code: 'property-of-field', ...at, values: { name } }
  if (kinds.length > 0) return { code: 'property-of-others', ...at, values: { name, kind: own.kind, kinds: kinds.join(', ') } }
  return undefined
}

function findMeant(name: string, missing: ReadonlySet<string>, { parentSchema, data }: SchemaFinding): string | undefined {
  const known = Object.keys(parentSchema.properties ?? {})
  const free = freeNames(parentSchema.properties, data)
  return nearestName(name, missing) ?? nearestName(name, free) ?? foreignName(name, free) ?? nearestName(name, known)
}

/** The properties that the object can have and has not. */
function freeNames(properties: object = {}, data: unknown): string[] {
  return Object.keys(properties).filter((name) => !Object.hasOwn(data as object, name))
}

/** The one of the properties that goes by another name elsewhere. */
function foreignName(name: string, properties: readonly string[]): string | undefined {
  return Object.hasOwn(foreignNames, name) ? foreignNames[name]?.find((meant) => properties.includes(meant)) : undefined
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
