import schema from '../../json/page.schema.json'

interface Definition {
  properties?: Readonly<Record<string, { const?: unknown }>>
  oneOf?: readonly { $ref: string }[]
  discriminator?: { propertyName: string }
}

const definitions = schema.definitions as unknown as Readonly<Record<string, Definition>>

/** Kinds of a tagged union (fields, pages, actions) by the properties that they have. */
const unions = Object.entries(definitions).flatMap(([union, { oneOf = [], discriminator }]) => {
  if (!discriminator) return []
  const tag = discriminator.propertyName
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const { $ref } of oneOf) {
    const { properties = {} } = definitions[$ref.split('/').at(-1) ?? ''] ?? {}
    kinds.set(String(properties[tag]?.const), new Set(Object.keys(properties)))
  }
  return [{ union, tag, kinds }]
})

/** A kind of a tagged union. */
export interface KindOfUnion {
  union: string
  tag: string
  kind: string
}

/** The kinds of the union that have the property. */
export function kindsWith(property: string, { union }: Pick<KindOfUnion, 'union'>): string[] {
  const found = unions.find((one) => one.union === union)
  return found ? [...found.kinds].flatMap(([name, properties]) => (properties.has(property) ? [name] : [])) : []
}

/** The union and kind of an object, by the schema that it was checked against: a kind may have properties of its own in one union and others in another. */
export function kindOfSchema(properties: Readonly<Record<string, unknown>> = {}): KindOfUnion | undefined {
  const names = Object.keys(properties)
  for (const { union, tag, kinds } of unions) {
    const kind = (properties[tag] as { const?: unknown } | undefined)?.const
    const own = typeof kind === 'string' ? kinds.get(kind) : undefined
    if (own && own.size === names.length && names.every((name) => own.has(name))) return { union, tag, kind: String(kind) }
  }
  return undefined
}
