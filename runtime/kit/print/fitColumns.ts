import { isSquare } from '../reckonTextWidth'

/** How a table stands on paper. */
export interface PaperFit {
  /** Width of each column, in percent of the sheet's. */
  shares: readonly number[]
  /** true: the sheet lies on its long side. */
  isWide: boolean
  size: 'usual' | 'small' | 'tiny'
}

/** Sheets by the room that they give a line, in widths of the letter M: upright first, then on the long side, then with smaller letters. Measured on A4. */
const tightest = { room: 128, isWide: true, size: 'tiny' } as const
const sheets = [
  { room: 56, isWide: false, size: 'usual' },
  { room: 84, isWide: true, size: 'usual' },
  { room: 104, isWide: true, size: 'small' },
  tightest,
] as const

/** Room at the sides of a cell, and the widest that a text wants to be before it takes a second line. */
const padding = 1.2
const widest = 24
/** What is longer than this may be broken in the middle of a word. */
const longestWord = 14

/** Finds room for the columns, whose texts stand one below the other: a sheet that takes them as they are, and where none does, the widest columns give way. */
export function fitColumns(columns: readonly (readonly string[])[]): PaperFit {
  const wanted = columns.map((texts) => padding + Math.min(widest, largest(texts, widthOf)))
  const total = sum(wanted)
  const { isWide, size, room } = sheets.find((sheet) => sheet.room >= total) ?? tightest
  const widths = total <= room ? wanted : squeeze(wanted, columns, room)
  const all = sum(widths)
  return { shares: widths.map((width) => (width / all) * 100), isWide, size }
}

/** What a column has beyond its longest word is what it can give away. */
function squeeze(wanted: readonly number[], columns: readonly (readonly string[])[], room: number): readonly number[] {
  const least = columns.map((texts, index) => Math.min(wanted[index] ?? 0, padding + Math.min(longestWord, largest(texts, longestWordOf))))
  const spare = Math.max(0, room - sum(least))
  const give = sum(wanted) - sum(least)
  return wanted.map((width, index) => {
    const floor = least[index] ?? 0
    return give === 0 ? floor : floor + ((width - floor) * spare) / give
  })
}

function largest(texts: readonly string[], measure: (text: string) => number): number {
  return texts.reduce((most, text) => Math.max(most, measure(text)), 0)
}

/** The width of a text, in widths of the letter M: signs of Chinese are square, others about half as wide. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    width += isSquare(letter) ? 1 : 0.55
    if (width >= widest) return widest
  }
  return width
}

function longestWordOf(text: string): number {
  return largest(text.split(/[\s⺀-鿿＀-｠]+/), widthOf)
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0)
}
