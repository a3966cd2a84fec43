import { addDays } from '../../../schemas/rules/dates'
import type { RowGroup } from '../../resource'
import { monthAfter } from '../dashboard/months'

interface Unit {
  /** Characters of a day that name the unit. */
  length: number
  next(unit: string): string
  /** Most of them beside one another. */
  most: number
}

const units: readonly Unit[] = [
  { length: 10, next: (day) => addDays(day, 1), most: 31 },
  { length: 7, next: monthAfter, most: 36 },
]
const years: Unit = { length: 4, next: (year) => String(Number(year) + 1).padStart(4, '0'), most: Number.POSITIVE_INFINITY }

/**
 * Groups of days as days, months or years, whichever are few enough to stand beside one another, the oldest first and none left out between them. At most
 * `most` of them; the earlier ones go without. Rows without a day come last.
 */
export function foldDays(groups: readonly RowGroup[], most: number): RowGroup[] {
  const days = groups.flatMap(({ value }) => (value === null ? [] : [value])).sort()
  const [first, last = ''] = [days[0], days.at(-1)]
  const empty = groups.filter(({ value }) => value === null)
  if (first === undefined) return empty
  const unit = units.find((one) => namesOf(one, first, last, Math.min(one.most, most)) !== undefined) ?? years
  const folded = new Map<string, RowGroup>()
  for (const group of groups) {
    if (group.value === null) continue
    const name = group.value.slice(0, unit.length)
    const former = folded.get(name)
    folded.set(name, former ? together(former, group) : { ...group, value: name })
  }
  const names = namesOf(unit, first, last, unit.most) ?? []
  const figures = groups[0]?.sums.length ?? 0
  return [...names.slice(-most).map((name) => folded.get(name) ?? nothing(name, figures)), ...empty]
}

/** The units from the first day to the last; undefined when these are more than `most`. */
function namesOf({ length, next }: Unit, first: string, last: string, most: number): string[] | undefined {
  const names: string[] = []
  const end = last.slice(0, length)
  for (let name = first.slice(0, length); name <= end; name = next(name)) {
    if (names.length === most) return undefined
    names.push(name)
  }
  return names
}

function together(one: RowGroup, other: RowGroup): RowGroup {
  return {
    value: one.value,
    rows: one.rows + other.rows,
    sums: one.sums.map((sum, index) => addUp(sum, other.sums[index] ?? null)),
    counts: one.counts.map((count, index) => count + (other.counts[index] ?? 0)),
  }
}

function addUp(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0)
}

function nothing(value: string, figures: number): RowGroup {
  return { value, rows: 0, sums: Array.from({ length: figures }, () => 0), counts: Array.from({ length: figures }, () => 0) }
}
