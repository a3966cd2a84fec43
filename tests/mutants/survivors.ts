import type { KnownSurvivor } from './Mutant'

/** Mutants that no test notices, each with the reason why that may stay so. One that does not occur in the code any more fails the run. */
export const survivors: readonly KnownSurvivor[] = []
