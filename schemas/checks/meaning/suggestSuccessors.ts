import { currentKeys } from '../../page/formerKeys'
import type { Finding, Path } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

/** Suggests for an earlier key of a field the one that the field has now: whoever renames a field meets every place that names it still. */
export function suggestSuccessors(findings: readonly Finding[], { rows }: CheckedPage): Finding[] {
  const renamed = rows.flatMap((row) => {
    const keys = currentKeys(row.fields.map(({ field }) => field))
    return keys.size > 0 ? [{ row, keys }] : []
  })
  if (renamed.length === 0) return [...findings]
  return findings.map((finding) => {
    if (finding.code !== 'unknown-field' && finding.code !== 'unknown-in-expression') return finding
    const name = String(finding.values?.name)
    // The row that the place stands in comes first, then the page's own.
    const own = renamed.find(({ row, keys }) => keys.has(name) && isInside(finding.path, row))
    const successor = (own ?? renamed.find(({ keys }) => keys.has(name)))?.keys.get(name)
    return successor === undefined ? finding : { ...finding, suggestion: successor, known: undefined }
  })
}

function isInside(path: Path, { fields }: RowView): boolean {
  return fields.some((field) => field.path.every((part, index) => part === path[index]))
}
