import { readStored, writeStored } from '../../session/storage'

/** What somebody has made of the columns of a list by hand. */
export interface ColumnArrangement {
  /** Their keys, in the order that they were given. */
  readonly keys?: readonly string[]
  /** By key, those that were locked (true) or let go. */
  readonly locks?: Readonly<Record<string, boolean>>
  /** By key, in pixels. */
  readonly widths?: Readonly<Record<string, number>>
}

/** The view that is shown, as it is now, and what was made of its columns. */
type Kept = [shown: string, arrangement: ColumnArrangement]

/** Views of one list whose arrangements are kept; the ones that were changed last. */
const mostKept = 10

const keyOf = (userId: string | undefined, page: string) => `COLUMNS_${userId}_${page}`

function readAll(userId: string | undefined, page: string): Kept[] {
  const stored = readStored(keyOf(userId, page))
  // A cast: nobody else writes there.
  return Array.isArray(stored) ? (stored as Kept[]) : []
}

/** How somebody has left the columns of a view of a list on this device. */
export function keptArrangement(userId: string | undefined, page: string, shown: string): ColumnArrangement {
  return readAll(userId, page).find(([of]) => of === shown)?.[1] ?? {}
}

export function keepArrangement(userId: string | undefined, page: string, shown: string, arrangement: ColumnArrangement): void {
  const others = readAll(userId, page).filter(([of]) => of !== shown)
  writeStored(keyOf(userId, page), Object.keys(arrangement).length > 0 ? [[shown, arrangement], ...others].slice(0, mostKept) : others)
}
