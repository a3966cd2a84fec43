import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import { computeRow } from '../../../schemas/rules/computed'
import { EvaluationBudget } from '../../../schemas/rules/EvaluationBudget'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { compileExpression, type ExpressionScope } from '../../../schemas/rules/expression'
import '../../../schemas/rules/linearPattern'
import { nastyExpression } from './nastyExpressions'

const { steps: mostSteps, textLength, listLength } = evaluationLimits

function measure(source: string, scope: ExpressionScope = {}) {
  const { expression, problem } = compileExpression(source)
  if (!expression) throw new Error(problem?.message)
  return expression.measure(scope)
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ n: index, a: 'a', b: `b${index}`, c: index % 5 }))
const digits = '[0,1,2,3,4,5,6,7,8,9]'

/** Rows that count how often a value is read from them: what an evaluation really did, whatever it says of itself. */
function countedRows(count: number): { rows: Record<string, unknown>[]; reads: () => number } {
  let reads = 0
  const counted = (value: unknown) => ({
    enumerable: true,
    get: () => {
      reads++
      return value
    },
  })
  const rows = lines(count).map((line) =>
    Object.defineProperties({}, Object.fromEntries(Object.entries(line).map(([key, value]) => [key, counted(value)]))),
  )
  return { rows, reads: () => reads }
}

describe('an expression that costs too much', () => {
  const long = { row: { a: 'a'.repeat(textLength), b: `b${'a'.repeat(textLength / 2)}` } }
  const doubled = (end: string) => {
    const names = [...'abcdefghijklmnopqrst']
    const bound = names.map((name, index) => `cel.bind(${name}, [${names[index - 1] ?? 1}, ${names[index - 1] ?? 1}], `)
    return `${bound.join('')}${end}${')'.repeat(names.length)}`
  }
  it.each<[string, string, ExpressionScope]>([
    ['a loop over rows in a loop over rows', "sub.l.filter(p, sub.l.exists(q, q.b == 'none' && q.c != p.c))", { sub: { l: lines(1000) } }],
    ['errors that a loop passes over', 'sub.l.exists(p, sub.l.exists(q, q.n / 0 == 1 || q.none.x == 1))', { sub: { l: lines(1000) } }],
    ['errors that || passes over', "sub.l.map(p, sub.l.exists(q, q.b + 1 == 1 || q.b == 'none') || true)", { sub: { l: lines(1000) } }],
    ['rows compared with rows', 'sub.l.all(p, sub.l.all(q, p == q || p != q))', { sub: { l: lines(1000) } }],
    ['rows looked for among rows', 'sub.l.all(p, p in sub.l || true)', { sub: { l: lines(1000) } }],
    ['a function over all rows for each row', 'sub.l.all(p, sum(sub.l.map(q, q.n)) >= 0.0)', { sub: { l: lines(1000) } }],
    ['lists that hold one list twice, compared', doubled('[t] == [[s, s]]'), {}],
    ['lists that hold one list twice, as a text', doubled("text(t) == ''"), {}],
    ['lists that hold one list twice, as the result', doubled('t'), {}],
    ['one long text looked for in another', 'row.a.contains(row.b)', long],
    [
      'a time zone asked for each row',
      "sub.l.exists(p, timestamp('2026-01-01T00:00:00Z').getHours('Europe/Berlin') < 0)",
      { sub: { l: lines(1000) } },
    ],
    ['another pattern for each row', "sub.l.all(p, 'a'.matches('[a-z]{1,900}' + p.b) || true)", { sub: { l: lines(1000) } }],
  ])('ends: %s', (_, source, scope) => {
    expect(measure(source, scope)).toEqual({ value: undefined, steps: mostSteps, exceeded: 'steps' })
  })

  it.each<[string, string, 'text' | 'list', ExpressionScope]>([
    ['a text that is put together', 'row.a + row.a', 'text', long],
    ['a text of many long ones', 'selected.map(p, row.t).join(row.t)', 'text', { row: { t: 'a'.repeat(1000) }, selected: lines(500) }],
    ['the text of a list of long ones', 'text(selected.map(p, row.t))', 'text', { row: { t: 'a'.repeat(1000) }, selected: lines(500) }],
    ['a list of long texts', 'selected.map(p, row.t)', 'list', { row: { t: 'a'.repeat(1000) }, selected: lines(500) }],
    ['a list of every character', "row.a.split('')", 'list', long],
    ['a list that is put together', '(sub.l + sub.l) + (sub.l + sub.l + sub.l)', 'list', { sub: { l: lines(5000) } }],
    ['a duration of many digits', "duration(row.a) == duration('1s')", 'text', long],
  ])('ends when it makes too much: %s', (_, source, limit, scope) => {
    expect(measure(source, scope)).toMatchObject({ value: undefined, exceeded: limit })
  })

  it('is no expression when its loops stand too deep inside one another', () => {
    const nested = (depth: number): string => (depth === 0 ? '1' : `${digits}.map(a${depth}, ${nested(depth - 1)})`)
    expect(compileExpression(`size(${nested(8)}) > 0`).problem?.code).toBe('too_nested')
    expect(compileExpression(`size(${nested(evaluationLimits.nesting + 1)}) > 0`).problem?.code).toBe('too_nested')
    expect(measure(`size(${nested(evaluationLimits.nesting)})`).value).toBe(10)
    expect(
      measure('size(sub.l.filter(a, a.n > 1).filter(b, b.n > 2).filter(c, c.n > 3).map(d, d.n))', { sub: { l: lines(9) } }).value,
    ).toBe(5)
  })

  it('does not hinder what honest pages work out over 5,000 rows', () => {
    const scope = { sub: { l: lines(5000) } }
    expect(measure('sum(sub.l.map(p, p.c == 1 ? p.n * 1.19 : round(p.n * 1.07, 2)))', scope).exceeded).toBeUndefined()
    expect(measure("size(sub.l.filter(p, p.b.startsWith('b1') && p.n > 3)) > 0 && sub.l.exists(p, p.n == 4999)", scope).value).toBe(true)
    expect(measure("sub.l.all(p, p.b.matches('^b[0-9]{1,4}$'))", scope).value).toBe(true)
    expect(measure("row.content.contains('needle') && row.content != ''", { row: { content: 'hay'.repeat(200_000) } }).value).toBe(false)
  })
})

describe('whatever a page says', () => {
  it('an evaluation ends within its steps, reads no more than it counted and makes nothing longer than it may', () => {
    const run = fc.property(
      nastyExpression,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: textLength }),
      (source, count, length) => {
        const { expression } = compileExpression(source)
        fc.pre(expression !== undefined)
        const { rows, reads } = countedRows(count)
        const row = { a: 'a'.repeat(length), n: 3, pattern: '(a?){400}' }
        const { value, steps, exceeded } = expression.measure({ row, sub: { l: rows }, selected: rows, user: { roles: ['a', 'b'] } })
        expect(steps).toBeLessThanOrEqual(mostSteps)
        // Two rows are compared value by value, each of which is read four times.
        expect(reads()).toBeLessThanOrEqual(5 * steps)
        if (exceeded) expect(value).toBeUndefined()
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(textLength)
        if (Array.isArray(value)) expect(JSON.stringify(value).length).toBeLessThanOrEqual(40 * textLength)
        if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(listLength)
      },
    )
    fc.assert(run, { numRuns: 400 })
  })
})

describe('one save', () => {
  const grown = [1, 2, 3, 4].map(
    (step): FieldConfig => ({ key: `f${step}`, type: 'input', value: Array.from({ length: 10 }, () => `row.f${step - 1}`).join(' + ') }),
  )

  it('does not let a text grow from field to field', () => {
    const budget = EvaluationBudget.ofSave()
    const values = computeRow(grown, { row: { f0: 'x'.repeat(10_000) }, budget })
    expect(Object.values(values).every((value) => String(value ?? '').length <= textLength)).toBe(true)
    expect(budget.exceeded[0]).toEqual({ path: '/f2', source: grown[1]?.value, limit: 'text' })
  })

  it('has steps for all its fields and rows together, and says which found none left', () => {
    const field: FieldConfig = { key: 'total', type: 'inputNumber', value: 'sum(sub.l.map(p, p.n * p.n))' }
    const budget = EvaluationBudget.ofSave()
    const scope = { sub: { l: lines(5000) } }
    for (let index = 0; index < 400; index++) computeRow([field], { ...scope, budget: budget.at(`row${index}`) })
    expect(budget.isExhausted).toBe(true)
    expect(budget.exceeded[0]).toMatchObject({ path: expect.stringMatching(/^\/row\d+\/total$/), limit: 'save' })
    expect(budget.exceeded).toHaveLength(20)
  })

  it('has characters for all its fields and rows together', () => {
    const field: FieldConfig = { key: 'copy', type: 'input', value: 'row.text' }
    const budget = EvaluationBudget.ofSave()
    const values = Array.from({ length: 60 }, () => computeRow([field], { row: { text: 'x'.repeat(textLength) }, budget }).copy)
    expect(values.filter((value) => value !== null)).toHaveLength(evaluationLimits.textOfSave / textLength)
    expect(budget.exceeded[0]).toMatchObject({ path: '/copy', limit: 'save' })
  })
})
