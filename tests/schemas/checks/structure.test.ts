import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { locateProblems } from '../../../schemas/checks/locateProblems'
import { findingTexts } from '../../../schemas/checks/texts'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { problemsWith, rightPage } from './checkText'

const text = JSON.stringify(rightPage(), null, 2)

/** What is found when `from` is written as `to`. */
function checkChanged(from: string, to: string) {
  expect(text).toContain(from)
  return checkPage(text.replace(from, to), { language: 'en-US' }).problems
}

describe('a mistake in writing', () => {
  it.each([
    [
      '"columns"',
      '"colums"',
      '/colums',
      'columns',
      'unknown property "colums", and the required "columns" is missing. Did you mean "columns"?',
    ],
    ['"dictCode"', '"dictcode"', '/columns/1/dictcode', 'dictCode', 'unknown property "dictcode". Did you mean "dictCode"?'],
    [
      '"key": "name"',
      '"dataIndex": "name"',
      '/columns/0/dataIndex',
      'key',
      'unknown property "dataIndex", and the required "key" is missing. Did you mean "key"?',
    ],
    ['"type": "select"', '"typ": "select"', '/columns/1/typ', 'type', 'unknown property "typ". Did you mean "type"?'],
    ['"kind": "list"', '"knid": "list"', '/knid', 'kind', 'unknown property "knid". Did you mean "kind"?'],
    ['"kind": "list"', '"kind": "lsit"', '/kind', 'list', 'no page kind "lsit". Did you mean "list"?'],
    ['"url": {', '"URL": {', '/URL', 'url', 'unknown property "URL", and the required "url" is missing. Did you mean "url"?'],
  ])('C-located %s written as %s is one problem at its place', (from, to, path, suggestion, message) => {
    const problems = checkChanged(from, to)
    expect(problems).toHaveLength(1)
    const line = text.slice(0, text.indexOf(from)).split('\n').length
    expect(problems[0]).toMatchObject({ path, suggestion, message, line })
  })

  it('C-located a kind that there is not is answered with the nearest one, and with the whole list where none is near', () => {
    const [problem, ...others] = checkChanged('"type": "select"', '"type": "selct"')
    expect(others).toEqual([])
    expect(problem?.message).toBe('no field kind "selct". Did you mean "select"?')
    expect(problem).toMatchObject({ path: '/columns/1/type', suggestion: 'select', line: 19, column: 15 })
    const [strange] = checkChanged('"type": "select"', '"type": "hologram"')
    expect(strange?.message).toMatch(/^no field kind "hologram"\. Known kinds: area, .*userSelect$/)
  })

  it('C-located a misspelt other name of a kind leads to the kind', () => {
    expect(checkChanged('"type": "select"', '"type": "sel_usr"')).toMatchObject([{ suggestion: 'userSelect' }])
  })

  it('C-located a field without a kind is asked for one', () => {
    expect(checkChanged('"type": "select",', '')).toMatchObject([{ code: 'missing-tag', path: '/columns/1' }])
  })
})

describe('a value that cannot stand there', () => {
  const column = (more: object) => ({ columns: [{ key: 'name', type: 'input', title: 'Name', ...more }] })
  it.each([
    ['wrong-type', column({ width: '160' }), '/columns/0/width', 'the value must be a whole number, not a text.'],
    ['wrong-type', { title: 5 }, '/title', 'the value must be a text or an object, not a number.'],
    ['wrong-type', { columns: {} }, '/columns', 'the value must be a list, not an object.'],
    ['wrong-type', { menu: true }, '/menu', 'the value must be an object or false, not true or false.'],
    [
      'wrong-type',
      column({ defaultValue: [1] }),
      '/columns/0/defaultValue',
      'the value must be a text, a number, true or false, null, or an object, not a list.',
    ],
    ['too-big', column({ width: 5000 }), '/columns/0/width', '5000 is too big: at most 1000.'],
    ['too-small', column({ maxLength: 0 }), '/columns/0/maxLength', '0 is too small: at least 1.'],
    ['not-in-list', column({ align: 'centre' }), '/columns/0/align', '"centre" is not possible here. Did you mean "center"?'],
    ['wrong-code', { code: 'My Page' }, '/code', '"My Page" cannot be a page code'],
    ['wrong-key', { columns: [{ key: 'my-key', type: 'input', title: 'x' }] }, '/columns/0/key', '"my-key" cannot be a key'],
    ['wrong-url', { url: { list: 'http://x/list' } }, '/url/list', '"http://x/list" cannot be a path'],
    ['wrong-table-name', { resource: { table: 'Equipment' } }, '/resource/table', '"Equipment" cannot be a table name'],
    [
      'too-few-items',
      { columns: [{ key: 'a', type: 'switch', title: 'x', customValue: ['Y'] }] },
      '/columns/0/customValue',
      '1 entries are too few: at least 2.',
    ],
    ['missing-property', { title: { 'en-US': 'Equipment' } }, '/title', 'the required property "zh-CN" is missing.'],
  ])('C-located %s', (code, change, path, sentence) => {
    const problems = problemsWith(change)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ code, path, severity: 'error' })
    expect(problems[0]?.message).toContain(sentence)
  })

  it('C-located a text per language with an unknown language is told so, not that texts may also be plain', () => {
    const problems = problemsWith({ title: { 'zh-CN': '设备', 'en-UK': 'Equipment' } })
    expect(problems).toMatchObject([{ code: 'unknown-property', path: '/title/en-UK', suggestion: 'en-US' }])
  })
})

describe('the sentences', () => {
  it.each(sourceLanguages.map((language) => [language]))('C-located speak %s', (language) => {
    const { problems } = checkPage(text.replace('"columns"', '"colums"'), { language })
    expect(problems[0]?.message).toContain('colums')
    expect(problems[0]?.message).toContain({ 'zh-CN': '是否想写', 'en-US': 'Did you mean', 'de-DE': 'gemeint' }[language])
  })

  it('C-located name the same things in every language', () => {
    const places = (sentence: string) => (sentence.match(/\$\{\w+\}/g) ?? []).sort()
    for (const [code, sentences] of Object.entries(findingTexts)) {
      expect(places(sentences['en-US']), code).toEqual(places(sentences['de-DE']))
      if (code !== 'no-list-url') expect(places(sentences['zh-CN']), code).toEqual(places(sentences['de-DE']))
    }
  })

  it('C-located come in the order of the text', () => {
    const problems = problemsWith({
      code: 'X',
      columns: [
        { key: 'b-', type: 'input' },
        { kye: 'a', type: 'input' },
      ],
      pageSize: 0,
    })
    const offsets = problems.map(({ offset }) => offset ?? 0)
    expect(problems.length).toBeGreaterThan(3)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })
})

describe('a problem that was found elsewhere', () => {
  it('C-located gets the line and column of its path, or of what is nearest above it', () => {
    const at = (path: string) => locateProblems(text, [{ path, code: 'x', message: 'x', severity: 'error' }])[0]
    expect(at('/columns/1/key')).toMatchObject({ line: 18, column: 14 })
    expect(at('/url/list')).toMatchObject({ line: 7, column: 13 })
    expect(at('/resource/indexes/0')).toMatchObject({ line: 29, column: 15, length: 1 })
  })
})

describe('several mistakes', () => {
  const page = (columns: readonly object[]) =>
    problemsWith({ columns }, { known: { dictionaries: new Set() } }).map(({ code, path, suggestion }) => [code, path, suggestion])

  it('C-located are all told at once: a slip in a name hides nothing else', () => {
    const columns = [
      { key: 'name', type: 'input', titel: 'Name', foo: 1 },
      { key: 'state', type: 'selct', title: 'State', dictCode: 'equipment_state' },
      { key: 'price', type: 'inputNumber', title: 'Price', visibleWhen: "row.nme == 'a'" },
    ]
    expect(page(columns)).toEqual([
      ['unknown-property', '/columns/0/titel', 'title'],
      ['unknown-property-known', '/columns/0/foo', undefined],
      ['unknown-field-kind', '/columns/1/type', 'select'],
      ['unknown-dictionary', '/columns/1/dictCode', undefined],
      ['unknown-in-expression', '/columns/2/visibleWhen', 'name'],
    ])
  })

  it('C-located stand where they are written, also inside of what is misspelt', () => {
    expect(page([{ key: 'name', type: 'input', title: 'Name', validateRuls: [{ when: 'row.nme == 1' }] }]).map(([, path]) => path)).toEqual(
      ['/columns/0/validateRuls', '/columns/0/validateRuls/0/when'],
    )
  })
})
