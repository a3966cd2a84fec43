import type { SubTableChange } from '../../../../schemas/api/rows'

type Values = Readonly<Record<string, unknown>>

/** The entries of a list in a document: what each is known by, and how one is written from values. */
export interface ListedEntries<T> {
  entries: readonly T[]
  idOf(entry: T, index: number): string
  /** The entry with what is sent of it; what is not sent stays. `before` is missing for a new one. */
  write(before: T | undefined, values: Values): T
  /** Throws for an entry that is not there. */
  refuseMissing(id: string): never
}

interface Placed<T> {
  entry: T
  place: number
}

function placeIn(values: Values, otherwise: number): number {
  const place = Number(values.sortOrder ?? Number.NaN)
  return Number.isFinite(place) ? place : otherwise
}

/** The entries after a change: in the order of the places that are sent, the others where they stood. */
export function changeList<T>(
  { entries, idOf, write, refuseMissing }: ListedEntries<T>,
  { added = [], edited = [], deleted = [] }: SubTableChange,
): T[] {
  const ids = new Set(entries.map(idOf))
  const missing = [...edited.map(({ id }) => id), ...deleted].find((id) => !ids.has(id))
  if (missing !== undefined) refuseMissing(missing)
  const changes = new Map(edited.map((row) => [row.id, row]))
  const kept = entries.flatMap((entry, index): Placed<T>[] => {
    const id = idOf(entry, index)
    if (deleted.includes(id)) return []
    const change = changes.get(id)
    return [change ? { entry: write(entry, change), place: placeIn(change, index + 1) } : { entry, place: index + 1 }]
  })
  const fresh = added.map((values, index) => ({ entry: write(undefined, values), place: placeIn(values, entries.length + index + 1) }))
  return [...kept, ...fresh].sort((one, other) => one.place - other.place).map(({ entry }) => entry)
}
