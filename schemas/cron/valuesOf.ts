import type { CronItem, CronPart } from './CronExpression'
import { type CronPartName, cronParts } from './cronParts'

/** Every number that a part means, in order; none for what depends on the month. */
export function valuesOf(part: CronPartName, value: CronPart): number[] {
  const { min, max } = cronParts[part]
  if (value.kind === 'every' || value.kind === 'unspecified') return count(min, max, 1)
  if (value.kind !== 'items') return []
  return [...new Set(value.items.flatMap((item) => valuesOfItem(part, item)))].sort((one, other) => one - other)
}

function valuesOfItem(part: CronPartName, { from, to, step }: CronItem): number[] {
  const { min, max } = cronParts[part]
  if (to === undefined) return step === undefined ? [from] : count(from, max, step)
  if (to >= from) return count(from, to, step ?? 1)
  // Over the end: 22-2 means 22, 23, 0, 1, 2.
  const length = max - min + 1
  return count(from, to + length, step ?? 1).map((number) => min + ((number - min) % length))
}

function count(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
