import { isEmptyValue } from './isEmptyValue'
import type { Siblings } from './RuleFailure'

type Values = Readonly<Record<string, unknown>>

/** The values that the rows of one editable table hold, counted per field when first asked: each row asks about the others without reading them all. */
export class FellowValues {
  private readonly counts = new Map<string, Map<string, number>>()

  constructor(private readonly rows: readonly Values[]) {}

  /** The rows but one, which must be among them. */
  except(row: Values): Siblings {
    return {
      hold: (key, value) => {
        const text = String(value)
        const own = !isEmptyValue(row[key]) && String(row[key]) === text ? 1 : 0
        return (this.countsOf(key).get(text) ?? 0) > own
      },
    }
  }

  private countsOf(key: string): Map<string, number> {
    const known = this.counts.get(key)
    if (known) return known
    const counts = new Map<string, number>()
    for (const row of this.rows) {
      if (isEmptyValue(row[key])) continue
      const text = String(row[key])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    this.counts.set(key, counts)
    return counts
  }
}
