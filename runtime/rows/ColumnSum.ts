/**
 * The numbers of a column added up, one coming or going at a time. What rounding would lose is carried along (Neumaier), so that a large number that was
 * typed and taken back leaves the cents as they were.
 */
export class ColumnSum {
  /** How many of the values are numbers. */
  count = 0
  private sum = 0
  private lost = 0
  /** Numbers that are none to add: `1e999`. */
  private infinite = 0

  add(value: unknown): void {
    this.change(value, 1)
  }

  remove(value: unknown): void {
    this.change(value, -1)
  }

  get total(): number {
    return this.infinite === 0 ? this.sum + this.lost : Number.NaN
  }

  private change(value: unknown, sign: 1 | -1): void {
    if (value === null || value === undefined || value === '') return
    const number = Number(value)
    if (Number.isNaN(number)) return
    this.count += sign
    if (Number.isFinite(number)) this.carry(sign * number)
    else this.infinite += sign
  }

  private carry(number: number): void {
    const next = this.sum + number
    this.lost += Math.abs(this.sum) >= Math.abs(number) ? this.sum - next + number : number - next + this.sum
    this.sum = next
  }
}
