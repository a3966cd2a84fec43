import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'
import type { FindingCode } from '../texts'

/** A finding when `name` is not among `names`; nothing when it is, or when the names are not known. */
export function findMissing(
  code: FindingCode,
  name: string,
  names: ReadonlySet<string> | ReadonlyMap<string, unknown> | undefined,
  path: Path,
  more: Pick<Finding, 'at' | 'values' | 'within'> = {},
): Finding[] {
  if (!names || names.has(name)) return []
  const known = [...names.keys()]
  const suggestion = nearestName(name, known)
  // A name that was probably meant is enough.
  return [{ code, path, ...more, values: { name, ...more.values }, suggestion, ...(suggestion === undefined ? { known } : {}) }]
}
