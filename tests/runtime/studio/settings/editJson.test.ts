import { parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { applyChanges, type JsonChange } from '../../../../runtime/studio/Settings/editJson'
import { settingChanges } from '../../../../runtime/studio/Settings/settingChanges'

const page = `{
  // what it is
  "title": { "zh-CN": "甲", "en-US": "A" }, // shown in the menu
  "menu": { "parent": "order", "order": 10 },
  "grants": { "staff": ["list", "add"] },
  "form": {
    "columns": 2, /* two */
    "width": 800 // wide
  },
  "columns": [
    { "key": "a" }
  ]
}
`

const order = ['title', 'menu', 'pageSize', 'grants', 'form', 'columns', 'visitors']
const write = (...changes: JsonChange[]) => applyChanges(page, changes, order)

describe('a change of one value', () => {
  it.each<[string, JsonChange, string, string]>([
    ['replaces it', { path: ['title', 'en-US'], value: 'B "2"' }, '"en-US": "A"', '"en-US": "B \\"2\\""'],
    ['stands on the line of its object', { path: ['menu', 'icon'], value: 'x' }, '"order": 10 }', '"order": 10, "icon": "x" }'],
    [
      'stands on a line of its own',
      { path: ['form', 'groups'], value: [] },
      '"width": 800 // wide\n',
      '"width": 800, // wide\n    "groups": []\n',
    ],
    ['adds an entry', { path: ['grants', 'staff', 2], value: 'edit' }, '"add"]', '"add", "edit"]'],
    ['adds a list', { path: ['grants', 'lead'], value: ['*'] }, '"add"] }', '"add"], "lead": ["*"] }'],
    [
      'makes the objects around it',
      { path: ['visitors', 'find', 'by'], value: ['a'] },
      '\n  ]\n}',
      '\n  ],\n  "visitors": { "find": { "by": ["a"] } }\n}',
    ],
    ['takes its place in the order', { path: ['pageSize'], value: 20 }, '"order": 10 },\n', '"order": 10 },\n  "pageSize": 20,\n'],
    ['goes, the first', { path: ['menu', 'parent'], value: undefined }, '{ "parent": "order", "order"', '{ "order"'],
    [
      'goes, the last',
      { path: ['form', 'width'], value: undefined },
      '"columns": 2, /* two */\n    "width": 800 // wide',
      '"columns": 2 /* two */ // wide',
    ],
    ['goes, an entry', { path: ['grants', 'staff', 0], value: undefined }, '["list", "add"]', '["add"]'],
    ['goes, with its line', { path: ['grants'], value: undefined }, '  "grants": { "staff": ["list", "add"] },\n', ''],
    ['takes the place of a simple value', { path: ['form', 'width', 'min'], value: 1 }, '800', '{ "min": 1 }'],
  ])('%s, and nothing else is touched', (_, change, before, after) => {
    expect(page).toContain(before)
    expect(write(change)).toBe(page.replace(before, after))
  })

  it('behind what is said about the value before it', () => {
    expect(applyChanges('{\n  "title": "a", // why\n  "url": {}\n}', [{ path: ['menu'], value: false }], ['title', 'menu'])).toBe(
      '{\n  "title": "a", // why\n  "menu": false,\n  "url": {}\n}',
    )
  })

  it.each(['{}', '{ "a": 1, }', '{\n  "a": 1,\n}', '{"a":1}', '{\r\n\t"a": 1\r\n}', '{ "a": 1 /* , */ }'])('is there in %j', (text) => {
    const before = parse(text, undefined, { allowTrailingComma: true })
    const written = applyChanges(text, [{ path: ['b'], value: 2 }], [])
    expect(parse(written, undefined, { allowTrailingComma: true })).toEqual({ ...before, b: 2 })
    const without = applyChanges(written, [{ path: ['b'], value: undefined }], [])
    expect(parse(without, undefined, { allowTrailingComma: true })).toEqual(before)
  })

  it('leaves a text that cannot be read', () => {
    expect(applyChanges('', [{ path: ['a'], value: 1 }], [])).toBe('')
  })
})

describe('the changes between two pages', () => {
  it.each<[string, unknown, unknown, JsonChange[]]>([
    ['nothing', { a: { b: 1 } }, { a: { b: 1 } }, []],
    ['nothing that counts', {}, { a: {}, b: { c: undefined } }, []],
    ['one value', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ path: ['a', 'c'], value: 3 }]],
    ['what went last takes its object with it', { a: { b: 1 } }, { a: { b: undefined } }, [{ path: ['a'], value: undefined }]],
    ['entries at the end', { a: ['x'] }, { a: ['x', 'y'] }, [{ path: ['a', 1], value: 'y' }]],
    ['entries that went', { a: ['x', 'y', 'z'] }, { a: ['y'] }, [2, 0].map((index) => ({ path: ['a', index], value: undefined }))],
    ['another order', { a: ['x', 'y'] }, { a: ['y', 'x'] }, [{ path: ['a'], value: ['y', 'x'] }]],
    ['a text that is spoken in two languages now', { a: 'x' }, { a: { b: 'x', c: 'y' } }, [{ path: ['a'], value: { b: 'x', c: 'y' } }]],
  ])('%s', (_, before, after, changes) => {
    expect(settingChanges(before, after)).toEqual(changes)
  })
})
