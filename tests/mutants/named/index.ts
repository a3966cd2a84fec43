import type { NamedMutant } from '../NamedMutant'

/** Faults that somebody thought of, by area. */
export const namedMutants: readonly NamedMutant[] = []
