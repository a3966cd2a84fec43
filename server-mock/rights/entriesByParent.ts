import type { PermissionRow } from './Rights'

type Parent = string | null

/** Entries in their order, by the id of what they stand below; `null` for the top. `parentOf` says so where it is not what the entry itself says. */
export function entriesByParent(
  entries: readonly PermissionRow[],
  parentOf: (entry: PermissionRow) => Parent = ({ parentId }) => parentId,
): ReadonlyMap<Parent, readonly PermissionRow[]> {
  const groups = new Map<Parent, PermissionRow[]>()
  for (const entry of entries) {
    const parent = parentOf(entry)
    const beside = groups.get(parent)
    if (beside) beside.push(entry)
    else groups.set(parent, [entry])
  }
  return groups
}
