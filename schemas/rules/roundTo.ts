/** Rounds half away from zero, as people do. */
export function roundTo(value: number, places: number): number {
  const sign = value < 0 ? -1 : 1
  const shifted = Number(`${Math.abs(value)}e${places}`)
  if (!Number.isFinite(shifted)) return value
  return sign * Number(`${Math.round(shifted)}e${-places}`)
}
