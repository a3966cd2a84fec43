import { describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { openSystemTables } from '../../../schemas/wire/openTables'

const nothing: ReadonlySet<string> = new Set()
const beside = {
  reports: nothing,
  openTables: openSystemTables,
  pageTables: nothing,
  prefixes: nothing,
  paths: nothing,
  checkRules: new Map(),
}

describe('a dictionary that is there already', () => {
  const item = (value: string, text: string) => ({ value, text })
  const known = {
    kind: 'dictionary' as const,
    version: 1,
    code: 'message_kind',
    title: { 'zh-CN': '消息类型', 'en-US': 'Kind' },
    items: [
      { value: '1', label: { 'zh-CN': '系统通知', 'en-US': 'System' }, color: 'blue' },
      { value: '2', label: { 'zh-CN': '公告', 'en-US': 'Announcement' } },
    ],
  }
  const importBeside = (...items: object[]) => {
    const field = {
      dbFieldName: 'kind',
      dbFieldTxt: 'Kind',
      isShowList: true,
      isShowForm: true,
      fieldShowType: 'list',
      dictField: 'message_kind',
    }
    const page = { tableName: 'stock_note', tableTxt: 'Notes', tableType: 'single', fields: [field] }
    const report = {
      code: 'kinds',
      sql: "select kind from stock_note where kind = '${kind}'",
      items: [{ fieldName: 'kind', dictCode: 'message_kind', isShow: 1 }],
      params: [{ name: 'kind', text: 'Kind', dictCode: 'message_kind', value: '2' }],
    }
    const content = { items: [{ code: 'message_kind', name: '类型', items }, page, report] }
    return importJeecg([{ name: 'one.json', content }], { ...beside, dictionaries: new Map([[known.code, known]]) })
  }

  it('stays as it is and is used where the source says the same, in any order', () => {
    const result = importBeside(item('2', '公告'), item('1', '系统通知'))
    expect(result.documents).toEqual([])
    expect(result.pages[0]?.columns[0]).toMatchObject({ dictCode: 'message_kind' })
    expect(result.losses).toContainEqual(expect.objectContaining({ name: 'dictionary-kept', code: 'message_kind', file: 'one.json' }))
  })

  it.each([
    ['another text', [item('1', '通知公告'), item('2', '公告')]],
    ['an entry more', [item('1', '系统通知'), item('2', '公告'), item('3', '其他')]],
    ['an entry that nobody can choose', [item('1', '系统通知'), { ...item('2', '公告'), enabled: false }]],
  ])('stays as it is beside one with %s, which fields and reports of the source use by its own code', (_, items) => {
    const result = importBeside(...items)
    expect(result.documents.map(({ code }) => code)).toEqual(['imported_message_kind'])
    const [page, report] = result.pages
    expect([page?.columns[0]?.dictCode, report?.columns[0]?.dictCode]).toEqual(['imported_message_kind', 'imported_message_kind'])
    expect(report).toMatchObject({ params: [{ key: 'kind', dictCode: 'imported_message_kind' }] })
    expect(result.losses.map(({ name, code }) => `${name} ${code}`)).toContain('dictionary-taken imported_message_kind')
  })

  it('is told beside the value that a parameter of a report had by itself', () => {
    const { losses: noted } = importBeside(item('1', '系统通知'), item('2', '公告'))
    expect(noted).toContainEqual(expect.objectContaining({ name: 'param-value', code: 'kinds', place: 'params[0]' }))
  })
})

describe('a check rule that is there already', () => {
  const step = { digits: '*', pattern: '^[A-Z]{3}$', message: '三个大写字母' }
  const known = {
    kind: 'checkRule' as const,
    version: 1,
    code: 'batch',
    title: '批号',
    steps: [{ pattern: '^[A-Z]{3}$', message: { 'zh-CN': '三个大写字母', 'en-US': 'Three capitals' } }],
  }
  const importBeside = (...rules: object[]) => {
    const content = { items: [{ ruleCode: 'batch', ruleName: '批号规则', rules }] }
    const existing = { ...beside, dictionaries: new Map(), checkRules: new Map([[known.code, known]]) }
    return importJeecg([{ name: 'one.json', content }], existing)
  }

  it('stays as it is where the source says the same', () => {
    const { documents, losses } = importBeside(step)
    expect(documents).toEqual([])
    expect(losses).toEqual([expect.objectContaining({ name: 'check-rule-kept', code: 'batch', file: 'one.json' })])
  })

  it.each([
    ['another pattern', [{ ...step, pattern: '^[A-Z]{4}$' }]],
    ['another sentence', [{ ...step, message: '只能是大写字母' }]],
    ['a step that counts characters', [{ ...step, digits: '3' }]],
    ['a step more', [step, { digits: '*', pattern: '^.{3}$', message: '三个字符' }]],
  ])('stays as it is beside one with %s, which has a code of its own', (_, rules) => {
    const { documents, losses } = importBeside(...rules)
    expect(documents.map(({ code }) => code)).toEqual(['imported_batch'])
    expect(losses).toEqual([expect.objectContaining({ name: 'check-rule-taken', code: 'imported_batch', file: 'one.json' })])
  })
})
