import { expect, it } from 'vitest'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { compileExpression } from '../../../schemas/rules/expression'

it('a text that would be joined from many rows by a long separator ends at its limit before it is made', () => {
  const rows = Array.from({ length: 10_000 }, () => ({ a: 'a' }))
  const separator = 'x'.repeat(evaluationLimits.textLength)
  const { expression } = compileExpression('selected.map(p, p.a).join(row.separator)')
  // Made whole it would be longer than any text can be.
  expect(expression?.measure({ row: { separator }, selected: rows })).toMatchObject({ value: undefined, exceeded: 'text' })
})
