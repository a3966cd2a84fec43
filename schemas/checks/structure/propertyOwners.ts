import schema from '../../json/page.schema.json'

interface Definition {
  properties?: Readonly<Record<string, { const?: unknown }>>
  oneOf?: readonly { $ref: string }[]
  discriminator?: { propertyName: string }
}

const definitions = schema.definitions as unknown as Readonly<Record<string, Definition>>

/** Kinds of a tagged union (fields, pages, actions) by the properties that they have. */
const unions = Object.values(definitions).flatMap(({ oneOf = [], discriminator }) => {
  if (!discriminator) return []
  const tag = discriminator.propertyName
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const { $ref } of oneOf) {
    const { properties = {} } = definitions[$ref.split('/').at(-1) ?? ''] ?? {}
    kinds.set(String(properties[tag]?.const), new Set(Object.keys(properties)))
  }
  return [{ tag, kinds }]
})

/** The kinds beside `kind` that have the property, where `kind` is one of several. */
export function kindsWith(property: string, tag: string, kind: string): string[] {
  const union = unions.find((one) => one.tag === tag && one.kinds.has(kind))
  return union ? [...union.kinds].flatMap(([name, properties]) => (properties.has(property) ? [name] : [])) : []
}

/** The tag of an object of a union and its kind, by the schema that it was checked against. */
export function kindOfSchema(properties: Readonly<Record<string, unknown>> = {}): { tag: string; kind: string } | undefined {
  for (const { tag, kinds } of unions) {
    const kind = (properties[tag] as { const?: unknown } | undefined)?.const
    if (typeof kind === 'string' && kinds.has(kind)) return { tag, kind }
  }
  return undefined
}
