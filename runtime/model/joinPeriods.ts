import type { FieldModel } from './PageModel'

/** The fields with those that begin a period joined to its end; one whose end cannot be seen stands alone. */
export function joinPeriods(fields: readonly FieldModel[]): FieldModel[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const ends = new Map<string, FieldModel>()
  for (const field of fields) {
    const key = 'endKey' in field.config ? field.config.endKey : undefined
    const end = key === undefined || key === field.key ? undefined : byKey.get(key)
    if (end && isWhole(end) && isWhole(field) && end.kind === field.kind && !('endKey' in end.config)) ends.set(field.key, end)
  }
  const taken = new Set([...ends.values()].map(({ key }) => key))
  return fields.map((field) => {
    const end = ends.get(field.key)
    if (end) return { ...field, end: asEnd(end), minWidth: field.minWidth === undefined ? undefined : field.minWidth * 2 }
    return taken.has(field.key) ? asEnd(field) : field
  })
}

/** The list shows it in the column of the beginning. */
function asEnd(field: FieldModel): FieldModel {
  return { ...field, isInList: false, isEnd: true }
}

function isWhole({ problem, isInList, isInForm }: FieldModel): boolean {
  return !problem && (isInList || isInForm)
}
