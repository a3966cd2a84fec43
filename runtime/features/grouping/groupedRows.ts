import type { RowsGroup } from '../../../schemas/api/groups'
import type { Row } from '../../../schemas/api/Result'

/** What is known of the rows of an open group. */
export interface LoadedGroup {
  rows: readonly Row[]
  isLoading: boolean
  /** Why they could not be had, in words. */
  failure?: string
}

const head = Symbol('stands over the rows of a group')
const tail = Symbol('stands below rows of a group that are not all there')

interface HeadOf {
  group: RowsGroup
  isOpen: boolean
}

interface TailOf {
  group: RowsGroup
  /** How many rows are left; none while they are being fetched. */
  left: number
  failure?: string
}

/** The group that a line of the grid stands over; undefined for every other line. */
export function headOf(row: Row): HeadOf | undefined {
  return (row as { [head]?: HeadOf })[head]
}

/** What a line stands for that has further rows of a group, or waits for them; undefined for every other line. */
export function tailOf(row: Row): TailOf | undefined {
  return (row as { [tail]?: TailOf })[tail]
}

/** true for a row of the page, and not for a line around the groups. */
export function isOwnRow(row: Row): boolean {
  return !(head in row) && !(tail in row)
}

/** Tells groups apart; the one without a value too. */
export function groupKey({ value }: Pick<RowsGroup, 'value'>): string {
  return value === null ? 'empty' : `value ${value}`
}

/** The lines of the grid: each group, and below those that are open their rows, as far as they were fetched. */
export function linesOf(groups: readonly RowsGroup[], open: ReadonlyMap<string, LoadedGroup>): Row[] {
  return groups.flatMap((group) => {
    const key = groupKey(group)
    const loaded = open.get(key)
    // Casts: a line of the grid that is no row, told by its symbol.
    const first = { id: `group ${key}`, [head]: { group, isOpen: loaded !== undefined } } as unknown as Row
    if (!loaded) return [first]
    const left = group.rows - loaded.rows.length
    const isWhole = left <= 0 && !loaded.isLoading && !loaded.failure
    const about: TailOf = { group, left: loaded.isLoading ? 0 : left, failure: loaded.failure }
    return [first, ...loaded.rows, ...(isWhole ? [] : [{ id: `rest ${key}`, [tail]: about } as unknown as Row])]
  })
}
