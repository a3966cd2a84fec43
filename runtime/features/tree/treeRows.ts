import type { Row } from '../../../schemas/api/Result'
import { CallError } from '../../calls/Calls'
import type { RowsPart } from '../../model/PageModel'

/** Where a row stands in the tree that is shown. */
export interface TreePosition {
  depth: number
  isExpanded: boolean
  hasChildren: boolean
  /** The row that it stands below; none at the top. */
  parent?: Row | undefined
}

/** What is known of a row's children once it was opened. */
export interface LoadedChildren {
  rows?: readonly Row[]
  /** Why they could not be had, in words. */
  failure?: string
}

export interface TreeView {
  /** The rows that are seen, children under their parents. */
  rows: readonly Row[]
  places: ReadonlyMap<string, TreePosition>
}

const loadingRow = Symbol('stands where children are being loaded')

/** true for the row that stands where children are being loaded. */
export function isLoadingRow(row: Row): boolean {
  return loadingRow in row
}

function standIn(parent: Row, labelKey: string, text: string): Row {
  return { id: `${parent.id}/loading`, [labelKey]: text, [loadingRow]: true } as Row
}

/**
 * The visible rows of the tree as one flat list. An opened row whose children are not there yet has a stand-in under it; one whose
 * children turn out to be none becomes a leaf. A row that is its own ancestor is shown once.
 */
export function flattenTree(
  roots: readonly Row[],
  tree: NonNullable<RowsPart['tree']>,
  expanded: ReadonlySet<string>,
  childrenOf: (id: string) => LoadedChildren,
  waitingText: string,
): TreeView {
  const rows: Row[] = []
  const places = new Map<string, TreePosition>()
  const visit = (row: Row, depth: number, parent?: Row) => {
    if (places.has(row.id)) return
    const { rows: children, failure } = childrenOf(row.id)
    const hasChildren = children ? children.length > 0 : mayHaveChildren(row, tree.hasChildKey)
    const isExpanded = hasChildren && expanded.has(row.id)
    rows.push(row)
    places.set(row.id, { depth, isExpanded, hasChildren, parent })
    if (!isExpanded) return
    if (children) {
      for (const child of children) visit(child, depth + 1, row)
      return
    }
    const placeholder = standIn(row, tree.labelKey, failure ?? waitingText)
    rows.push(placeholder)
    places.set(placeholder.id, { depth: depth + 1, isExpanded: false, hasChildren: false, parent: row })
  }
  for (const root of roots) visit(root, 0)
  return { rows, places }
}

/** Whether a row that was never opened says that there is something below it. */
export function mayHaveChildren(row: Row, hasChildKey: string | undefined): boolean {
  const value = row[hasChildKey ?? 'hasChildren']
  if (value === undefined || value === null) return hasChildKey === undefined
  return value === true || value === 1 || value === '1' || value === 'Y' || value === 'true'
}

/** What a tree's call has answered: a list, or a page of rows. Anything else is named. */
export function readTreeRows(answer: unknown, unknownType: string): readonly Row[] {
  if (Array.isArray(answer)) return answer
  if (answer !== null && typeof answer === 'object' && 'records' in answer && Array.isArray(answer.records)) return answer.records
  throw new CallError('server', unknownType)
}
