import { CFB } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowPage } from '../../../schemas/api/Result'
import { importRowLimit } from '../../../schemas/page/limits'
import { fetchSheets, importFile, type SheetRows, workbook } from '../../support/sheetFiles'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'
import { zipOf } from './zipOf'

let server: TestServer
let token: string

const text = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })
const path = '/sample/goods/importExcel'
const sample = samplePage(
  'goods',
  [
    { key: 'name', type: 'input', title: text('名称', 'Name'), validateRules: [{ required: true }] },
    { key: 'batch', type: 'input', title: text('批次', 'Batch') },
    {
      key: 'kind',
      type: 'select',
      title: text('种类', 'Kind'),
      options: [
        { value: 'a', label: text('甲', 'First') },
        { value: 'b', label: text('乙', 'First') },
      ],
    },
    { key: 'secret', type: 'input', title: text('机密', 'Secret') },
    { key: 'number', type: 'input', title: text('编号', 'Number'), defaultValue: { fillRule: 'reference' } },
    { key: 'sum', type: 'inputNumber', title: text('合计', 'Sum'), value: 'size(row.name)' },
  ] as never,
  {
    resource: {
      table: 'goods',
      unique: [['name', 'batch']],
      where: "row.name != 'Outside'",
    },
    rights: { fields: { secret: { configurator: {} } } },
  },
)
const page = { ...sample, url: { ...sample.url, importExcelUrl: path }, toolbar: { import: true } }

beforeAll(async () => {
  server = await startTestServer({ pages: [] })
  token = await server.signIn('admin')
  expect(await publish(server, token, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const names = async () => {
  const answer = await server.call<RowPage>('GET', '/api/sample/goods/list?pageSize=1000&column=name&order=asc', undefined, token)
  return answer.result.records.map(({ name }) => name)
}
const send = (rows: SheetRows, more: Partial<Parameters<typeof importFile>[3]> = {}, as = token) =>
  importFile(server, path, as, { content: workbook({ Goods: rows }), ...more })

/** As Excel keeps a workbook that opens with a password: a container with the encrypted file in it. */
function lockedWorkbook(): Buffer {
  const container = CFB.utils.cfb_new()
  const info = Buffer.alloc(1208)
  info.writeUInt32LE(0x0004_0004)
  info.writeUInt32LE(0x40, 4)
  info.write('<?xml version="1.0"?><encryption><keyData saltSize="16" blockSize="16" keyBits="256" hashSize="64" /></encryption>', 8)
  CFB.utils.cfb_add(container, '/EncryptionInfo', info)
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(6000, 7))
  // A cast: the library answers what it was asked for.
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

describe('B7.6-import a file that is none', () => {
  const bomb = () => zipOf({ 'xl/workbook.xml': Buffer.alloc(300 * 1024 * 1024, 'A'), '[Content_Types].xml': Buffer.from('<Types/>') })
  it.each<[string, () => Buffer | string, string, string]>([
    [
      'is a text',
      () => 'name\nBolt',
      'rows.xlsx',
      '“rows.xlsx” is no Excel file by its content; save it as .xlsx in Excel and import that',
    ],
    [
      'has another ending',
      () => workbook({ S: [['Name'], ['x']] }),
      'rows.csv',
      'Only .xls and .xlsx files can be imported; this one is “rows.csv”',
    ],
    [
      'is another packed file',
      () => zipOf({ 'word/document.xml': Buffer.from('<w/>') }),
      'rows.xlsx',
      '“rows.xlsx” is no Excel file by its content; save it as .xlsx in Excel and import that',
    ],
    [
      'is packed and broken',
      () => Buffer.from('PK\u0003\u0004 and nothing more'),
      'rows.xlsx',
      '“rows.xlsx” is damaged and cannot be read',
    ],
    [
      'is older and broken',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]),
      'rows.xls',
      '“rows.xls” is damaged and cannot be read',
    ],
    [
      'would be 300 MB when it is unpacked',
      bomb,
      'rows.xlsx',
      '“rows.xlsx” is too large when it is unpacked; please split it into several files',
    ],
    ['is locked', lockedWorkbook, 'rows.xlsx', '“rows.xlsx” is protected by a password; remove it and import the file again'],
    ['is empty', () => '', 'rows.xlsx', 'Please choose a file'],
  ])('and %s is refused with a sentence', async (_what, content, name, message) => {
    expect(await importFile(server, path, token, { content: content(), name })).toMatchObject({ status: 400, success: false, message })
  })

  it('and no file at all: 请上传文件', async () => {
    const headers = { 'Accept-Language': 'zh-CN', 'X-Access-Token': token }
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: new FormData() })
    expect(await answer.json()).toMatchObject({ success: false, message: '请上传文件' })
  })

  it.each<[string, SheetRows, string]>([
    ['has no rows', [['Name']], 'There are no rows in “Goods”: the first row holds the headings, the rows begin below it'],
    [
      'has columns that nobody knows',
      [
        ['Name', 'Nam', ''],
        ['x', 'y', 'z'],
      ],
      '“Goods” has columns that this page does not know: Nam, (C). Please use the headings of the template',
    ],
    [
      'has a column twice',
      [
        ['Name', 'Batch', 'name'],
        ['x', 'y', 'z'],
      ],
      '“Goods” has columns more than once: name. Please leave each of them once',
    ],
    [
      'is wider than any page',
      [['Name'], ['x', ...Array.from({ length: 1000 }, () => 'y')]],
      '“rows.xlsx” holds something to the right of column 1000; delete it and import the file again',
    ],
    ['lacks a column that must be filled', [['Batch'], ['x']], '“Goods” lacks columns that must be filled: Name'],
  ])('and %s is refused as a whole', async (_what, rows, message) => {
    expect(await send(rows)).toMatchObject({ status: 400, success: false, message })
  })

  it('and has more rows than are imported at once is refused as a whole', async () => {
    const rows = Array.from({ length: importRowLimit + 1 }, (_, index) => [`Row ${index}`])
    expect(await send([['Name'], ...rows])).toMatchObject({
      status: 400,
      message: 'At most 10000 rows are imported at once; please split the file',
    })
  })
})

describe('B7.6-import reads', () => {
  it('a row that stands by itself far below the others', async () => {
    const far = importRowLimit * 2
    const sent = await send([['Name'], ['Near'], ...Array.from({ length: far }, () => []), ['Far']])
    expect(sent).toMatchObject({ code: 200, message: 'All 2 rows have been imported' })
    expect(await names()).toEqual(expect.arrayContaining(['Far', 'Near']))
  })

  it('no error of a formula as if somebody had written it', async () => {
    const sent = await send([['Name'], [{ t: 'e', v: 42, w: '#N/A' }]])
    expect(sent).toMatchObject({ code: 201, message: 'Nothing has been imported: errors in 1 of 1 rows' })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Goods?.[1]).toEqual(['#N/A', '2', 'A Name', 'Name: its formula ends in the error #N/A'])
  })
})

describe('B7.6-import by the rights and rules of the form', () => {
  it('asks for the right to import, for the template too', async () => {
    const [importer, others] = [
      await signInWith(server, ['goods:import']),
      await signInWith(server, ['goods:list', 'goods:add', 'goods:edit']),
    ]
    expect(await send([['Name'], ['By right']], {}, importer.token)).toMatchObject({ status: 200, code: 200 })
    expect(await send([['Name'], ['Without']], {}, others.token)).toMatchObject({ status: 403, code: 510 })
    expect((await fetchSheets(server, path, importer.token)).status).toBe(200)
    expect((await fetchSheets(server, path, others.token)).status).toBe(403)
  })

  it('knows no column that is hidden from the caller, in the file or in the template', async () => {
    const staff = await server.signIn('staff')
    expect(
      await send(
        [
          ['Name', 'Secret'],
          ['x', 'y'],
        ],
        {},
        staff,
      ),
    ).toMatchObject({ status: 400, message: expect.stringContaining('does not know: Secret') })
    expect((await fetchSheets(server, path, staff)).sheets.Rows).toEqual([['Name *', 'Batch', 'Kind', 'Number']])
    expect((await fetchSheets(server, path, token)).sheets.Rows).toEqual([['Name *', 'Batch', 'Kind', 'Secret', 'Number']])
  })

  it('refuses what a text leaves open, rows outside of the page, and what must be unique together', async () => {
    const sent = await send([
      ['Name', 'Batch', 'Kind'],
      ['Unclear', '1', 'First'],
      ['Outside', '1', ''],
      ['Twice', '1', '甲'],
      ['Twice', '1', 'b'],
      ['Once', '', ''],
    ])
    expect(sent).toMatchObject({ code: 201, result: { totalCount: 5, successCount: 2, errorCount: 3 } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Goods?.slice(1).map((row) => row.slice(3))).toEqual([
      ['2', 'C Kind', 'Kind: more than one is called “First”; write its value instead: a, b'],
      ['3', '', 'Not saved: the row would no longer be among those of this page, or those that you may see'],
      ['5', expect.stringContaining('A Name'), expect.stringContaining('Name, Batch')],
    ])
    expect(await names()).toEqual(expect.arrayContaining(['Once', 'Twice']))
  })

  it('takes all rows back where one is refused while they are written, and all were wanted', async () => {
    const before = await names()
    const sent = await send([['Name'], ['Good'], ['Outside']], { fields: { onError: 'stop' } })
    expect(sent).toMatchObject({ code: 201, message: 'Nothing has been imported: errors in 1 of 2 rows' })
    expect(await names()).toEqual(before)
  })

  it('fills and computes as a form does', async () => {
    await send([['Name'], ['Filled one'], ['Filled three']])
    const { result } = await server.call<RowPage>('GET', '/api/sample/goods/list?name=Filled*', undefined, token)
    const numbers = result.records.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)])
    expect(result.records.map(({ sum }) => sum).sort()).toEqual([10, 12])
  })

  it('says in the template what can be chosen', async () => {
    expect((await fetchSheets(server, path, token, 'zh-CN')).sheets).toEqual({
      数据: [['名称 *', '批次', '种类', '机密', '编号']],
      可选值: [['种类'], ['甲'], ['乙']],
    })
  })
})
