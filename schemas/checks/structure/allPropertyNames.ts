import schema from '../../json/page.schema.json'

/** Every name that a property has anywhere in the language. */
export const allPropertyNames: ReadonlySet<string> = new Set(
  Object.values(schema.definitions as Record<string, { properties?: object }>).flatMap(({ properties }) => Object.keys(properties ?? {})),
)
