/** One measured figure and what it should be. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The figure is good at or below this, or at or above it where `isFloor`. Left out: only shown. */
  aim?: number
  isFloor?: boolean
  /** What the figure is made of, for example both times of a ratio. */
  detail?: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/**
 * The mean of the middle half of the values. What is painted is painted with a frame: a median of such times is one frame or the next, this stands between them
 * as often as each was met.
 */
export function midmean(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const left = Math.floor(sorted.length / 4)
  const middle = sorted.slice(left, sorted.length - left)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures)
    console.log(`  ${showMark(figure)} ${figure.name.padEnd(44)} ${showValue(figure).padStart(12)}  ${showAim(figure)}`)
}

function showMark({ value, aim, isFloor }: Figure): string {
  if (aim === undefined) return '·'
  return (isFloor ? value >= aim : value <= aim) ? '✓' : '✗'
}

function showValue({ value, unit }: Figure): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim()
}

function showAim({ aim, isFloor, unit, detail }: Figure): string {
  const wanted = aim === undefined ? '' : `aim ${isFloor ? '≥' : '≤'} ${aim} ${unit}`.trim()
  return `${wanted.padEnd(16)} ${detail ?? ''}`.trimEnd()
}
