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

/** The entries after a change, and where each was sent, in the same order; undefined for those that were not. */
interface ChangedList<T> {
  entries: T[]
  sources: (string | undefined)[]
}

/** Where an entry of a change stands in the body that it came with. */
export type EntryPlace = (list: 'added' | 'edited', index: number) => string

/** The place of the entries that travel in a sub-table. */
export function inSubTable(key: string): EntryPlace {
  return (list, index) => `/sub/${key}/${list}/${index}`
}

interface Placed<T> {
  entry: T
  place: number
  source: string | undefined
}

function placeIn(values: Values, otherwise: number): number {
  const place = Number(values.sortOrder ?? Number.NaN)
  return Number.isFinite(place) ? place : otherwise
}

/** The entries after a change: in the order of the places that are sent, the others where they stood. */
export function changeList<T>(
  { entries, idOf, write, refuseMissing }: ListedEntries<T>,
  { added = [], edited = [], deleted = [] }: SubTableChange,
  placeOf: EntryPlace,
): ChangedList<T> {
  const ids = new Set(entries.map(idOf))
  const missing = [...edited.map(({ id }) => id), ...deleted].find((id) => !ids.has(id))
  if (missing !== undefined) refuseMissing(missing)
  const changes = new Map(edited.map((row, index) => [row.id, { row, source: placeOf('edited', index) }]))
  const kept = entries.flatMap((entry, index): Placed<T>[] => {
    const id = idOf(entry, index)
    if (deleted.includes(id)) return []
    const change = changes.get(id)
    if (!change) return [{ entry, place: index + 1, source: undefined }]
    const { row, source } = change
    return [{ entry: write(entry, row), place: placeIn(row, index + 1), source }]
  })
  const fresh = added.map((values, index) => {
    const place = placeIn(values, entries.length + index + 1)
    return { entry: write(undefined, values), place, source: placeOf('added', index) }
  })
  const sorted = [...kept, ...fresh].sort((one, other) => one.place - other.place)
  return { entries: sorted.map(({ entry }) => entry), sources: sorted.map(({ source }) => source) }
}
