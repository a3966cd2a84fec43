import type { Row, RowPage } from '../../../schemas/api/Result'
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

/** What a tree's call has answered; how many there are, where not all have come. Rows that leave later do not make it so. */
export type ChildRows = Pick<RowPage, 'records'> & Partial<Pick<RowPage, 'total' | 'totalIsCapped'>>

/** What is known of a row's children once it was opened. */
export interface LoadedChildren {
  found?: ChildRows | undefined
  /** Why they could not be had, in words. */
  failure?: string
}

export interface TreeView {
  /** The rows that are seen, children under their parents. */
  rows: readonly Row[]
  places: ReadonlyMap<string, TreePosition>
}

const standInRow = Symbol('stands where children are missing')

/** true for the row that stands where children are missing: they are being loaded, or are too many. */
export function isStandIn(row: Row): boolean {
  return standInRow in row
}

function standIn(parent: Row, labelKey: string, text: string): Row {
  return { id: `${parent.id}/missing`, [labelKey]: text, [standInRow]: true } as Row
}

/** The words of a tree for what is missing. */
export interface TreeWords {
  waiting: string
  /** Children of which more are there than came. */
  cut(found: ChildRows): string
}

/**
 * The visible rows of the tree as one flat list. An opened row whose children are not there yet has a stand-in under it, as have the
 * first of too many children; one whose children turn out to be none becomes a leaf. A row that is its own ancestor is shown once.
 */
export function flattenTree(
  roots: readonly Row[],
  tree: NonNullable<RowsPart['tree']>,
  expanded: ReadonlySet<string>,
  childrenOf: (id: string) => LoadedChildren,
  words: TreeWords,
): TreeView {
  const rows: Row[] = []
  const places = new Map<string, TreePosition>()
  const visit = (row: Row, depth: number, parent?: Row) => {
    if (places.has(row.id)) return
    const { found, failure } = childrenOf(row.id)
    const hasChildren = found ? found.records.length > 0 : mayHaveChildren(row, tree.hasChildKey)
    const isExpanded = hasChildren && expanded.has(row.id)
    rows.push(row)
    places.set(row.id, { depth, isExpanded, hasChildren, parent })
    if (!isExpanded) return
    for (const child of found?.records ?? []) visit(child, depth + 1, row)
    if (found && !isCut(found)) return
    const placeholder = standIn(row, tree.labelKey, found ? words.cut(found) : (failure ?? words.waiting))
    rows.push(placeholder)
    places.set(placeholder.id, { depth: depth + 1, isExpanded: false, hasChildren: false, parent: row })
  }
  for (const root of roots) visit(root, 0)
  return { rows, places }
}

/** true where there are more rows than have come. */
export function isCut({ total }: ChildRows): boolean {
  return total !== undefined
}

/** Whether a row that was never opened says that there is something below it. */
export function mayHaveChildren(row: Row, hasChildKey: string | undefined): boolean {
  const value = row[hasChildKey ?? 'hasChildren']
  if (value === undefined || value === null) return hasChildKey === undefined
  return value === true || value === 1 || value === '1' || value === 'Y' || value === 'true'
}

/** What a tree's call has answered: a list, or a page of rows. Anything else is named. */
export function readTreeRows(answer: unknown, unknownType: string): ChildRows {
  if (Array.isArray(answer)) return { records: answer }
  if (answer !== null && typeof answer === 'object' && 'records' in answer && Array.isArray(answer.records)) {
    const { records, total = 0, totalIsCapped = false } = answer as ChildRows
    return totalIsCapped || total > records.length ? { records, total, totalIsCapped } : { records }
  }
  throw new CallError('server', unknownType)
}
