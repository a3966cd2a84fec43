import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression } from '../../../schemas/rules/expression'
import { nastyExpression } from './nastyExpressions'

describe('an expression whose cost is read from it alone', () => {
  it.each([
    'sum(sub.l.map(p, p.a * 2.0))',
    "text(sum(sub.l.map(p, p.a == 'x' ? p.n * 1.5 : round(p.n, 2))))",
    "sub.l.exists(p, p.a == 'x' && p.n > 3.0)",
    'size(sub.l.filter(p, p.n > 1.0)) + row.n',
    'row.n + 1.0',
    'row.n + 1',
  ])('is flat: %s', (source) => {
    expect(compileExpression(source).expression?.isFlat()).toBe(true)
  })

  it.each([
    'sub.l.map(p, p.a)',
    'row.a + row.a',
    'size(sub.l.filter(p, p == row))',
    'size(sub.l.filter(p, [p] == p.a))',
    "text(sub.l.map(p, 'a'))",
    "row.a.matches('x')",
    'size(sub.l.map(p, p.a + p.a))',
    'size(sub.l + sub.l) > 1',
  ])('is not: %s', (source) => {
    expect(compileExpression(source).expression?.isFlat()).toBe(false)
  })

  it('takes no more than estimated, whatever it is', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ n: index, a: 'a', b: `b${index}` }))
    const scope = { row: { a: 'a'.repeat(5000), n: 3 }, sub: { l: rows }, selected: rows, user: { roles: [] } }
    const run = fc.property(nastyExpression, (source) => {
      const { expression } = compileExpression(source)
      fc.pre(expression?.isFlat() === true)
      const { steps, exceeded, value } = expression.measure(scope)
      // Errors that a loop passes over cost more than a step, and are no part of an honest page.
      if (/\bnone\b|\/ 0/.test(source)) return
      expect(steps).toBeLessThanOrEqual(2 * expression.estimate(50) + 50)
      expect(exceeded === undefined || exceeded === 'steps').toBe(true)
      expect(String(value ?? '').length).toBeLessThan(100)
    })
    fc.assert(run, { numRuns: 300 })
  })
})
