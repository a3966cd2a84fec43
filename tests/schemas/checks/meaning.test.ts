import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { briefly, problemsWith, rightPage } from './checkText'
import { fixture, knownNames } from './shippedPages'

const name = { key: 'name', type: 'input', title: 'Name' }
const price = { key: 'price', type: 'inputNumber', title: 'Price' }
const field = (more: object) => ({ columns: [{ ...name, ...more }, price], resource: undefined })

const popup = (more: object) => ({
  columns: [
    name,
    { key: 'customer', type: 'popup', title: 'Customer', popupCode: 'customers', orgFields: ['name'], destFields: ['name'], ...more },
  ],
  resource: undefined,
})
const sub = (more: object) => ({ subTables: [{ key: 'parts', title: 'Parts', foreignKey: 'mainId', columns: [name], ...more }] })

const known: KnownNames = {
  dictionaries: new Set(['equipment_state', 'sex']),
  tables: new Map([['customer', new Set(['id', 'name', 'phone'])]]),
  reports: new Map([['customers', new Set(['name', 'phone'])]]),
  pages: new Set(['customers']),
  checkRules: new Set(['serial_number']),
  fillRules: new Set(['order_number']),
  ruleHandlers: new Set(['checkOrder']),
  actionHandlers: new Set(['printOrder']),
}

describe('a page that could not work', () => {
  const two = (more: object) => ({ columns: [name, more], resource: undefined })
  it.each<[string, Record<string, unknown>, string[]]>([
    ['a shown field without a name', { columns: [{ key: 'x', type: 'input' }] }, ['no-title /columns/0']],
    ['a shown field with an empty name', { columns: [{ ...name, title: { 'zh-CN': ' ' } }] }, ['no-title /columns/0']],
    ['two columns with one key', two(name), ['duplicate-key /columns/1/key']],
    ['two keys for one table column', two({ ...name, key: 'Name' }), ['same-column /columns/1/key']],
    ['a key that the system uses', two({ ...name, key: 'name_dictText' }), ['reserved-key /columns/1/key']],
    [
      'one option twice',
      two({ key: 'a', type: 'radio', title: 'A', options: [{ value: 1 }, { value: '1' }] }),
      ['duplicate-key /columns/1/options/1/value'],
    ],
    ['choices without options and dictionary', two({ key: 'a', type: 'select', title: 'A' }), ['no-choices /columns/1']],
    ['what visitors may add without the call', { visitors: { add: ['name'] }, url: { list: '/x/list' } }, ['call-missing /visitors/add']],
    [
      'visitors who find rows by what can be guessed',
      { visitors: { find: { by: ['name'], fields: ['name', 'nme'] } }, url: { list: '/x/list', find: '/x/find' } },
      ['guessable /visitors/find/by', 'unknown-field /visitors/find/fields/1'],
    ],
    [
      'rows of one user that are open to visitors',
      { visitors: {}, resource: { table: 'x_y', owner: 'name' } },
      ['visitors-and-owner /visitors'],
    ],
    ['a place in the menu that belongs to the product', { menu: { path: '/user/login' } }, ['reserved-path /menu/path']],
    ['a query of a field that is not there', { queryConfig: [{ key: 'nme' }] }, ['unknown-field /queryConfig/0/key']],
    ['one query twice', { queryConfig: [{ key: 'name' }, { key: 'name' }] }, ['duplicate-key /queryConfig/1/key']],
    ['sorting by a field that is not there', { defaultSort: [{ column: 'nme', order: 'asc' }] }, ['unknown-field /defaultSort/0/column']],
    [
      'a form group with a field that is not there',
      { form: { groups: [{ items: ['name', 'nme'] }] } },
      ['unknown-field /form/groups/0/items/1'],
    ],
    ['a tree over a field that is not there', { tree: { parentKey: 'pid' } }, ['unknown-field /tree/parentKey']],
    ['a value for a field that is not there', field({ sets: { prcie: '1.0' } }), ['unknown-field /columns/0/sets/prcie']],
    ['a value for a field of the system', field({ sets: { createTime: 'now()' } }), ['system-field /columns/0/sets/createTime']],
    ['a stored field that is not there', { resource: { table: 'equipment', fields: ['nme'] } }, ['unknown-field /resource/fields/0']],
    [
      'an index over a field that is not there',
      { resource: { table: 'equipment', indexes: [['name', 'x']] } },
      ['unknown-field /resource/indexes/0/1'],
    ],
    ['an owner that is not there', { resource: { table: 'equipment', owner: 'ownr' } }, ['unknown-field /resource/owner']],
    [
      'an action that sets a field that is not there',
      { resource: { table: 'equipment', actions: [{ url: '/equipment/close', name: 'close', set: { stat: 'x' } }] } },
      ['unknown-field /resource/actions/0/set/stat'],
    ],
    [
      'a dashboard of fields that are not there',
      { resource: { table: 'equipment', dashboard: { tasks: { title: 'nme', state: 'stat' }, counts: [{ title: 'x', groupBy: 'nme' }] } } },
      [
        'unknown-field /resource/dashboard/tasks/title',
        'unknown-field /resource/dashboard/tasks/state',
        'unknown-field /resource/dashboard/counts/0/groupBy',
      ],
    ],
    ['fewer source fields than fields to fill', popup({ destFields: ['name', 'customer'] }), ['unequal-fields /columns/1/destFields']],
    ['comma lists of different length', popup({ orgFields: 'a,b', destFields: 'name' }), ['unequal-fields /columns/1/destFields']],
    ['a popup that fills a field that is not there', popup({ destFields: ['nme'] }), ['unknown-field /columns/1/destFields/0']],
    [
      'a rule that says two things',
      field({ validateRules: [{ required: true, pattern: 'm' }] }),
      ['rule-says-more /columns/0/validateRules/0'],
    ],
    ['a rule that says nothing', field({ rules: [{ message: 'x' }] }), ['empty-rule /columns/0/rules/0']],
    [
      'a pattern with look-ahead',
      field({ validateRules: [{ pattern: '^(?=a)b$' }] }),
      ['wrong-expression-pattern /columns/0/validateRules/0/pattern'],
    ],
    [
      'a pattern with a back-reference',
      field({ validateRules: [{ pattern: '(a)\\1' }] }),
      ['wrong-expression-pattern /columns/0/validateRules/0/pattern'],
    ],
    ['limits the wrong way round', field({ validateRules: [{ min: 3, max: 1 }] }), ['wrong-limits /columns/0/validateRules/0/min']],
    ['two calls that are the same', { url: { list: '/e/list', delete: '/e/d', deleteBatch: '/e/d' } }, ['same-call /url/deleteBatch']],
    ['a path of the product itself', { url: { list: '/sys/user/list' } }, ['reserved-path /url/list']],
    ['a table of the system', { resource: { table: 'sys_user' } }, ['system-table /resource/table']],
    ['a sub-table in a table of the system', sub({ table: 'page_version' }), ['system-table /subTables/0/table']],
    ['a row handle outside of a sub-table', two({ key: 'orderNum', type: 'rowDragSort' }), ['table-only /columns/1/type']],
    [
      'a query by a field that nobody can ask by',
      { ...two({ key: 'files', type: 'upload', title: 'F' }), queryConfig: [{ key: 'files' }] },
      ['not-queried /queryConfig/0/key'],
    ],
    ['sub-tables that nothing reads', { ...sub({}), url: { list: '/e/list' } }, ['sub-needs-query /url']],
  ])('C-located %s', (_, change, expected) => {
    expect(briefly(problemsWith(change))).toEqual(expected)
  })

  it('C-located a list without url.list is warned about, in the words of the specification', () => {
    const problems = problemsWith({ url: { add: '/equipment/add' } }, { language: 'zh-CN' })
    expect(problems).toMatchObject([{ severity: 'warning', message: '请设置url.list属性!' }])
  })

  it('C-located paths of another backend may be called anything', () => {
    expect(problemsWith({ url: { list: '/sys/user/list' }, resource: undefined })).toEqual([])
  })
})

describe('an expression', () => {
  it('C-located that is wrong is marked where it is wrong, in the line and column of the file', () => {
    const text = JSON.stringify({ ...rightPage(), ...field({ visibleWhen: 'row.price > 3 && row.prcie < 5' }) }, null, 2)
    const [problem, ...others] = checkPage(text, { language: 'en-US' }).problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'unknown-in-expression', path: '/columns/0/visibleWhen', suggestion: 'price' })
    const marked = text.slice(problem?.offset, (problem?.offset ?? 0) + (problem?.length ?? 0))
    expect(marked).toContain('prcie')
    const before = text.slice(0, problem?.offset)
    expect(problem?.line).toBe(before.split('\n').length)
    expect(problem?.column).toBe(before.length - before.lastIndexOf('\n'))
  })

  it('C-located is marked at the right place although escapes before it are longer in the file', () => {
    const text = JSON.stringify({ ...rightPage(), ...field({ visibleWhen: 'row.name == "\\u4e2d" || row.prcie < 5' }) })
    const [problem] = checkPage(text).problems
    expect(text.slice((problem?.offset ?? 0) - 4, (problem?.offset ?? 0) + (problem?.length ?? 0))).toContain('prcie')
  })

  it.each<[string, Record<string, unknown>, string, string?]>([
    ['that is not finished', field({ visibleWhen: 'row.price >' }), 'unfinished-expression /columns/0/visibleWhen'],
    ['that cannot be parsed', field({ visibleWhen: 'row.price &&& 1' }), 'unexpected-in-expression /columns/0/visibleWhen'],
    ['that is no condition', field({ requiredWhen: 'row.name' }), 'not-a-condition /columns/0/requiredWhen'],
    ['that compares a text with a number', field({ disabledWhen: 'row.name > 3' }), 'text-and-number /columns/0/disabledWhen'],
    ['that calls what there is not', field({ value: 'totl(row.price)' }), 'unknown-function /columns/0/value'],
    ['that reads a field that is not there', field({ value: 'row.prcie * 2' }), 'unknown-in-expression /columns/0/value', 'price'],
    ['that reads what is not there at all', field({ value: 'rw.price' }), 'unknown-root /columns/0/value', 'row'],
    [
      'that reads a sub-table that is not there',
      { ...sub({}), ...field({ value: 'size(sub.prts) > 0' }) },
      'unknown-in-expression /columns/0/value',
      'parts',
    ],
    [
      'that reads a field of a sub-table that is not there',
      { ...sub({}), ...field({ value: 'sum(sub.parts.map(p, p.nmae))' }) },
      'unknown-in-expression /columns/0/value',
      'name',
    ],
    [
      'of a default',
      field({ defaultValue: { expression: 'user.usrname' } }),
      'unknown-in-expression /columns/0/defaultValue/expression',
      'username',
    ],
    ['of a rule', field({ validateRules: [{ when: 'row.prcie > 1' }] }), 'unknown-in-expression /columns/0/validateRules/0/when', 'price'],
    ['of another field', field({ sets: { price: 'row.nme' } }), 'unknown-in-expression /columns/0/sets/price', 'name'],
    [
      'of a button',
      { toolbar: { custom: [{ name: 'a', label: 'A', visibleWhen: 'row.name == ""', action: { type: 'open', page: 'x' } }] } },
      'unknown-root /toolbar/custom/0/visibleWhen',
    ],
    [
      'of a row button',
      { rowButtons: [{ name: 'a', label: 'A', visibleWhen: 'size(selected) > 0', action: { type: 'open', page: 'x' } }] },
      'unknown-root /rowButtons/0/visibleWhen',
    ],
    [
      'of an action',
      { resource: { table: 'equipment', actions: [{ url: '/e/a', name: 'a', set: { name: 'x' }, when: 'row.nme == ""' }] } },
      'unknown-in-expression /resource/actions/0/when',
      'name',
    ],
  ])('C-located %s is a problem at its place', (_, change, expected, suggestion) => {
    const problems = problemsWith(change)
    expect(briefly(problems)).toEqual([expected])
    if (suggestion !== undefined) expect(problems[0]?.suggestion).toBe(suggestion)
  })

  it('C-located computed values that need one another are told as a circle, once', () => {
    const columns = [
      { ...price, key: 'a', value: 'row.b + 1.0' },
      { ...price, key: 'b', value: 'row.c' },
      { ...price, key: 'c', value: 'row.a' },
    ]
    const problems = problemsWith({ columns, resource: undefined })
    expect(problems).toMatchObject([{ code: 'circular-value', path: '/columns/0/value' }])
    expect(problems[0]?.message).toContain('need one another: a → b → c → a. Let one')
  })

  it('C-located a value that needs itself is a circle', () => {
    expect(briefly(problemsWith(field({ value: 'row.name' })))).toEqual(['circular-value /columns/0/value'])
  })
})

describe('names outside of the page', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['dictionary', field({ type: 'select', dictCode: 'sxe' }), 'unknown-dictionary /columns/0/dictCode', 'sex'],
    ['report', popup({ popupCode: 'custmers' }), 'unknown-report /columns/1/popupCode', 'customers'],
    ['column of a report', popup({ orgFields: ['nmae'] }), 'unknown-report-column /columns/1/orgFields/0', 'name'],
    [
      'table',
      field({ validateRules: [{ duplicate: { table: 'custmer', field: 'name' } }] }),
      'unknown-table /columns/0/validateRules/0/duplicate/table',
      'customer',
    ],
    [
      'field of a table',
      field({ rules: [{ duplicate: { table: 'customer', field: 'nmae' } }] }),
      'unknown-table-field /columns/0/rules/0/duplicate/field',
      'name',
    ],
    ['check rule', field({ rules: [{ checkRule: 'serial_numbr' }] }), 'unknown-check-rule /columns/0/rules/0/checkRule', 'serial_number'],
    [
      'fill rule',
      field({ defaultValue: { fillRule: 'ordr_number' } }),
      'unknown-fill-rule /columns/0/defaultValue/fillRule',
      'order_number',
    ],
    ['handler', field({ validateRules: [{ handler: 'checkOrdr' }] }), 'unknown-handler /columns/0/validateRules/0/handler', 'checkOrder'],
    [
      'table of a tree',
      field({ type: 'treeSelect', tree: { table: 'custmer', text: 'name', pid: 'id' } }),
      'unknown-table /columns/0/tree/table',
      'customer',
    ],
    [
      'page',
      { ...field({}), rowButtons: [{ name: 'a', label: 'A', action: { type: 'open', page: 'custmers' } }] },
      'unknown-page /rowButtons/0/action/page',
      'customers',
    ],
  ])('C-located an unknown %s is a problem with the nearest name', (_, change, expected, suggestion) => {
    const problems = problemsWith(change, { known })
    expect(briefly(problems)).toEqual([expected])
    expect(problems[0]?.suggestion).toBe(suggestion)
  })

  it('C-located are not judged by somebody who does not know them', () => {
    expect(problemsWith(popup({ popupCode: 'anything', orgFields: ['x'] }))).toEqual([])
    expect(problemsWith(field({ type: 'select', dictCode: 'anything' }))).toEqual([])
  })

  it('C-located of the page itself are known before it is published', () => {
    const duplicate = { rules: [{ duplicate: { table: 'equipment', field: 'name' } }] }
    expect(problemsWith({ columns: [{ ...name, ...duplicate }] }, { known })).toEqual([])
  })
})

describe('a report', () => {
  const { text } = fixture('customers')
  it.each([
    ['"from": "fixture_customer"', '"from": "fixture_custmer"', 'unknown-table /source/from', 'fixture_customer'],
    ['"table": "fixture_order"', '"table": "fixture_ordr"', 'unknown-table /source/joins/0/table', 'fixture_order'],
    ['"o.customer": "name"', '"o.custmer": "name"', 'unknown-table-field /source/joins/0/on/o.custmer', 'o.customer'],
    ['"count": "o.id"', '"count": "p.id"', 'unknown-short-name /source/select/orders/count', 'o.id'],
    ['"sum": "o.total"', '"sum": "o.totl"', 'unknown-table-field /source/select/turnover/sum', 'o.total'],
    ['["name", "phone"]', '["name", "phne"]', 'unknown-table-field /source/groupBy/1', 'phone'],
  ])('C-located with %s written as %s', (from, to, expected, suggestion) => {
    expect(text).toContain(from)
    const { problems } = checkPage(text.replace(from, to), { known: knownNames() })
    expect(briefly(problems)).toEqual([expected])
    expect(problems[0]?.suggestion).toBe(suggestion)
  })

  it('C-located reads only parameters that it has', () => {
    const { problems } = checkPage(text.replace('startsWith(params.region)', 'startsWith(params.regoin)'))
    expect(problems).toMatchObject([{ code: 'unknown-in-expression', path: '/source/where', suggestion: 'region' }])
  })
})
