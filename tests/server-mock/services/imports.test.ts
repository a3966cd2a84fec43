import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { fetchSheet } from '../../support/fetchSheet'
import { fetchSheets, importFile, type SheetRows, workbook } from '../../support/sheetFiles'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let token: string

const text = (chinese: string, english: string, german: string) => ({ 'zh-CN': chinese, 'en-US': english, 'de-DE': german })
const columns = [
  {
    key: 'code',
    type: 'input',
    title: text('编号', 'Code', 'Nummer'),
    validateRules: [{ required: true }, { unique: true }, { pattern: '^[A-Z]-\\d+$' }],
  },
  { key: 'amount', type: 'inputNumber', title: text('数量', 'Amount', 'Menge') },
  { key: 'due', type: 'date', title: text('期限', 'Due', 'Fällig') },
  { key: 'at', type: 'datetime', title: text('时间', 'Moment', 'Zeitpunkt') },
  { key: 'month', type: 'date', picker: 'month', title: text('月份', 'Month', 'Monat') },
  { key: 'sex', type: 'select', dictCode: 'sex', title: text('性别', 'Sex', 'Geschlecht') },
  {
    key: 'tags',
    type: 'selectMultiple',
    title: text('标签', 'Tags', 'Schlagworte'),
    options: [
      { value: 'r', label: text('红', 'Red', 'Rot') },
      { value: 'g', label: text('绿', 'Green', 'Grün') },
    ],
  },
  { key: 'active', type: 'switch', customValue: [1, 0], title: text('启用', 'Active', 'Aktiv') },
  { key: 'owner', type: 'userSelect', title: text('负责人', 'Owner', 'Verantwortlich') },
  { key: 'locked', type: 'input', title: text('锁定', 'Locked', 'Gesperrt'), disabled: true, defaultValue: 'fixed' },
  { key: 'createTime', type: 'datetime', title: text('登记时间', 'Written down', 'Erfasst'), form: false },
]
const sample = samplePage('imported', columns as never)
const path = '/sample/imported/importExcel'
const page = {
  ...sample,
  url: { ...sample.url, importExcelUrl: path, exportXlsUrl: '/sample/imported/exportXls' },
  toolbar: { import: true },
  subTables: [
    {
      key: 'lines',
      title: text('明细', 'Lines', 'Positionen'),
      foreignKey: 'importedId',
      columns: [
        { key: 'goods', type: 'input', title: text('货物', 'Goods', 'Ware'), validateRules: [{ required: true }] },
        { key: 'price', type: 'inputNumber', title: text('价格', 'Price', 'Preis'), min: 0 },
      ],
    },
  ],
}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('admin')
  expect(await publish(server, token, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { result } = await server.call<RowPage>('GET', '/api/sample/imported/list?pageSize=1000', undefined, token)
  for (const { id } of result.records) await server.call('DELETE', `/api/sample/imported/delete?id=${id}`, undefined, token)
})

/** What is said of a sub-table that the file says nothing of. */
const withoutLines = '(without sub-tables, since the file has no sheet for them: Lines)'

const storedRows = async () => {
  const query = 'pageSize=1000&column=code&order=asc'
  return (await server.call<RowPage>('GET', `/api/sample/imported/list?${query}`, undefined, token)).result.records
}
const codes = async () => (await storedRows()).map(({ code }) => code)
const send = (rows: SheetRows, more: Partial<Parameters<typeof importFile>[3]> = {}) =>
  importFile(server, path, token, { content: workbook({ Rows: rows }), ...more })

describe('B7.6-import a file of rows', () => {
  it('adds a row for each, with the values that its cells mean', async () => {
    const sent = await send([
      ['编号 *', 'Amount', 'Fällig', 'at', 'Month', '性别', 'Tags', 'Active', 'Owner'],
      ['A-1', 1.5, new Date('2026-03-04T00:00:00'), '2026/3/4 5:06', new Date('2026-07-01T00:00:00'), '男', 'Red, Grün', 'Yes', 'admin'],
      ['A-2', '1,234.5', '5.6.2026', new Date('2026-01-02T03:04:05'), '2026-08', 'Female', 'g', '否', ''],
    ])
    expect(sent).toMatchObject({ status: 200, success: true, code: 200, message: `All 2 rows have been imported ${withoutLines}` })
    expect(sent.result).toMatchObject({ totalCount: 2, successCount: 2, errorCount: 0, fileUrl: null })
    const common = { locked: 'fixed' }
    expect(await storedRows()).toMatchObject([
      {
        ...common,
        code: 'A-1',
        amount: 1.5,
        due: '2026-03-04',
        at: '2026-03-04 05:06:00',
        month: '2026-07',
        sex: '1',
        tags: 'r,g',
        active: 1,
        owner: 'admin',
      },
      {
        ...common,
        code: 'A-2',
        amount: 1234.5,
        due: '2026-06-05',
        at: '2026-01-02 03:04:05',
        month: '2026-08',
        sex: '2',
        tags: 'g',
        active: 0,
        owner: null,
      },
    ])
  })

  it('leaves out what nobody writes, says which columns those are, and takes a file again that the list was exported to', async () => {
    const rows = [
      ['Code', 'Locked', 'Written down', 'Amount'],
      ['L-1', 'other', '2026-01-02 03:04:05', 7],
    ]
    const sent = await send(rows)
    const left = '(columns left out, since the system fills them in or they cannot be edited: Locked, Written down)'
    expect(sent).toMatchObject({ code: 200, message: `One row has been imported ${left} ${withoutLines}` })
    const [row] = await storedRows()
    expect(row).toMatchObject({ code: 'L-1', locked: 'fixed', amount: 7 })
    expect(row?.createTime).not.toBe('2026-01-02 03:04:05')
    const { bytes: content, rows: exported } = await fetchSheet(server, { path: '/api/sample/imported/exportXls', token })
    expect(exported?.[0]).toEqual(expect.arrayContaining(['Locked', 'Written down']))
    await server.call('DELETE', `/api/sample/imported/delete?id=${row?.id}`, undefined, token)
    expect(await importFile(server, path, token, { content })).toMatchObject({ code: 200, result: { successCount: 1 } })
    expect(await storedRows()).toMatchObject([{ code: 'L-1', locked: 'fixed', amount: 7 }])
  })

  it('still refuses columns that the page does not have', async () => {
    const rows = [
      ['Code', 'Locked', 'Colour'],
      ['L-1', 'other', 'red'],
    ]
    expect(await send(rows)).toMatchObject({ status: 400, message: expect.stringContaining('does not know: Colour.') })
  })

  it('reads the older format as well', async () => {
    const content = workbook({ Rows: [['Code'], ['X-1']] }, 'biff8')
    expect(await importFile(server, path, token, { content, name: 'OLD.XLS' })).toMatchObject({ code: 200 })
    expect(await codes()).toEqual(['X-1'])
  })

  const faulty: SheetRows = [
    ['Code', 'Amount', 'Sex'],
    ['A-1', 1, ''],
    ['wrong', 2, ''],
    ['A-1', 3, ''],
    ['A-4', 'many', 'Neither'],
    ['A-5', 5, ''],
  ]

  it('imports the good rows, and answers 201 with a link to the others, each with row, column and reason', async () => {
    const sent = await send(faulty)
    const message = `Imported with errors: 2 of 5 rows are in, 3 are not ${withoutLines}`
    expect(sent).toMatchObject({ status: 200, success: true, code: 201, message })
    expect(await codes()).toEqual(['A-1', 'A-5'])
    const { sheets, name } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(name).toBe('Sample imported import errors.xlsx')
    expect(sheets.Rows).toEqual([
      ['Code', 'Amount', 'Sex', 'Row with error', 'Column with error', 'Reason of error'],
      ['wrong', '2', '', '3', 'A Code', expect.stringContaining('Code')],
      ['A-1', '3', '', '4', 'A Code', 'Code must be unique'],
      ['A-4', 'many', 'Neither', '5', expect.stringMatching(/B Amount/), expect.stringContaining('Amount')],
    ])
  })

  it('reports everything that is wrong with a row at once: cells that cannot be read, choices, rules, and values that are taken', async () => {
    await send([['Code'], ['A-1']])
    const content = workbook({
      Rows: [
        ['Code', 'Amount', 'Sex', 'Due'],
        ['A-1', 'many', 'Neither', 'sometime'],
        ['A-2', 2, '', ''],
      ],
      Lines: [
        ['Code', 'Goods', 'Price'],
        ['A-1', 'key', 'dear'],
        ['A-1', '', -1],
      ],
    })
    const sent = await importFile(server, path, token, { content })
    expect(sent).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Rows?.map((row) => row.slice(4))).toEqual([
      ['Row with error', 'Column with error', 'Reason of error'],
      ['2', 'A Code\nB Amount\nC Sex\nD Due', expect.stringMatching(/^Code must be unique\nAmount .*\n“Neither” .*\nDue /)],
    ])
    expect(sheets.Lines?.map((row) => row.slice(4))).toEqual([
      ['Column with error', 'Reason of error'],
      ['C Price', expect.anything()],
      ['B Goods\nC Price', expect.anything()],
    ])
  })

  it('imports none where all are wanted or none', async () => {
    const sent = await send(faulty, { fields: { onError: 'stop' } })
    expect(sent).toMatchObject({ success: true, code: 201, message: 'Nothing has been imported: errors in 3 of 5 rows' })
    expect(await codes()).toEqual([])
  })

  it('takes the file of errors again when it has been mended', async () => {
    const sent = await send(faulty)
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    const mended = (sheets.Rows ?? []).map((row, index) => (index === 0 ? row : [`B-${index}`, '1', '', ...row.slice(3)]))
    expect(await send(mended)).toMatchObject({ code: 200 })
    expect(await codes()).toEqual(['A-1', 'A-5', 'B-1', 'B-2', 'B-3'])
  })

  it('keeps the file of errors from everybody else', async () => {
    const sent = await send(faulty)
    const other = await server.signIn('configurator')
    expect((await fetchSheets(server, String(sent.result.fileUrl), other)).status).toBe(404)
    expect(await server.call('GET', `/api/common/imports/${sent.result.importId}`, undefined, other)).toMatchObject({ status: 404 })
  })
})

describe('B7.6-import rows of sub-tables', () => {
  const sheets = {
    Rows: [['Code'], ['A-1'], ['A-2']],
    Positionen: [
      ['Code', 'Goods', 'Price'],
      ['A-2', 'bolt', 2],
      ['A-2', 'nut', 1],
      ['A-1', 'key', 7],
    ],
  }
  const linesOf = async (code: string) => {
    const row = (await storedRows()).find((one) => one.code === code)
    const whole = await server.call<Row & { sub: { lines: Row[] } }>(
      'GET',
      `/api/sample/imported/queryById?id=${row?.id}`,
      undefined,
      token,
    )
    return whole.result.sub.lines.map(({ goods, price }) => [goods, price]).sort()
  }

  it('join the rows that they name', async () => {
    const sent = await importFile(server, path, token, { content: workbook(sheets) })
    expect(sent).toMatchObject({ code: 200, message: 'All 2 rows have been imported' })
    expect(await linesOf('A-2')).toEqual([
      ['bolt', 2],
      ['nut', 1],
    ])
  })

  it('join by the fields of foreignKeys', async () => {
    const fields = { foreignKeys: 'amount' }
    const content = workbook({
      Rows: [
        ['Code', 'Amount'],
        ['A-1', 5],
      ],
      Lines: [
        ['Amount', 'Goods'],
        [5, 'key'],
      ],
    })
    expect(await importFile(server, path, token, { content, fields })).toMatchObject({ code: 200 })
    expect(await linesOf('A-1')).toEqual([['key', null]])
    const wrong = await importFile(server, path, token, { content, fields: { foreignKeys: 'nothing' } })
    expect(wrong).toMatchObject({ status: 400, message: 'There is no field “nothing” of the main table to join the sub-tables by' })
  })

  it('are said to be missing where the file has no sheet for them, an exported list for example', async () => {
    expect(await send([['Code'], ['A-1']])).toMatchObject({ code: 200, message: `One row has been imported ${withoutLines}` })
  })

  it('stay out with isSingleTableImport', async () => {
    const sent = await importFile(server, path, token, { content: workbook(sheets), fields: { isSingleTableImport: 'true' } })
    expect(sent).toMatchObject({ code: 200, message: 'All 2 rows have been imported' })
    expect(await linesOf('A-2')).toEqual([])
  })

  it('are reported with their place, and with the row that they belong to', async () => {
    const content = workbook({
      Rows: [['Code'], ['A-1'], ['A-2']],
      Lines: [
        ['Code', 'Goods', 'Price'],
        ['A-1', 'key', 'dear'],
        ['A-9', 'lost', 1],
      ],
    })
    const sent = await importFile(server, path, token, { content })
    expect(sent).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 2 } })
    expect(sent.message).toBe('Imported with errors: 1 of 3 rows are in, 2 are not')
    const { sheets: found } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(found.Rows?.slice(1)).toEqual([['A-1', '', '', '']])
    expect(found.Lines?.slice(1)).toEqual([
      ['A-1', 'key', 'dear', '2', 'C Price', expect.stringContaining('Price')],
      ['A-9', 'lost', '1', '3', 'A Code', 'No row of the first sheet has “A-9” as Code'],
    ])
  })
})
