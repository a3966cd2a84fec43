import { type FieldConfig, type FieldKind, fieldKinds } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import schema from '../../../schemas/json/page.schema.json' with { type: 'json' }

interface Definition {
  properties?: Record<string, { type?: unknown; enum?: readonly unknown[]; const?: unknown }>
}

export interface Variant {
  kind: FieldKind
  name: string
  example: FieldConfig
}

const configs = Object.values<Definition>(schema.definitions as Record<string, Definition>)

function propertiesOf(kind: FieldKind): NonNullable<Definition['properties']> {
  return configs.find(({ properties }) => properties?.type?.const === kind)?.properties ?? {}
}

/** Whether the kind has a property of its own, beside those that every field has. */
export function hasOwnSetting(kind: FieldKind, name: string): boolean {
  return name in propertiesOf(kind) && fieldKinds.some((other) => !(name in propertiesOf(other)))
}

/** The first example of the kind with each value of each switch and each choice that is its own: `multiple: true`, `picker: 'week'` … */
function settingsOf(kind: FieldKind): [name: string, value: unknown][] {
  return Object.entries(propertiesOf(kind))
    .filter(([name]) => hasOwnSetting(kind, name))
    .flatMap(([name, { type, enum: values = type === 'boolean' ? [true, false] : [] }]) =>
      values.map((value): [string, unknown] => [name, value]),
    )
}

export const examples: readonly Variant[] = fieldKinds.flatMap((kind) =>
  factsOf({ type: kind }).examples.map((example) => ({ kind, name: example.key, example: example as FieldConfig })),
)

/** Every example, and the first of each kind in every setting that is written down by name. */
export const variants: readonly Variant[] = [
  ...examples,
  ...fieldKinds.flatMap((kind) =>
    settingsOf(kind).map(([name, value]) => ({
      kind,
      name: `${name}: ${value}`,
      example: { ...factsOf({ type: kind }).examples[0], [name]: value } as FieldConfig,
    })),
  ),
]
