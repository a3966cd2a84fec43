import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type CompileContext, permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { fieldFacts, fieldKinds } from '../../../schemas/fields'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'

const zh = permissiveContext('zh-CN')

function orderPage(changes: Record<string, unknown> = {}): Record<string, unknown> & { kind: 'list' } {
  const page: ListPageConfig = {
    kind: 'list',
    version: 1,
    code: 'order',
    title: { 'zh-CN': '订单', 'de-DE': 'Aufträge' },
    url: { list: '/demo/order/list', add: '/demo/order/add', deleteBatch: '/demo/order/deleteBatch' },
    queryConfig: [{ key: 'name' }, { key: 'due' }, { key: 'createTime' }],
    columns: [
      { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' }, isOrder: true, validateRules: [{ required: true }] },
      { key: 'due', type: 'date', title: '期限', visibleWhen: "row.name != ''" },
      { key: 'total', type: 'inputNumber', value: 'sum(sub.items.map(i, i.price))', list: false },
      { key: 'source', type: 'hidden', defaultValue: 'web' },
      { key: 'createTime', type: 'datetime', title: '创建时间' },
    ],
    form: { columns: 3, groups: [{ title: '基本', items: ['due', 'name'] }] },
    subTables: [
      {
        key: 'items',
        title: '明细',
        foreignKey: 'orderId',
        columns: [
          { key: 'orderNum', type: 'rowDragSort' },
          { key: 'price', type: 'inputNumber' },
        ],
      },
    ],
  }
  return { ...page, ...changes }
}

describe('compiling a page', () => {
  it('chooses texts by language and falls back to Chinese', () => {
    expect(compilePage(orderPage(), permissiveContext('de-DE')).title).toBe('Aufträge')
    expect(compilePage(orderPage(), permissiveContext('en-US')).title).toBe('订单')
    expect(compilePage(orderPage(), permissiveContext('en-US')).columns[0]?.title).toBe('Name')
  })

  it('says where each field stands', () => {
    const model = compilePage(orderPage(), zh)
    expect(model.problems).toEqual([])
    expect(model.columns.map(({ key }) => key)).toEqual(['name', 'due', 'createTime'])
    expect(model.form.fields.map(({ key }) => key)).toEqual(['name', 'due', 'total', 'source'])
    expect(model.form.groups.map(({ title, fields }) => [title, fields.map(({ key }) => key)])).toEqual([
      ['基本', ['due', 'name']],
      ['', ['total']],
    ])
    expect(model.form.columns).toBe(3)
    expect(model.subTables[0]?.fields.map(({ isInList }) => isInList)).toEqual([true, true])
  })

  it('knows required, sortable, computed and range fields', () => {
    const model = compilePage(orderPage(), zh)
    const [name, due, total] = model.fields
    expect(name).toMatchObject({ isRequired: true, isSortable: true, isDisabled: false, align: 'left' })
    expect(due?.visibleWhen?.reads).toEqual(['row.name'])
    expect(total).toMatchObject({ isDisabled: true, align: 'right', isInList: false })
    expect(model.queryItems.map(({ isRange }) => isRange)).toEqual([false, true, true])
    expect(model.defaultSort).toEqual([{ column: 'createTime', order: 'desc' }])
    expect(model.pageSize).toBe(15)
  })

  it('leaves expressions unparsed until they are asked, while nothing is loaded that parses them', () => {
    const [, due, total] = compilePage(orderPage(), { ...zh, compileExpression: undefined }).fields
    expect(total).toMatchObject({ isDisabled: true, value: { source: compilePage(orderPage(), zh).fields[2]?.value?.source } })
    expect(due?.visibleWhen?.evaluate({ row: { name: '' } })).toBe(false)
    expect(due?.visibleWhen?.evaluate({ row: { name: 'x' } })).toBe(true)
    expect(due?.visibleWhen?.reads).toEqual(['row.name'])
  })

  it('queries a system field that no column shows', () => {
    const model = compilePage(orderPage({ queryConfig: [{ key: 'updateTime' }] }), zh)
    expect(model.queryItems[0]).toMatchObject({ label: '更新时间', isRange: true })
    expect(model.problems).toEqual([])
  })

  it('reads other spellings of a kind', () => {
    const model = compilePage(
      orderPage({
        columns: [
          { key: 'a', type: 'sel_user' },
          { key: 'b', type: 'input-number' },
        ],
      }),
      zh,
    )
    expect(model.fields.map(({ kind, config }) => [kind, config.type])).toEqual([
      ['userSelect', 'userSelect'],
      ['inputNumber', 'inputNumber'],
    ])
  })

  it('hides what the user may not see and disables what the user may not change', () => {
    const context: CompileContext = {
      language: 'zh-CN',
      can: (action) => action !== 'order:add',
      hiddenCodes: (authPre) => new Set(authPre === 'order' ? ['due', 'items:price'] : []),
      disabledCodes: () => new Set(['name']),
    }
    const model = compilePage(orderPage(), context)
    expect(model.columns.map(({ key }) => key)).toEqual(['name', 'createTime'])
    expect(model.form.fields.map(({ key }) => key)).toEqual(['name', 'total', 'source'])
    expect(model.fields[0]?.isDisabled).toBe(true)
    expect(model.subTables[0]?.fields[1]?.isInList).toBe(false)
  })

  it('hides a field in the list, in the form or in both, and sorts and asks by none that the list does not show', () => {
    const hidden = { list: ['name', 'items:price'], form: ['due'] }
    const context: CompileContext = { ...zh, hiddenCodes: (_, surface) => new Set(hidden[surface]) }
    const model = compilePage(
      orderPage({ queryConfig: [{ key: 'name' }, { key: 'due' }], defaultSort: [{ column: 'name', order: 'asc' }] }),
      context,
    )
    expect(model.columns.map(({ key }) => key)).toEqual(['due', 'createTime'])
    expect(model.form.fields.map(({ key }) => key)).toEqual(['name', 'total', 'source'])
    expect(model.queryItems.map(({ field }) => field.key)).toEqual(['due'])
    expect(model.defaultSort).toEqual(compilePage(orderPage({ defaultSort: [] }), zh).defaultSort)
    expect(model.subTables[0]?.fields[1]?.isInList).toBe(true)
  })

  it('compiles every example of every field kind without a problem', () => {
    const columns = fieldKinds.flatMap((kind) =>
      fieldFacts[kind].examples.map((example, index) => ({ ...example, key: `${kind}${index}` })),
    )
    expect(compilePage(orderPage({ columns, form: {}, queryConfig: [] }), zh).problems).toEqual([])
  })

  it('compiles every shipped page without a problem', () => {
    const files = readdirSync('pages', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.page.json'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      expect([file, compilePage(JSON.parse(readFileSync(join('pages', file), 'utf8')), zh).problems]).toEqual([file, []])
  })
})

describe('compiling a broken page', () => {
  it('C-neverwhite an unknown field kind keeps its place with its problem, the rest works', () => {
    const columns = [
      { key: 'a', type: 'selct', title: '甲' },
      { key: 'b', type: 'input' },
    ]
    const model = compilePage(orderPage({ columns }), zh)
    expect(model.columns.map(({ key, problem }) => [key, problem?.code])).toEqual([
      ['a', 'unknown-field-kind'],
      ['b', undefined],
    ])
    expect(model.columns[0]).toMatchObject({ title: '甲', isDisabled: true })
    expect(model.problems[0]).toMatchObject({ path: '/columns/0/type', code: 'unknown-field-kind', suggestion: 'select' })
    expect(model.problems[0]?.message).toContain('selct')
  })

  it.each([
    ['a broken condition', { key: 'a', type: 'input', visibleWhen: 'row.b ==' }, '/columns/0/visibleWhen', 'broken-expression'],
    ['a condition that is no text', { key: 'a', type: 'input', visibleWhen: 5 }, '/columns/0/visibleWhen', 'wrong-property'],
    ['options that are no list', { key: 'a', type: 'select', options: 'x' }, '/columns/0/options', 'wrong-property'],
    [
      'rules that are no list',
      { key: 'a', type: 'input', validateRules: { required: true } },
      '/columns/0/validateRules',
      'wrong-property',
    ],
    ['a tree without its source', { key: 'a', type: 'treeSelect' }, '/columns/0', 'missing-property'],
    ['a level without its table', { key: 'a', type: 'linkDown' }, '/columns/0', 'missing-property'],
    ['a tree whose source is no object', { key: 'a', type: 'treeSelect', tree: 5 }, '/columns/0/tree', 'wrong-property'],
    ['a field without key', { type: 'input' }, '/columns/0', 'missing-property'],
    ['a field that is null', null, '/columns/0', 'wrong-property'],
  ])('C-neverwhite %s is found at its place', (_what, column, path, code) => {
    const model = compilePage(orderPage({ columns: [column, { key: 'z', type: 'input' }], form: {}, queryConfig: [] }), zh)
    expect(model.fields[0]?.problem).toMatchObject({ path, code })
    expect(model.fields[1]?.problem).toBeUndefined()
    expect(model.problems).toHaveLength(1)
  })

  it('C-neverwhite a field that is still being written says what it lacks, and nothing is told of as a failure', () => {
    const report = vi.fn(() => '')
    const columns = [{ key: 'a', type: 'treeSelect', title: 'A' }]
    const model = compilePage(orderPage({ columns, form: {}, queryConfig: [] }), { ...zh, report })
    expect(model.columns[0]?.problem?.message).toBe('缺少必填属性“tree”。')
    expect(report).not.toHaveBeenCalled()
  })

  it('C-neverwhite a second field with the same key, an unknown query field and an unknown form item are found', () => {
    const model = compilePage(
      orderPage({
        columns: [
          { key: 'a', type: 'input' },
          { key: 'a', type: 'date' },
        ],
        queryConfig: [{ key: 'b' }],
        form: { groups: [{ items: ['a', 'c'] }] },
      }),
      zh,
    )
    expect(model.problems.map(({ path }) => path)).toEqual(['/columns/1/key', '/queryConfig/0/key', '/form/groups/0/items/1'])
    expect(new Set(model.fields.map(({ key }) => key)).size).toBe(2)
    expect(model.form.groups[0]?.fields.map(({ problem }) => problem?.code)).toEqual([undefined, 'unknown-field'])
  })

  it.each([
    null,
    undefined,
    5,
    'page',
    [],
    {},
    { kind: 'list' },
    { kind: 'form', items: null },
    { kind: 'nothing', columns: {} },
    { kind: 'report', source: 7 },
  ])('C-neverwhite gives a model for %j', (config) => {
    const model = compilePage(config, zh)
    expect('form' in model ? model.form.groups : model.columns).toBeInstanceOf(Array)
    expect(Array.isArray(model.problems)).toBe(true)
  })

  it('C-neverwhite never throws, whatever stands anywhere in the page', () => {
    const page = JSON.stringify(
      orderPage({
        toolbar: { custom: [{ name: 'ship', label: '发货', action: { type: 'open', page: 'x' } }] },
        tree: { parentKey: 'pid' },
      }),
    )
    const places: (string | number)[][] = []
    const collect = (value: unknown, path: (string | number)[]): void => {
      places.push(path)
      if (value !== null && typeof value === 'object') {
        for (const [key, child] of Object.entries(value)) collect(child, [...path, Array.isArray(value) ? Number(key) : key])
      }
    }
    collect(JSON.parse(page), [])
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), (path, junk) => {
        const broken = path.length === 0 ? junk : withValue(JSON.parse(page), path, junk)
        const model = compilePage(broken, zh)
        expect(model.fields.every((field) => typeof field.title === 'string')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

function withValue(page: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const owner = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((at, step) => at[step] as Record<string, unknown>, page as Record<string, unknown>)
  owner[path.at(-1) ?? ''] = value
  return page
}
