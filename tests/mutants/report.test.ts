import { describe, expect, it } from 'vitest'
import type { Judged } from './judgeTasks'
import type { KnownSurvivor, Mutant } from './Mutant'
import { describeTotals, describeVerdict, findFaults, findStale } from './report'

const mutant = (code: string, within = 'decide'): Mutant => {
  return { id: `some.ts:1:1 ${code}`, file: 'some.ts', operator: 'drop !', code, within, start: 0, end: 1, replacement: '' }
}
const judged = (one: Mutant, isNoticed: boolean): Judged => ({
  mutant: one,
  task: { area: 'rights', mutant: one, tests: [] },
  noticedBy: isNoticed ? { file: 'some.test.ts', failure: 'a title' } : undefined,
})
const known: KnownSurvivor = { file: 'some.ts', operator: 'drop !', code: 'one', within: 'decide', reason: 'The same either way.' }
const noticed = (count: number) => Array.from({ length: count }, (_, index) => judged(mutant(`n${index}`), true))

describe('a run of mutants', () => {
  it('is good when nine of ten were noticed and the tenth has its reason', () => {
    expect(findFaults([...noticed(9), judged(mutant('one'), false)], [known])).toEqual([])
  })

  it('fails when fewer were noticed, whatever the reasons', () => {
    expect(findFaults([...noticed(8), judged(mutant('one'), false)], [known])).toEqual(['Fewer than 90 % were noticed: 8 of 9.'])
  })

  it('fails for a survivor without a reason, also where the same code of another function has one', () => {
    const faults = findFaults([...noticed(9), judged(mutant('one', 'refuse'), false)], [known])
    expect(faults).toEqual(['1 survivors are not named with a reason in tests/mutants/survivors.ts.'])
  })

  it('fails for a reason whose code is there no more', () => {
    expect(findStale([known], [mutant('one')])).toEqual([])
    expect(findStale([known], [mutant('other')])).toHaveLength(1)
  })

  it('says what survived and why, what noticed the others, and how many of each area', () => {
    expect(describeVerdict(judged(mutant('one'), false), [known])).toBe('SURVIVED some.ts:1:1 one: one\n    The same either way.')
    expect(describeVerdict(judged(mutant('one'), true), [])).toBe('noticed  some.ts:1:1 one: one\n    some.test.ts: a title')
    expect(describeTotals([...noticed(3), judged(mutant('one'), false)])[0]).toMatch(/^rights +4 mutants +3 noticed +75\.0 %$/)
  })
})
