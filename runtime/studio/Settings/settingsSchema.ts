import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import pageSchema from '../../../schemas/json/page.schema.json'
import type { PageKind } from '../../../schemas/page/kinds'
import type { NameOrder } from './editJson'

/** A part of the page schema, as far as it is asked here. */
interface SchemaPart {
  $ref?: string
  type?: string
  default?: unknown
  const?: unknown
  enum?: readonly string[]
  description?: string
  properties?: Readonly<Record<string, SchemaPart>>
  required?: readonly string[]
  items?: SchemaPart
  anyOf?: readonly SchemaPart[]
  additionalProperties?: boolean | SchemaPart
}

/** The settings of a kind of page: its properties but those that hold lists of objects (fields, buttons, sub-tables), which are written as JSON. */
export interface PageSettings {
  schema: RJSFSchema
  uiSchema: UiSchema
  /** All properties of the kind, in the order of the schema. */
  order: NameOrder
}

interface Setting {
  schema: RJSFSchema
  ui: UiSchema
}

const definitions: Readonly<Record<string, SchemaPart>> = pageSchema.definitions as Record<string, object>

/** What says which page it is, and in which language it is written, stays as it is. */
const identity: ReadonlySet<string> = new Set(['$schema', 'version', 'code', 'kind'])

export function pageSettings(kind: PageKind): PageSettings {
  const page = Object.values(definitions).find(({ properties }) => properties?.kind?.const === kind) ?? {}
  const { schema, ui } = objectSetting(page, identity) ?? { schema: {}, ui: {} }
  return { schema, uiSchema: ui, order: Object.keys(page.properties ?? {}) }
}

/** The part itself, where it is only named; what is said at the name goes before. */
function resolve(part: SchemaPart): SchemaPart {
  const { $ref, ...said } = part
  return $ref === undefined ? part : resolve({ ...definitions[$ref.replace('#/definitions/', '')], ...said })
}

function settingOf(written: SchemaPart): Setting | undefined {
  const part = resolve(written)
  const { type, description, anyOf } = part
  if (anyOf) return choiceSetting(anyOf, description)
  if (type === 'array') return part.items?.type === 'string' ? { schema: described(part), ui: { 'ui:field': 'names' } } : undefined
  if (type === 'object') return part.properties ? objectSetting(part) : namesByKeySetting(part)
  if (type === 'boolean') return { schema: described(part), ui: { ...fallback(part), 'ui:widget': 'yesNo' } }
  if (type === 'number' || type === 'integer') return { schema: described(part), ui: { ...fallback(part), 'ui:widget': 'number' } }
  return type === 'string' && part.const === undefined ? { schema: described(part), ui: fallback(part) } : undefined
}

/** A text by language, an object that can be `false` instead, or yes and no beside some words. */
function choiceSetting(choices: readonly SchemaPart[], description: string | undefined): Setting | undefined {
  if (choices.some(({ $ref }) => $ref === '#/definitions/TextByLanguage')) return { schema: { description }, ui: { 'ui:field': 'text' } }
  const resolved = choices.map(resolve)
  const words = resolved.find((choice) => choice.type === 'string' && choice.enum)?.enum
  if (words && choices.length === 2 && resolved.some((choice) => choice.type === 'boolean'))
    return { schema: { type: 'boolean', description }, ui: { 'ui:widget': 'yesNo', 'ui:options': { words } } }
  const [chosen, ...others] = choices.filter((choice) => choice.const !== false)
  const setting = chosen && others.length === 0 && choices.length === 2 ? settingOf(chosen) : undefined
  return setting && { schema: { ...setting.schema, description }, ui: { ...setting.ui, 'ui:field': 'switchable' } }
}

function objectSetting(part: SchemaPart, left: ReadonlySet<string> = new Set()): Setting | undefined {
  const settings = Object.entries(part.properties ?? {}).flatMap(([name, property]): [string, Setting][] => {
    const setting = left.has(name) ? undefined : settingOf(property)
    return setting ? [[name, setting]] : []
  })
  if (settings.length === 0) return undefined
  return {
    schema: {
      type: 'object',
      description: part.description,
      properties: Object.fromEntries(settings.map(([name, { schema }]) => [name, schema])),
      required: part.required?.filter((name) => settings.some(([known]) => known === name)),
    },
    ui: Object.fromEntries(settings.map(([name, { ui }]) => [name, ui])),
  }
}

function namesByKeySetting({ description, additionalProperties }: SchemaPart): Setting | undefined {
  const isNames = typeof additionalProperties === 'object' && additionalProperties.items?.type === 'string'
  return isNames ? { schema: { type: 'object', description }, ui: { 'ui:field': 'namesByKey' } } : undefined
}

/** With its limits, which inputs keep to. What counts when nothing is said stays unsaid: the library would write it into the page. */
function described(part: SchemaPart): RJSFSchema {
  const { anyOf: _choices, properties: _properties, default: _unsaid, ...own } = part
  return own as RJSFSchema
}

/** What counts when nothing is said, to be shown in the empty input. */
function fallback({ default: unsaid }: SchemaPart): UiSchema {
  return unsaid === undefined ? {} : { 'ui:placeholder': String(unsaid) }
}
