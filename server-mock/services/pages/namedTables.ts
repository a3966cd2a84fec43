import type { PageConfig } from '../../../schemas/page/PageConfig'

/** true for a form that visitors may open and send. The page may have been broken behind the check's back. */
export function isPublicForm(config: PageConfig): boolean {
  return config.kind === 'form' && config.access === 'public'
}

/** What a page looks up in another table: a `tree` to choose from, or whether a value is a `duplicate`. */
export type LookUp = 'tree' | 'duplicate'

const known = { tree: new WeakMap<object, ReadonlySet<string>>(), duplicate: new WeakMap<object, ReadonlySet<string>>() }

/** Tables that a page looks something up in. Read over the bare JSON, since the page may have been broken behind the check's back. */
export function namedTables(config: PageConfig, lookUp: LookUp): ReadonlySet<string> {
  const found = known[lookUp].get(config) ?? new Set(collect(config, lookUp))
  known[lookUp].set(config, found)
  return found
}

function collect(value: unknown, lookUp: LookUp): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const table = name === lookUp ? (part as { table?: unknown } | null)?.table : undefined
    return typeof table === 'string' ? [table] : collect(part, lookUp)
  })
}

/** A rule of a public form page asks whether a value of the field stands already, or the form is the table's own. */
export function isAskedByVisitors(config: PageConfig, table: string, field: string): boolean {
  if (config.kind !== 'form' || config.access !== 'public' || !Array.isArray(config.items)) return false
  const rules = config.items.flatMap((item) => item.rules ?? item.validateRules ?? [])
  const asked = rules.some(({ duplicate }) => duplicate?.table === table && duplicate.field === field)
  return asked || (config.resource?.table === table && config.items.some((item) => item.key === field))
}

/** true when a public form offers the entries of the dictionary. */
export function isShownToVisitors(config: PageConfig, dictionary: string): boolean {
  if (config.kind !== 'form' || config.access !== 'public' || !Array.isArray(config.items)) return false
  return config.items.some((item) => 'dictCode' in item && item.dictCode === dictionary)
}
