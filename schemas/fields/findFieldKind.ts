import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'
import { type FieldKind, fieldFacts, fieldKinds } from './index'

export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(fieldFacts, kind)
}

const kindByAlias: ReadonlyMap<string, FieldKind> = new Map(
  fieldKinds.flatMap((kind) => fieldFacts[kind].aliases.map((alias) => [alias, kind] as const)),
)

/** The field kind that `name` means, its own name or one of its aliases; undefined when there is none. */
export function findFieldKind(name: unknown): FieldKind | undefined {
  if (isFieldKind(name)) return name
  return typeof name === 'string' ? kindByAlias.get(name) : undefined
}

/** The facts of a field, typed for any kind. Throws for an unknown kind: check with `isFieldKind` first. */
export function factsOf(field: { type: FieldKind; key?: string }): FieldFacts<FieldBase> {
  const facts = fieldFacts[field.type] as FieldFacts<never> | undefined
  if (!facts) throw new Error(`field "${field.key ?? ''}": no field kind "${String(field.type)}". Known kinds: ${fieldKinds.join(', ')}`)
  return facts as unknown as FieldFacts<FieldBase>
}
