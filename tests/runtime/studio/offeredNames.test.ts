import { currentCompletions, startCompletion } from '@codemirror/autocomplete'
import { EditorView } from '@codemirror/view'
import { describe, expect, it } from 'vitest'
import { createEditorState } from '../../../runtime/studio/JsonEditor/createEditorState'
import type { NamedThing, NameLists } from '../../../schemas/api/names'
import { withNames } from '../../../schemas/editing/offeredNames'
import { pageLanguage } from '../../../schemas/editing/pageLanguage'
import { translate } from '../../../schemas/language/SourceText'
import { functionTexts } from '../../../schemas/rules/functionTexts'

const thing = (name: string, title = '', ...members: string[]): NamedThing => ({ name, title, members, uses: [] })
const functions = Object.entries(functionTexts).map(([name, { usage, text }]) => thing(name, translate(text, 'en-US'), usage))
/** What a server tells: a few names of each list. */
const lists = {
  roles: [thing('staff', 'Staff')],
  slots: [thing('progressBar')],
  icons: [thing('star')],
  menuGroups: [thing('task', 'Tasks')],
  patterns: [thing('e', 'Enter an e-mail address')],
  ruleHandlers: [thing('isFree')],
  actionHandlers: [thing('printOrder')],
  fillRules: [thing('order_number', 'Order number')],
  checkRules: [thing('common', 'Common rule')],
  pages: [thing('order', 'Orders')],
  dictionaries: [thing('urgency', 'Urgency', 'high Very urgent', 'low Some day')],
  tables: [thing('customers', 'Customers', 'id', 'name', 'city')],
  reports: [thing('goods', 'Goods', 'title', 'price')],
  functions,
} as unknown as NameLists
const language = withNames(pageLanguage, () => ({ lists, language: 'en-US' }))

const columns = [
  { key: 'stage', type: 'select', title: { 'zh-CN': '阶段', 'en-US': 'Stage' }, options: [{ value: 'open' }] },
  { key: 'amount', type: 'inputNumber', title: 'Amount' },
]
const subTables = [
  {
    key: 'lines',
    title: 'Lines',
    foreignKey: 'orderId',
    columns: [
      { key: 'goods', type: 'input', title: 'Goods' },
      { key: 'price', type: 'inputNumber', title: 'Price' },
    ],
  },
]
const base = {
  kind: 'list',
  version: 1,
  code: 'orders',
  title: { 'zh-CN': '订单', 'en-US': 'Orders' },
  url: { list: '/orders/list', add: '/orders/add' },
  columns,
  subTables,
  resource: { table: 'orders' },
}
/** The text of the page with more said in it, and the place of its `|`. */
function placed(more: object): [text: string, offset: number] {
  const text = JSON.stringify({ ...base, ...more })
  return [text.replace('|', ''), text.indexOf('|')]
}
const offered = async (more: object) =>
  (await language.complete(...placed(more))).map(({ label, info }) => (info ? `${label}: ${info}` : label))
const field = (more: object) => ({ columns: [...columns, { key: 'note', type: 'input', title: 'Note', ...more }] })

describe('names that the studio offers where a page names something', () => {
  it.each([
    ['roles', { grants: { '|': [] } }, ['staff: Staff']],
    ['fields that rights keep', { rights: { fields: { '|': {} } } }, ['stage: Stage', 'amount: Amount']],
    ['roles that may do with a field', { rights: { fields: { amount: { '|': {} } } } }, ['staff: Staff']],
    ['permissions', { grants: { staff: ['|'] } }, ['list: Orders', 'add: Add', '*']],
    ['renderers', field({ slot: '|' }), ['progressBar']],
    ['icons', { menu: { icon: '|' } }, ['star']],
    ['menu groups', { menu: { parent: '|' } }, ['task: Tasks']],
    ['codes of patterns', field({ validateRules: [{ pattern: '|' }] }), ['e: Enter an e-mail address']],
    ['check rules', field({ validateRules: [{ checkRule: '|' }] }), ['common: Common rule']],
    ['checks in code', field({ validateRules: [{ handler: '|' }] }), ['isFree']],
    ['fill rules', field({ defaultValue: { fillRule: '|' } }), ['order_number: Order number']],
    [
      'values that a field can begin with, of its own entries',
      field({ type: 'select', options: [{ value: 'open', label: 'Open' }, { value: 'shut' }], defaultValue: '|' }),
      ['open: Open', 'shut'],
    ],
    [
      'values that a field can begin with, of its dictionary',
      field({ type: 'select', dictCode: 'urgency', defaultValue: '|' }),
      ['high', 'low'],
    ],
    ['actions in code', { rowButtons: [{ name: 'print', label: 'Print', action: { type: 'handler', name: '|' } }] }, ['printOrder']],
    ['pages', { details: [{ page: '|', on: {} }] }, ['order: Orders']],
    ['fields inside of lists', { resource: { table: 'orders', indexes: [['|']] } }, ['stage: Stage', 'amount: Amount']],
    [
      'fields as keys',
      { resource: { table: 'orders', actions: [{ name: 'x', url: '/orders/x', set: { '|': '' } }] } },
      ['stage: Stage', 'amount: Amount'],
    ],
    ['fields of the table beside', field({ type: 'select', choices: { table: 'customers', label: '|' } }), ['id', 'name', 'city']],
    ['columns of the report beside', field({ type: 'popup', popupCode: 'goods', orgFields: ['|'], destFields: [] }), ['title', 'price']],
  ])('C-language offers %s', async (_, more, expected) => {
    expect(await offered(more)).toEqual(expected)
  })

  it('C-language offers the fields of the sub-table where one of its fields is written', async () => {
    const [table] = subTables
    const sets = { key: 'more', type: 'input', title: 'More', sets: { '|': '' } }
    expect(await offered({ subTables: [{ ...table, columns: [...(table?.columns ?? []), sets] }] })).toEqual([
      'goods: Goods',
      'price: Price',
      'more: More',
    ])
  })
})

describe('what the studio offers inside of an expression', () => {
  const words = async (source: string, more: (expression: string) => object = (value) => field({ value })) => {
    const found = await language.wordsAt?.(...placed(more(`${source}|`)))
    return found?.names.map(({ name }) => name) ?? []
  }
  const system = ['createBy', 'createTime']

  it('C-language offers the fields of the row behind "row."', async () => {
    expect(await words('row.')).toEqual(expect.arrayContaining(['stage', 'amount', 'note', ...system]))
    expect(await words('row.st')).toContain('stage')
  })

  it('C-language offers what is known of the user, the sub-tables, and the rows of a loop over one', async () => {
    expect(await words('user.')).toEqual(['id', 'username', 'realname', 'orgCode', 'roles'])
    expect(await words('sub.')).toEqual(['lines'])
    expect(await words('sum(sub.lines.map(line, line.')).toEqual(expect.arrayContaining(['goods', 'price']))
    expect(await words('sum(sub.lines.map(line, ')).toContain('line')
  })

  it('C-language offers the roots that can be read there and the functions, each with how it is called', async () => {
    const names = await words('')
    expect(names).toEqual(expect.arrayContaining(['row', 'sub', 'user', 'round', 'today']))
    expect(names).not.toContain('selected')
    const inToolbar = (visibleWhen: string) => ({
      toolbar: { custom: [{ name: 'go', label: 'Go', visibleWhen, action: { type: 'open', page: 'order' } }] },
    })
    expect(await words('', inToolbar)).toEqual(expect.arrayContaining(['selected', 'user']))
    expect(await words('', inToolbar)).not.toContain('row')
    expect(await words('selected.', inToolbar)).toEqual(expect.arrayContaining(['all', 'exists', 'size']))
    expect(await words('selected.all(r, r.', inToolbar)).toContain('amount')
    const found = await language.wordsAt?.(...placed(field({ value: 'rou|' })))
    expect(found?.names.find(({ name }) => name === 'round')?.info).toBe(
      'round(number[, places]): The number rounded to so many decimals; to a whole number when left out',
    )
  })

  it('C-language offers the row to choose and the form where choices have a condition', async () => {
    const where = (source: string) => field({ type: 'select', choices: { table: 'customers', label: 'name', where: source } })
    expect(await words('row.', where)).toEqual(expect.arrayContaining(['name', 'city']))
    expect(await words('form.', where)).toEqual(expect.arrayContaining(['stage', 'amount']))
    expect(await words('row.', where)).not.toContain('amount')
  })

  it('C-language offers methods of texts behind a text and none behind a number, and nothing inside of a text', async () => {
    expect(await words('row.note.')).toEqual(expect.arrayContaining(['contains', 'trim', 'size']))
    expect(await words('row.note.')).not.toContain('map')
    expect(await words('row.amount.')).toEqual([])
    expect(await words("row.note == 'o")).toEqual([])
    expect(await words("'row.stage' + 'o")).toEqual([])
    expect(await words("row.note.trim() == '' && row.")).toContain('stage')
  })

  it('C-language offers what a field can be where it is compared with a text, from its own entries and from a dictionary', async () => {
    expect(await words("row.stage == '")).toEqual(['open'])
    expect(await words("row.amount > 1 && row.stage != 'o")).toEqual(['open'])
    const urgency = { key: 'urgency', type: 'select', title: 'Urgency', dictCode: 'urgency' }
    const beside = (value: string) => ({ columns: [...columns, urgency, { key: 'note', type: 'input', title: 'Note', value }] })
    expect(await words("row.urgency == '", beside)).toEqual(['high', 'low'])
  })

  it('C-language offers the fields also while the page is not whole', async () => {
    const text = '{ "kind": "list", "columns": [{ "key": "stage", "type": "select", "visibleWhen": "row.|" }, { "key": '
    const found = await language.wordsAt?.(text.replace('|', ''), text.indexOf('|'))
    expect(found?.names.map(({ name }) => name)).toContain('stage')
  })

  it('C-language writes the chosen word in the place of the one that was begun', async () => {
    const [text, caret] = placed(field({ value: 'row.am|' }))
    const view = new EditorView({ state: createEditorState(text, language, [], () => {}), parent: document.body })
    view.dispatch({ selection: { anchor: caret } })
    view.focus()
    startCompletion(view)
    await expect.poll(() => currentCompletions(view.state).map(({ label }) => label), { timeout: 5000 }).toContain('amount')
    view.destroy()
  })
})
