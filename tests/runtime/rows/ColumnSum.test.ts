import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ColumnSum } from '../../../runtime/rows/ColumnSum'

it('leaves the cents as they were when a large number comes and goes', () => {
  const sum = new ColumnSum()
  for (const cents of [0.1, 0.2, '0.3', '', null, 'none']) sum.add(cents)
  for (const large of [1e15, 1e17, '1e999']) sum.add(large)
  expect(sum.total).toBeNaN()
  for (const large of ['1e999', 1e17, 1e15]) sum.remove(large)
  expect([sum.count, Number(sum.total.toPrecision(12))]).toEqual([3, 0.6])
})

it('is what adding up all that is left gives', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), (kept, gone) => {
      const sum = new ColumnSum()
      for (const value of [...kept, ...gone]) sum.add(value)
      for (const value of gone) sum.remove(value)
      const cents = kept.reduce((total, value) => total + Math.round(value * 100), 0)
      expect([sum.count, Math.round(sum.total * 100) + 0]).toEqual([kept.length, cents + 0])
    }),
  )
})
