/** Digits that a number keeps, whichever they are: of a longer one the last would be others than those written. */
const keptDigits = 15

/** Digits that a number keeps before the decimal sign, with so many places behind it. */
export function keptBefore(decimals = 0): number {
  return keptDigits - decimals
}

/** true for more digits before the decimal sign than a number keeps with its decimal places. */
export function isLongNumber(value: number, decimals?: number): boolean {
  return Math.abs(value) >= 10 ** keptBefore(decimals)
}
