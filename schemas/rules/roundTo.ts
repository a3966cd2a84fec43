/** Rounds half away from zero, as people do: by the digits that are written, not by what a number of the machine is nearest to. */
export function roundTo(value: number, places: number): number {
  const shifted = shift(Math.abs(value), places)
  if (!Number.isFinite(shifted)) return value
  const rounded = shift(Math.round(shifted), -places)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** The point moved to the right. Very large and very small numbers are written with an exponent already. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
