import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, findFieldKind } from '../../../schemas/fields/findFieldKind'
import type { CallContext } from '../../services/CallContext'
import type { Findings } from '../Findings'
import type { ResourceModel } from '../model/ResourceModel'

type Values = Readonly<Record<string, unknown>>

/** Field keys that the caller may see and not change, of sub-tables as `<sub>:<key>`. */
export function disabledKeys({ declaration }: ResourceModel, context: CallContext): ReadonlySet<string> {
  return declaration.authPre === undefined ? new Set() : context.disabledFields(declaration.authPre)
}

/**
 * A value that the caller may not change must arrive as it stands: as it is stored, or in a new row as its default. What a field that he may change
 * fills, such as the texts that a picker brings along, is that field's doing.
 */
export function refuseDisabled(
  fields: readonly FieldConfig[],
  disabled: ReadonlySet<string>,
  before: Values,
  sent: Values,
  findings: Findings,
  base = '',
): void {
  if (disabled.size === 0) return
  const filled = new Set(fields.filter(({ key }) => !disabled.has(key)).flatMap(filledBy))
  for (const [key, value] of Object.entries(sent)) {
    if (!disabled.has(key) || filled.has(key) || (before[key] ?? null) === (value ?? null)) continue
    findings.add(`${base}/${key}`, 'not-written', 'notWritten', { field: key })
  }
}

function filledBy(field: FieldConfig): readonly string[] {
  const kind = findFieldKind(field.type)
  return [...Object.keys(field.sets ?? {}), ...((kind && factsOf({ type: kind }).fills?.(field)) ?? [])]
}
