import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { briefly, problemsWith } from './checkText'

const name = { key: 'name', type: 'input', title: 'Name' }
const line = [
  { key: 'a', type: 'inputNumber', title: 'A' },
  { key: 'b', type: 'input', title: 'B' },
  { key: 'c', type: 'input', title: 'C' },
]
const lines = { key: 'l', title: 'Lines', foreignKey: 'mainId', columns: line }
const pageWith = (field: object, more: object = {}) => ({
  columns: [name, { key: 'found', type: 'normal', title: 'Found', ...field }],
  subTables: [lines],
  resource: undefined,
  ...more,
})
const digits = '[0,1,2,3,4,5,6,7,8,9]'
const nested = (depth: number): string => (depth === 0 ? '1' : `${digits}.map(a${depth}, ${nested(depth - 1)})`)
const quadratic = 'sub.l.exists(q, q.b == p.b && q.c != p.c)'

describe('an expression that would be too expensive', () => {
  it.each<[string, object, string]>([
    ['eight loops inside one another', { value: `size(${nested(8)}) > 0 ? row.name : ''` }, 'too-nested /columns/1/value'],
    ['rows compared with all rows', { value: `size(sub.l.filter(p, ${quadratic}))` }, 'too-many-steps /columns/1/value'],
    [
      'the same behind a condition',
      { visibleWhen: `row.name == 'x' && sub.l.exists(p, ${quadratic})` },
      'too-many-steps /columns/1/visibleWhen',
    ],
    ['a sum over all rows for each row', { value: 'size(sub.l.map(p, p.a / sum(sub.l.map(q, q.a))))' }, 'too-many-steps /columns/1/value'],
    ['rows looked for among rows', { requiredWhen: 'sub.l.all(p, p in sub.l)' }, 'too-many-steps /columns/1/requiredWhen'],
    [
      'a rule over all pairs',
      { validateRules: [{ when: `sub.l.exists(p, ${quadratic})` }] },
      'too-many-steps /columns/1/validateRules/0/when',
    ],
    [
      'a default',
      { defaultValue: { expression: `size(sub.l.filter(p, ${quadratic})) > 0 ? 'x' : ''` } },
      'too-many-steps /columns/1/defaultValue/expression',
    ],
    ['what a field sets', { sets: { name: `text(size(sub.l.filter(p, ${quadratic})))` } }, 'too-many-steps /columns/1/sets/name'],
    [
      'a pattern of too many states',
      { visibleWhen: "row.name.matches('^(a?){999}(b?){999}$')" },
      'pattern-in-expression /columns/1/visibleWhen',
    ],
    ['a pattern over a long text', { value: "row.name.matches('^(a?){400}$') ? 'y' : 'n'" }, 'too-many-steps /columns/1/value'],
  ])('is found where it stands: %s', (_, field, expected) => {
    expect(briefly(problemsWith(pageWith(field)))).toEqual([expected])
  })

  it('is found in a computed field that makes a text too long, not in those before it', () => {
    const grown = [1, 2, 3, 4].map((step) => ({
      key: `f${step}`,
      type: 'input',
      title: `F${step}`,
      value: Array.from({ length: 10 }, () => (step === 1 ? 'row.name' : `row.f${step - 1}`)).join(' + '),
    }))
    expect(briefly(problemsWith({ columns: [name, ...grown], resource: undefined }))).toEqual(['too-long-result /columns/3/value'])
  })

  it('is found in a button that asks all selected rows about each other', () => {
    const visibleWhen = 'selected.all(p, selected.exists(q, q.name == p.name))'
    const toolbar = { custom: [{ name: 'go', label: 'Go', visibleWhen, action: { type: 'call', method: 'POST', url: '/x' } }] }
    expect(briefly(problemsWith({ toolbar }))).toEqual(['too-many-steps /toolbar/custom/0/visibleWhen'])
  })

  it('is said of the one that costs most when it is all of them together', () => {
    const costly = Array.from({ length: 300 }, (_, index) => ({
      key: `s${index}`,
      type: 'inputNumber',
      title: 'S',
      value: index === 7 ? 'sum(sub.l.map(p, p.a * 2 + 1))' : 'sum(sub.l.map(p, p.a * 2))',
    }))
    expect(briefly(problemsWith({ columns: [name, ...costly], subTables: [lines], resource: undefined }))).toEqual([
      'too-many-steps-together /columns/8/value',
    ])
  })

  it('is told in three languages what is wrong and how to mend it', () => {
    const page = JSON.stringify({
      kind: 'list',
      version: 1,
      code: 'dear',
      title: 'Dear',
      url: { list: '/dear/list', queryById: '/dear/queryById' },
      ...pageWith({ value: `size(sub.l.filter(p, ${quadratic}))` }),
    })
    const [zh, en, de] = sourceLanguages.map((language) => checkPage(page, { language }).problems[0]?.message)
    expect(zh).toMatch(/1000 行.*最多 100000 步.*计算字段/)
    expect(en).toMatch(/1000 rows.*at most 100000.*a computed field of the sub-table/)
    expect(de).toMatch(/1000 Zeilen.*höchstens 100000.*in einem berechneten Feld der Untertabelle/)
  })
})

describe('an expression that a page may well have', () => {
  it.each([
    'sum(sub.l.map(p, p.a > 0.0 ? p.a * 1.19 : round(p.a * 1.07, 2)))',
    'sub.l.map(p, p.b).join(", ")',
    'size(sub.l.filter(p, p.a > 3.0)) > 0 && sub.l.exists(p, p.b.startsWith("x")) ? "y" : "n"',
    'size(sub.l.filter(p, p.b in ["a", "b", "c", "d"]))',
    'row.name + row.name + text(sum(sub.l.map(p, p.a)))',
  ])('is no problem: %s', (value) => {
    expect(problemsWith(pageWith({ value }))).toEqual([])
  })
})

describe('a pattern that would be too expensive', () => {
  const pattern = (source: string, more: object = {}) =>
    problemsWith({ columns: [{ ...name, ...more, validateRules: [{ pattern: source }] }], resource: undefined })

  it('is refused for its states, however it writes them', () => {
    const sources = [
      `^${'(a?){999}'.repeat(40)}$`,
      '(a{50}){60}',
      '(((a{10}){10}){9}b){3}',
      '[a-z]{1,1000}[0-9]{1,1000}x{600}',
      '(?:ab|cd){1000}',
    ]
    for (const source of sources) expect(briefly(pattern(source)), source).toEqual(['too-many-states /columns/0/validateRules/0/pattern'])
  })

  it('is refused for the length of the texts that the field can hold', () => {
    const path = '/columns/0/validateRules/0/pattern'
    expect(briefly(pattern('^[a-z]{1,500}$', { maxLength: 100_000 }))).toEqual([`text-too-long-for-pattern ${path}`])
    expect(pattern('^[a-z]{1,500}$', { maxLength: 2000 })).toEqual([])
    expect(pattern('^[a-z]{1,500}$')).toEqual([])
  })

  it('names the length that the pattern manages', () => {
    const [problem] = pattern('^[a-z]{1,500}$', { maxLength: 100_000 })
    const most = Number(/Set maxLength to (\d+)/.exec(problem?.message ?? '')?.[1])
    expect(pattern('^[a-z]{1,500}$', { maxLength: most })).toEqual([])
    expect(pattern('^[a-z]{1,500}$', { maxLength: most + 1 })).toHaveLength(1)
    expect(most).toBeLessThan(evaluationLimits.patternWork)
  })

  it('is none that honest fields use', () => {
    const sources = [
      '^EQ-\\d{6}$',
      '^\\p{L}{2,40}$',
      '^[\\]{}(]{999}$',
      '^\\Q{999}{999}{999}\\E$',
      '^[]{999}]$',
      '^[[:alpha:]{999}]+$',
      '^x{,999}{2}$',
    ]
    for (const source of sources) expect(pattern(source), source).toEqual([])
  })
})
