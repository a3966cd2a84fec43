import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { placeNamed } from './NamedMutant'
import { namedMutants } from './named'
import { everyMutant } from './Plan'
import { findStale } from './report'
import { survivors } from './survivors'

describe('the faults by hand', () => {
  it.each(namedMutants.map((mutant) => [mutant.name, mutant] as const))('%s: its code and its tests are still there', (_, mutant) => {
    expect(placeNamed(mutant).code).not.toBe('')
    expect(mutant.tests.filter((file) => !existsSync(file))).toEqual([])
  })

  it('and the survivors that have a reason are mutants of the code as it stands', () => {
    expect(findStale(survivors, everyMutant())).toEqual([])
  })
})
