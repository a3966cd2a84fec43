import type { Column, ColumnWidths } from './DataGrid'
import { headingWidth } from './headingWidth'

/** Pixels that the grid gives to a column at least which says nothing about it. */
const usualLeast = 50

/** What a column takes of the room that is left: at least so many pixels, and so many parts of what is over. */
interface Share {
  least: number
  parts: number
}

/** What a column gets at least, what its tags need, what its heading and its tags need, and whether it has a use for more. */
interface Wish {
  least: number
  tags: number
  wanted: number
  /** Takes no more of the room that is over than it has a use for. */
  isShort: boolean
}

/**
 * The columns with widths in pixels where they share a room of so many: `minmax(120px, 2fr)`, and those without a width of their own, which get what they
 * need, as far as there is room for it, and an equal part of what the others leave;
 * where all of these are short, every column whose width is the page's gets its part. A column that says what its cells need becomes wider than its width where there is room. The grid would lay the page out to measure them, and would find other widths once there are rows.
 * Columns that go by their content are left to it, and with them all others.
 */
export function shareRoom<R, S>(columns: readonly Column<R, S>[], widths: ColumnWidths, room: number): readonly Column<R, S>[] {
  const growing = new Map<string, Share>()
  const open = new Map<string, Wish>()
  const tight = new Map<string, Wish>()
  let left = room
  for (const column of columns) {
    const { key, width } = column
    const minWidth = column.minWidth ?? usualLeast
    const dragged = widths.get(key)
    if (dragged?.type === 'resized') left -= dragged.width
    else if (typeof width === 'number') {
      const least = Math.max(width, minWidth)
      left -= least
      if (column.needed !== undefined) tight.set(key, wishOf(column, least))
    } else if (width === undefined || width === null) open.set(key, wishOf(column, minWidth))
    else {
      const share = shareOf(width, minWidth)
      if (!share) return columns
      growing.set(key, share)
    }
  }
  if (growing.size === 0 && open.size === 0) return columns
  const leastGrowing = sum([...growing.values()].map(({ least }) => least))
  if (room > 0 && left < leastGrowing + sum([...open.values()].map(({ least }) => least))) {
    // What has to be scrolled sideways in any case shows its tags whole.
    const least = [...growing].map(([key, share]) => [key, share.least] as const)
    return withWidths(columns, new Map([...least, ...[...tight, ...open].map(([key, { tags }]) => [key, tags] as const)]))
  }
  const wanted = new Map([...open].map(([key, wish]) => [key, wish.wanted]))
  const wider = widen(tight, left - sum(wanted.values()) - leastGrowing)
  const over = left - sum(wanted.values()) - sum([...wider].map(([key, width]) => width - (tight.get(key)?.least ?? 0)))
  const shared = growing.size > 0 ? new Map([...wanted, ...divide(over, growing)]) : over < 0 ? fitInto(left, open) : spread(over)
  return withWidths(columns, new Map([...wider, ...shared]))

  function spread(over: number): Map<string, number> {
    const long = new Map([...wanted].filter(([key]) => !open.get(key)?.isShort))
    if (long.size > 0) return new Map([...wanted, ...addEqually(over, long)])
    const all = [...tight].map(([key, { least }]) => [key, wider.get(key) ?? least] as const)
    const shares = new Map([...all, ...wanted].map(([key, least]) => [key, { least, parts: least }]))
    return divide(over + sum([...shares.values()].map(({ least }) => least)), shares)
  }
}

function withWidths<R, S>(columns: readonly Column<R, S>[], given: ReadonlyMap<string, number>): readonly Column<R, S>[] {
  return columns.map((column) => (given.has(column.key) ? { ...column, width: given.get(column.key) } : column))
}

function wishOf<R, S>({ name, needed = 0, isShort = needed > 0 }: Column<R, S>, least: number): Wish {
  const tags = Math.max(least, needed)
  return { least, tags, wanted: Math.max(tags, typeof name === 'string' ? headingWidth(name) : 0), isShort }
}

/** The widths of those that are given more than their own: what they need, or each the same part of it where so much room is not left. */
function widen(tight: ReadonlyMap<string, Wish>, room: number): Map<string, number> {
  const poor = [...tight].filter(([, { least, wanted }]) => wanted > least)
  const missing = sum(poor.map(([, { least, wanted }]) => wanted - least))
  const part = Math.min(1, Math.max(0, room) / Math.max(1, missing))
  return part === 0 ? new Map() : new Map(poor.map(([key, { least, wanted }]) => [key, least + Math.floor((wanted - least) * part)]))
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** The widths with an equal part of the room that is over for each, in whole pixels; the last gets the rest. */
function addEqually(over: number, widths: ReadonlyMap<string, number>): Map<string, number> {
  const part = Math.floor(over / widths.size)
  const rest = over - part * widths.size
  return new Map([...widths].map(([key, width], index) => [key, width + part + (index === widths.size - 1 ? rest : 0)]))
}

/** Where not all headings fit, each column gives up the same part of what it has beyond its least, so that nothing has to be scrolled sideways for them. */
function fitInto(room: number, wishes: ReadonlyMap<string, Wish>): Map<string, number> {
  const all = [...wishes.values()]
  // Rather a heading is cut than the texts below it.
  const kept = sum(all.map(({ tags }) => tags)) <= room ? 'tags' : 'least'
  const least = sum(all.map((wish) => wish[kept]))
  const part = Math.max(0, room - least) / Math.max(1, sum(all.map(({ wanted }) => wanted)) - least)
  const floors = new Map([...wishes].map(([key, wish]) => [key, wish[kept] + Math.floor((wish.wanted - wish[kept]) * part)]))
  const rest = room - sum(floors.values())
  const [last = ''] = [...wishes.keys()].slice(-1)
  return rest > 0 ? floors.set(last, (floors.get(last) ?? 0) + rest) : floors
}

function shareOf(width: string | number, least: number): Share | undefined {
  const [, pixels, parts] = /^minmax\((\d+(?:\.\d+)?)px, (\d+(?:\.\d+)?)fr\)$/.exec(String(width)) ?? []
  return pixels === undefined ? undefined : { least: Math.max(Number(pixels), least), parts: Number(parts) }
}

/** As style sheets divide a grid: whoever would get less than the least gets that, and the others share what is left. In whole pixels, the last gets the rest. */
function divide(room: number, shares: ReadonlyMap<string, Share>): Map<string, number> {
  const given = new Map<string, number>()
  let left = room
  let open = [...shares]
  for (;;) {
    const parts = open.reduce((sum, [, share]) => sum + share.parts, 0)
    const poor = open.filter(([, { least, parts: own }]) => (left * own) / parts < least)
    if (poor.length === 0) {
      const whole = left
      for (const [index, [key, { parts: own }]] of open.entries()) {
        const width = index === open.length - 1 ? left : Math.floor((whole * own) / parts)
        given.set(key, width)
        left -= width
      }
      return given
    }
    for (const [key, { least }] of poor) {
      given.set(key, least)
      left -= least
    }
    open = open.filter(([key]) => !given.has(key))
    if (open.length === 0) return given
  }
}
