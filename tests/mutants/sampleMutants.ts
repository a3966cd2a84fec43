import { createHash } from 'node:crypto'
import { keyOf, type Mutant } from './Mutant'

/**
 * `size` of the mutants, chosen by the seed. Each has a rank of its own, taken from its code: a change elsewhere leaves the others in the sample, and the
 * sample of 50 holds that of 40.
 */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const seen = new Map<string, number>()
  const ranked = mutants.map((mutant) => {
    const key = keyOf(mutant)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { mutant, rank: createHash('sha256').update(`${seed} ${key} ${count}`).digest('hex') }
  })
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
