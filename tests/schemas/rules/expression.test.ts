import { describe, expect, it } from 'vitest'
import { compileExpression, type ExpressionScope } from '../../../schemas/rules/expression'
import '../../../schemas/rules/linearPattern'

function evaluate(source: string, scope: ExpressionScope = {}): unknown {
  const { expression, problem } = compileExpression(source)
  if (!expression) throw new Error(`${source}: ${problem?.message}`)
  return expression.evaluate(scope)
}

const row = { n: 2, a: 2.5, b: 4, status: 'open', due: '2026-01-01', name: 'Bolt M8' }

describe('expressions over a row', () => {
  it.each([
    ['row.n + 1', 3],
    ['1 + row.n', 3],
    ['row.n - 3', -1],
    ['row.a * row.b', 10],
    ['row.b / 3 > 1.3', true],
    ['row.n % 2', 0],
    ['row.n == 2 && 2 == row.n && row.n != 3', true],
    ['row.n in [1, 2]', true],
    ["row.status == 'open' ? 1 : 0", 1],
    ["row.due < '2027-01-01'", true],
    ["row.name.lower().startsWith('bolt')", true],
    ["row.name.matches('^Bolt M[0-9]+$')", true],
    ['size(row.name)', 7],
    ['round(row.a)', 3],
    ['round(1.005, 2)', 1.01],
    ['round(-2.345, 2)', -2.35],
    ['addDays(row.due, 31)', '2026-02-01'],
    ["daysBetween(row.due, '2026-03-01')", 59],
    ['min([3, row.n]) + max([1.5, row.b])', 6],
  ])('%s is %s', (source, result) => {
    expect(evaluate(source, { row })).toBe(result)
  })

  it.each([
    ['row.missing == null', true],
    ["row.missing == ''", true],
    ["row.missing != 'x'", true],
    ['row.missing > 3', false],
    ["row.missing < '2027'", false],
    ['row.missing + 1', null],
    ['row.n * row.missing', null],
    ['!row.missing', true],
    ['isEmpty(row.missing)', true],
    ['has(row.missing)', true],
    ["'no. ' + row.missing", 'no. '],
    ['sum([row.missing, 3, row.n])', 5],
  ])('reads what is missing as nothing: %s is %s', (source, result) => {
    expect(evaluate(source, { row })).toBe(result)
  })

  it.each([
    'row.missing.startsWith("x")',
    'row.n ? 1 : 2',
    '1 / 0',
    'row.name + 1',
    'row.a / 0',
    'addDays(row.name, 1)',
    "row.name.matches('(')",
  ])('gives undefined where the language has no answer: %s', (source) => {
    expect(evaluate(source, { row })).toBeUndefined()
  })

  it('adds up the rows of a sub-table, unfinished ones included', () => {
    const products = [{ price: 0.1, quantity: 3 }, { price: 2.5, quantity: 2 }, { price: 7 }]
    expect(evaluate('sum(sub.products.map(p, p.price * p.quantity))', { sub: { products } })).toBe(5.3)
    expect(evaluate('size(sub.products)', {})).toBe(0)
  })

  it('asks about the selected rows and the user', () => {
    const source = "size(selected) > 0 && selected.all(r, r.status == 'open')"
    expect(evaluate(source, { selected: [row, { status: 'open' }] })).toBe(true)
    expect(evaluate(source, { selected: [row, {}] })).toBe(false)
    expect(evaluate(source, {})).toBe(false)
    expect(evaluate("'SOCAdmin' in user.roles", { user: { roles: ['SOCAdmin'] } })).toBe(true)
  })

  it('gives today as a date text and now with the time of day', () => {
    expect(evaluate('today()')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(evaluate('now()')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('runs a pattern that blows up other engines', () => {
    expect(evaluate("row.x.matches('^(a+)+$')", { row: { x: `${'a'.repeat(5000)}b` } })).toBe(false)
  })

  it('reads nothing through the prototype', () => {
    expect(evaluate('row.constructor == null && row.toString == null', { row })).toBe(true)
    expect(evaluate("row['__proto__'] == null", { row })).toBe(true)
  })
})

describe('what an expression reads', () => {
  it.each([
    ["row.status == 'open' && row['due'] < today()", ['row.status', 'row.due']],
    ['sum(sub.products.map(p, p.price * row.factor))', ['sub.products', 'row.factor']],
    ["selected.all(r, r.status == 'open')", ['selected']],
    ['has(row.q) ? user.username : params.x', ['row.q', 'user.username', 'params.x']],
    ['1 + 2', []],
  ])('%s reads %j', (source, reads) => {
    expect(compileExpression(source).expression?.reads).toEqual(reads)
  })
})

describe('checking an expression', () => {
  const fields = { n: 'number', status: 'string', flag: 'bool', any: 'dyn' } as const
  const subs = { products: { price: 'number' } } as const

  it.each([
    ['row.n ==', 8, 0],
    ['row.n == foo', 9, 3],
    ['row.nn == 1', 4, 2],
    ['row.status > 3', 0, 14],
    ['sum(sub.products.map(p, p.prise))', 26, 5],
    ['sub.goods.size()', 4, 5],
    ['nothing(row.n)', 0, 14],
    ['user.name', 5, 4],
  ])('finds what is wrong in %s and where', (source, offset, length) => {
    expect(compileExpression(source, { fields, subs }).problem).toMatchObject({ offset, length })
  })

  it.each([
    'row.n + 1 > 2',
    "row.status == null || row.status == ''",
    'row.n == null',
    'row.any > 3',
    'row.n == 2',
    'sum(sub.products.map(p, p.price)) > 3',
    'selected.all(s, s.n > 1)',
  ])('has nothing against %s', (source) => {
    expect(compileExpression(source, { fields, subs, expects: 'condition' }).problem).toBeUndefined()
  })

  it('wants a condition to be true or false', () => {
    expect(compileExpression('row.n + 1', { fields, expects: 'condition' }).problem?.code).toBe('not_a_condition')
  })

  it('refuses names that do not exist at the place', () => {
    expect(compileExpression('size(selected) > 0', { fields, scope: ['row', 'user'] }).problem?.code).toBe('unknown_variable')
  })

  it('refuses what nests too deep or is too long instead of running out of stack', () => {
    expect(compileExpression(`${'('.repeat(3000)}1${')'.repeat(3000)}`).problem).toBeDefined()
    expect(compileExpression(`1${' + 1'.repeat(900)}`).problem).toBeDefined()
    expect(compileExpression(`'${'x'.repeat(5000)}' == ''`).problem?.code).toBe('too_long')
  })
})
