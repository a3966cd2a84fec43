import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { briefly, problemsWith, rightPage } from './checkText'

const check = (text: string) => checkPage(text, { language: 'en-US', file: 'x.page.json' })

describe('a text that is no page', () => {
  it.each([
    ['', 'empty', 1, 1],
    ['   \n  ', 'empty', 1, 1],
    ['// nothing\n', 'empty', 1, 1],
    ['hello', 'not-json', 1, 1],
    ['{ "kind": "list" "code": "x" }', 'comma-expected', 1, 16],
    ['{\n  "kind": list\n}', 'not-json', 2, 11],
    ['{\n  "kind" "list"\n}', 'colon-expected', 2, 10],
    ['{\n  "kind": \n}', 'value-expected', 3, 1],
    ['{ "kind": "list"', 'brace-expected', 1, 16],
    ['{ "columns": [1 }', 'bracket-expected', 1, 15],
    ['{} {}', 'end-expected', 1, 4],
    ['{ "kind": "li\n}', 'string-not-closed', 1, 11],
    ['{ /* "kind": 1 }', 'comment-not-closed', 1, 3],
    ['{ "kind": "a\\qb" }', 'wrong-escape', 1, 11],
  ])('C-located %j is refused with its place', (text, code, line, column) => {
    const [problem] = check(text).problems
    expect(problem).toMatchObject({ code, line, column, file: 'x.page.json', severity: 'error' })
    expect(problem?.message).not.toBe('')
  })

  it.each(['[]', '"page"', '1', 'null', 'true'])('C-located %s is refused in one sentence', (text) => {
    const { config, problems } = check(text)
    expect(config).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 1, column: 1, code: 'wrong-type' })
  })
})

describe('a text that wants to do harm', () => {
  it('C-located is refused when it is larger than 5 million characters, before it is read', () => {
    const { config, problems } = check(JSON.stringify({ ...rightPage(), description: 'x'.repeat(5_000_000) }))
    expect(config).toBeUndefined()
    expect(problems).toMatchObject([{ code: 'too-large' }])
  })

  it('C-located is refused when it nests 1,000 deep, at the bracket that is too much', () => {
    const { config, problems } = check(`{ "kind": ${'['.repeat(1000)}${']'.repeat(1000)} }`)
    expect(config).toBeUndefined()
    expect(problems).toMatchObject([{ code: 'too-deep', line: 1, column: 11 + 63 }])
  })

  it('C-located does not take brackets inside texts and comments for nesting', () => {
    const text = `// ${'['.repeat(200)}\n${JSON.stringify({ ...rightPage(), description: '{'.repeat(200) })}`
    expect(check(text).problems).toEqual([])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('C-located is refused when it holds the key %s, at any depth', (name) => {
    const text = JSON.stringify(rightPage(), null, 2).replace('"key": "state"', `"${name}": { "polluted": true }, "key": "state"`)
    const { config, problems } = check(text)
    expect(config).toBeUndefined()
    expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'forbidden-key', line: 18 }])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('C-located is refused when a key is written twice, at the second one', () => {
    const text = JSON.stringify(rightPage(), null, 2).replace('"code": "equipment",', '"code": "equipment",\n  "code": "other",')
    expect(check(text).problems).toMatchObject([{ code: 'repeated-key', path: '/code', line: 5, column: 3 }])
  })

  it('C-located names a key that is written twice beside whatever else is wrong, with its place in the value that counts', () => {
    const text = JSON.stringify(rightPage(), null, 2).replace(
      '"columns": [',
      '"menu": { "order": "first" },\n  "columns": [{ "key": "x", "type": "selct" }],\n  "columns": [\n    { "key": "y", "type": "dat" },',
    )
    const line = (part: string) => text.split('\n').findIndex((one) => one.includes(part)) + 1
    const found = check(text).problems.map(({ code, path, line: at }) => ({ code, path, line: at }))
    expect(found).toContainEqual({ code: 'repeated-key', path: '/columns', line: line('"selct"') + 1 })
    expect(found).toContainEqual(expect.objectContaining({ path: '/columns/0/type', line: line('"dat"') }))
    expect(found).toContainEqual(expect.objectContaining({ path: '/menu/order', line: line('"first"') }))
    expect(found.map(({ line: at }) => at)).not.toContain(line('"selct"'))
  })

  it('C-located lists at most 200 problems of a page that is wrong everywhere, and counts the rest', () => {
    const columns = Array.from({ length: 500 }, () => ({ colour: 'red' }))
    const problems = problemsWith({ columns })
    expect(problems).toHaveLength(201)
    expect(problems.at(-1)).toMatchObject({ code: 'too-many-problems', message: '300 more problems are not listed.' })
  })

  const fields = (count: number, more: (index: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, index) => ({ key: `k${index}`, type: 'input', title: 'K', ...more(index) }))
  const rules = Array.from({ length: 60 }, () => ({ pattern: 'm' }))
  const condition = (index: number) => ({ visibleWhen: `row.k${index} == ''`, disabledWhen: `row.k${index} == 'b'`, value: '"a"' })
  it.each([
    ['20,000 columns', fields(20_000), 'too-many-entries', '/columns'],
    ['100,000 values', fields(1000, () => ({ validateRules: rules })), 'too-many-values', ''],
    ['1,001 fields', fields(1001), 'too-many-fields', ''],
    ['2,100 expressions', fields(700, condition), 'too-many-expressions', ''],
  ])('C-located is refused when it has %s: it would keep the server busy', (_, columns, code, path) => {
    expect(briefly(problemsWith({ columns, resource: undefined }))).toEqual([`${code} ${path}`])
  })

  it('C-located is refused when it has more than 50 sub-tables, at their list', () => {
    const table = (index: number) => ({ key: `s${index}`, title: 'S', foreignKey: 'mainId', columns: fields(1) })
    const subTables = (count: number) => ({ subTables: Array.from({ length: count }, (_, index) => table(index)) })
    expect(briefly(problemsWith(subTables(51)))).toEqual(['too-many-sub-tables /subTables'])
    expect(briefly(problemsWith(subTables(50)))).not.toContain('too-many-sub-tables /subTables')
  })

  it('C-located gives an answer to anything, wherever it stands', () => {
    const things: unknown[] = [null, 0, -1, '', 'x', true, [], {}, [[]], [null], { type: null }, { type: 'select' }]
    for (const name of [...Object.keys(rightPage()), 'queryConfig', 'subTables', 'toolbar', 'form', 'menu', 'defaultSort', 'tree']) {
      for (const thing of things) {
        const problems = problemsWith({ [name]: thing })
        for (const { line, column } of problems) expect(line && column).toBeGreaterThan(0)
      }
    }
  })
})

describe('what an author may write', () => {
  it('C-language comments and trailing commas are read', () => {
    const text = JSON.stringify(rightPage(), null, 2).replace('"version": 1,', '"version": 1, // the language\n').replace(/\n\}$/, ',\n}')
    expect(check(text).problems).toEqual([])
  })

  it('C-language a byte order mark before the page is no mistake', () => {
    expect(check(`\uFEFF${JSON.stringify(rightPage())}`).problems).toEqual([])
  })

  it('C-language another spelling of a kind is read, and its own name is suggested', () => {
    const columns = [
      { key: 'state', type: 'list', title: 'State', dictCode: 'x' },
      { key: 'owner', type: 'sel_user', title: 'Owner' },
      { key: 'price', type: 'input-number', title: 'Price' },
    ]
    const text = JSON.stringify({ ...rightPage(), columns }, null, 2)
    const { config, problems } = check(text)
    expect(problems.map(({ severity, code, suggestion }) => [severity, code, suggestion])).toEqual([
      ['warning', 'kind-alias', 'select'],
      ['warning', 'kind-alias', 'userSelect'],
      ['warning', 'kind-alias', 'inputNumber'],
    ])
    expect(config?.kind === 'list' && config.columns.map(({ type }) => type)).toEqual(['select', 'userSelect', 'inputNumber'])
  })

  it('a page with mistakes is still handed on, so that a preview can show what works', () => {
    const { config, problems } = check(JSON.stringify({ ...rightPage(), columns: [{ key: 'name', type: 'inptu', title: 'Name' }] }))
    expect(config?.code).toBe('equipment')
    expect(briefly(problems)).toEqual(['unknown-field-kind /columns/0/type'])
  })
})
