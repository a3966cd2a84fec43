import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { describeLoss, type Loss, weightOf } from '../../../codegen/import/Loss'
import { lossTexts } from '../../../codegen/import/lossTexts'
import { readSources, type SourceFile } from '../../../codegen/import/readSources'
import { checkPage } from '../../../schemas/checks/checkPage'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { openSystemTables } from '../../../schemas/wire/openTables'

const sources = readSources('tests/fixtures/import/jeecg')
if (!Array.isArray(sources)) throw new Error('the sources cannot be read')

const nothing: ReadonlySet<string> = new Set()
const into = {
  reports: nothing,
  dictionaries: new Map(),
  checkRules: new Map(),
  openTables: openSystemTables,
  pageTables: nothing,
  prefixes: nothing,
  paths: nothing,
}
const { pages, documents, losses } = importJeecg(sources, into)

const importOne = (item: object) => importJeecg([{ name: 'one.json', content: { items: [item] } } satisfies SourceFile], into)
const columnsOf = (item: object) => importOne(item).pages[0]?.columns
const lineOf = ({ file, code, place, name }: Loss) => [file, code, place, name].join(' ')

describe('configurations of others', () => {
  it('become pages that have no problem', () => {
    const problems = pages.flatMap((page) => checkPage(JSON.stringify(page), { file: page.code }).problems)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(50)
    expect(documents.filter(({ kind }) => kind === 'dictionary').length).toBeGreaterThanOrEqual(26)
  })

  it('have check rules whose numbered steps look at so many characters', () => {
    expect(documents.find(({ code }) => code === 'common')).toMatchObject({
      kind: 'checkRule',
      title: '通用编码规则',
      steps: [{ characters: 1, pattern: '^[a-z|A-Z]$', message: '第一位只能是字母' }, {}, {}, { pattern: '^.{3,12}$' }],
    })
  })

  it('lose what the list says and nothing more: it only gets shorter', () => {
    const known = readFileSync('tests/fixtures/import/losses.txt', 'utf8').trimEnd().split('\n')
    expect(losses.map(lineOf)).toEqual(known)
  })

  it('come over, nine pages of ten, with nothing lost but code', () => {
    const missed = losses.filter((loss) => weightOf(loss) === 'lost' && loss.code !== '')
    const incomplete = new Set(missed.map(({ code }) => code))
    expect([...incomplete].sort()).toEqual(['sys-user'])
    expect(incomplete.size / pages.length).toBeLessThanOrEqual(0.1)
  })
})

describe('a loss', () => {
  it.each(languageCodes)('is said in %s', (language) => {
    for (const name of Object.keys(lossTexts) as (keyof typeof lossTexts)[]) {
      const sentence = describeLoss({ name, values: {} }, language)
      expect(sentence.length, name).toBeGreaterThan(5)
    }
  })

  it('names its place, so that somebody can look there', () => {
    expect(losses.every(({ file, code, place }) => `${file}${code}${place}` !== '')).toBe(true)
  })
})

const form = (field: object) => ({
  tableName: 'stock_goods',
  tableTxt: 'Goods',
  tableType: 'single',
  fields: [{ dbFieldName: 'goods_name', dbFieldTxt: 'Name', isShowList: true, isShowForm: true, ...field }],
})

describe('a field of an online form', () => {
  it.each<[string, object, object]>([
    ['a number of the table is a number', { dbType: 'int', fieldShowType: 'text' }, { type: 'inputNumber', integer: true }],
    ['a length is kept', { dbType: 'string', dbLength: 32, fieldShowType: 'text' }, { type: 'input', maxLength: 32 }],
    ['a rule by its code', { fieldShowType: 'text', fieldValidType: 'm' }, { validateRules: [{ pattern: 'm' }] }],
    ['what must be filled in', { fieldShowType: 'text', fieldMustInput: '1' }, { validateRules: [{ required: true }] }],
    ['a year is picked as one', { fieldShowType: 'date', fieldExtendJson: '{"picker":"year"}' }, { type: 'date', picker: 'year' }],
    [
      'the current user as a default',
      { fieldShowType: 'text', fieldDefaultValue: '#{sysUserCode}' },
      { defaultValue: { expression: 'user.username' } },
    ],
    [
      'users are people, not rows',
      { fieldShowType: 'list', dictTable: 'sys_user', dictText: 'realname', dictField: 'username' },
      { type: 'userSelect' },
    ],
    [
      'rows of a table are choices',
      { fieldShowType: 'sel_search', dictTable: 'stock_shelf', dictText: 'shelf_name', dictField: 'id' },
      { type: 'selectSearch', choices: { table: 'stock_shelf', label: 'shelfName' } },
    ],
    ['a category below the one that is named', { fieldShowType: 'cat_tree', dictField: 'B02' }, { type: 'categorySelect', pcode: 'B02' }],
    [
      'rows of a table of the product keep its name',
      { fieldShowType: 'sel_search', dictTable: 'sys_category', dictText: 'name', dictField: 'code' },
      { type: 'selectSearch', choices: { table: 'sys_category', label: 'name', value: 'code' } },
    ],
    [
      'the first of linked levels',
      {
        fieldShowType: 'link_down',
        dictTable: `{table:'stock_place',txt:'name',key:'id',linkField:'city',idField:'id',pidField:'pid',condition:" pid = '1' "}`,
      },
      { type: 'linkDown', linked: { table: 'stock_place', txt: 'name', pidField: 'pid', condition: "pid = '1'" } },
    ],
    ['what is shown and never typed', { fieldShowType: 'text', isReadOnly: true, isShowForm: false }, { disabled: true, form: false }],
  ])('%s', (_, written, field) => expect(columnsOf(form(written))?.[0]).toMatchObject({ key: 'goodsName', title: 'Name', ...field }))

  it('chooses the parent of a tree among its own rows, where the source types an id', () => {
    const pid = { dbFieldName: 'pid', dbFieldTxt: 'Above', fieldShowType: 'text', dbLength: 32, fieldDefaultValue: '0' }
    const tree = { isTree: 'Y', treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: 'goods_name' }
    const written = form({ fieldShowType: 'text' })
    expect(columnsOf({ ...written, ...tree, fields: [...written.fields, { ...pid, isShowForm: true, isShowList: true }] })?.[1]).toEqual({
      key: 'pid',
      type: 'treeSelect',
      title: 'Above',
      tree: { table: 'stock_goods', text: 'goodsName', pid: 'pid' },
    })
  })

  it('comes with the comments below its rows where the source has them', () => {
    const commented = importOne({ ...form({ fieldShowType: 'text' }), extConfigJson: '{"commentStatus":1}' })
    expect(commented.pages[0]).toMatchObject({ resource: { table: 'stock_goods', comments: true } })
    expect(commented.losses).toEqual([])
    expect(importOne(form({ fieldShowType: 'text' })).pages[0]).toMatchObject({ resource: { table: 'stock_goods' } })
  })

  it('makes a page for a table that no file describes, with the fields that are read of it', () => {
    const { pages: made, losses: noted } = importOne(
      form({ fieldShowType: 'list', dictTable: 'stock_shelf', dictText: 'shelf_name', dictField: 'id' }),
    )
    expect(made.map(({ code }) => code)).toEqual(['stock-goods', 'stock-shelf'])
    expect(noted).toContainEqual(expect.objectContaining({ name: 'table-made', code: 'stock-shelf' }))
  })
})

describe('a form of items', () => {
  const page = pages.find(({ code }) => code === 'stock-in')

  it('B3-fieldext does what its items and their further settings say, and puts those with a subKey under their sub-table', () => {
    expect(losses.filter(({ file }) => file.includes('dynamic-forms'))).toEqual([])
    expect(page?.columns).toEqual([
      { key: 'no', type: 'input', title: '单号', placeholder: 'RK-0000', validateRules: [{ required: true, message: '请填写单号' }] },
      {
        key: 'kind',
        type: 'select',
        title: '类型',
        options: [
          { value: '1', label: '采购' },
          { value: '2', label: '退货' },
        ],
      },
      {
        key: 'marks',
        type: 'selectMultiple',
        title: '标记',
        options: [
          { value: 'a', label: '急' },
          { value: 'b', label: '贵' },
        ],
      },
      {
        key: 'vendor',
        type: 'popup',
        title: '供应商',
        popupCode: 'vendor-report',
        orgFields: ['name', 'spec'],
        destFields: ['vendor', 'spec'],
      },
      { key: 'spec', type: 'input', title: '规格', placeholder: '规格型号' },
      { key: 'agents', type: 'popup', title: '经办', popupCode: 'vendor-report', orgFields: ['name'], destFields: ['agents'], multi: true },
      { key: 'files', type: 'upload', title: '附件', number: 3 },
      {
        key: 'offers',
        type: 'recordSelect',
        title: '备选',
        multiple: true,
        listUrl: '/imported/form-goods/list',
        table: 'form_goods',
        valueKey: 'id',
        labelKey: 'name',
        columns: [
          { key: 'name', title: '名称' },
          { key: 'price', title: '价格' },
        ],
      },
    ])
    expect(page && 'subTables' in page && page.subTables).toMatchObject([
      {
        key: 'lines',
        foreignKey: 'mainRow',
        columns: [
          {
            key: 'goods',
            type: 'gridDropdown',
            code: 'form-goods',
            columns: ['name', 'spec'],
            orgFields: ['name', 'price'],
            destFields: ['goods', 'price'],
          },
          { key: 'price', type: 'input' },
        ],
      },
    ])
  })
})

describe('a form of items', () => {
  const page = pages.find(({ code }) => code === 'stock-in')

  it('B3-fieldext does what its items and their further settings say, and puts those with a subKey under their sub-table', () => {
    expect(losses.filter(({ file }) => file.includes('dynamic-forms'))).toEqual([])
    expect(page?.columns).toEqual([
      { key: 'no', type: 'input', title: '单号', placeholder: 'RK-0000', validateRules: [{ required: true, message: '请填写单号' }] },
      {
        key: 'kind',
        type: 'select',
        title: '类型',
        options: [
          { value: '1', label: '采购' },
          { value: '2', label: '退货' },
        ],
      },
      {
        key: 'marks',
        type: 'selectMultiple',
        title: '标记',
        options: [
          { value: 'a', label: '急' },
          { value: 'b', label: '贵' },
        ],
      },
      {
        key: 'vendor',
        type: 'popup',
        title: '供应商',
        popupCode: 'vendor-report',
        orgFields: ['name', 'spec'],
        destFields: ['vendor', 'spec'],
      },
      { key: 'spec', type: 'input', title: '规格', placeholder: '规格型号' },
      { key: 'agents', type: 'popup', title: '经办', popupCode: 'vendor-report', orgFields: ['name'], destFields: ['agents'], multi: true },
      { key: 'files', type: 'upload', title: '附件', number: 3 },
      {
        key: 'offers',
        type: 'recordSelect',
        title: '备选',
        multiple: true,
        listUrl: '/imported/form-goods/list',
        table: 'form_goods',
        valueKey: 'id',
        labelKey: 'name',
        columns: [
          { key: 'name', title: '名称' },
          { key: 'price', title: '价格' },
        ],
      },
    ])
    expect(page && 'subTables' in page && page.subTables).toMatchObject([
      {
        key: 'lines',
        foreignKey: 'mainRow',
        columns: [
          {
            key: 'goods',
            type: 'gridDropdown',
            code: 'form-goods',
            columns: ['name', 'spec'],
            orgFields: ['name', 'price'],
            destFields: ['goods', 'price'],
          },
          { key: 'price', type: 'input' },
        ],
      },
    ])
  })

  it('B2.3-types have no column for the row itself: the table says how rows are selected', () => {
    const columns = [{ type: 'row-number' }, { type: 'row-radio' }, { key: 'name', title: 'Name', type: 'input' }]
    const { pages: made, losses: lost } = importOne({ sourceFile: 'a.data.ts', tables: [columns] })
    expect(lost).toEqual([])
    expect(made[0]).toMatchObject({ subTables: [{ selection: 'radio', columns: [{ key: 'name', type: 'input' }] }] })
  })
})
