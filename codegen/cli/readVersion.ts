import { CommandFailure } from './Command'

/** A version number as somebody typed it. */
export function readVersion(found: string): number {
  if (!/^[1-9]\d{0,8}$/.test(found)) throw new CommandFailure('wrongNumber', { found })
  return Number(found)
}
