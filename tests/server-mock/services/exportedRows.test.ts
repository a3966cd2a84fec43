import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { fetchSheets, importFile, workbook } from '../../support/sheetFiles'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const sample = samplePage('returned', [
  { key: 'code', type: 'input', title: { 'zh-CN': '编号' } },
  { key: 'note', type: 'input', title: { 'zh-CN': '=备注' } },
  { key: 'phone', type: 'input', mask: 'phone', title: { 'zh-CN': '电话', 'en-US': 'Phone' } },
  { key: 'place', type: 'area', title: { 'zh-CN': '地区' } },
  { key: 'city', type: 'area', level: 2, title: { 'zh-CN': '城市' } },
])
const page = {
  ...sample,
  url: { ...sample.url, exportXlsUrl: '/sample/returned/exportXls', importExcelUrl: '/sample/returned/importExcel' },
  toolbar: { import: true, export: true },
}
const rows = [
  { code: 'A', note: '=1+1', place: '330106' },
  { code: 'B', note: '-5 °C', place: '110000', city: '110100' },
  { code: 'C', note: '+49 711', place: '440300', city: '330100' },
  { code: 'D', note: "'quoted'", place: '110101' },
]

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('admin')
  expect(await publish(server, token, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const stored = async () => {
  const { result } = await server.call<RowPage>('GET', '/api/sample/returned/list?pageSize=100&column=code&order=asc', undefined, token)
  return result.records
}

it('B7.6-import takes an exported list again as it was: texts that look like formulas, and areas by their names', async () => {
  for (const row of rows) expect(await server.call<Row>('POST', '/api/sample/returned/add', row, token)).toMatchObject({ success: true })
  const exported = await fetch(`${server.url}/api/sample/returned/exportXls`, { headers: { 'X-Access-Token': token } })
  const content = Buffer.from(await exported.arrayBuffer())
  for (const { id } of await stored()) await server.call('DELETE', `/api/sample/returned/delete?id=${id}`, undefined, token)
  expect(await importFile(server, '/sample/returned/importExcel', token, { content, name: 'rows.xls' })).toMatchObject({ code: 200 })
  expect(await stored()).toMatchObject(rows)
})

it('B7.6-import refuses what an exported list shows of a masked text, instead of storing its stars', async () => {
  const content = workbook({
    Rows: [
      ['编号', '电话'],
      ['M', '138****0000'],
      ['N', '13800000000'],
    ],
  })
  const sent = await importFile(server, '/sample/returned/importExcel', token, { content })
  expect(sent.result).toMatchObject({ successCount: 1, errorCount: 1 })
  const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
  expect(Object.values(sheets)[0]?.[1]?.at(-1)).toBe('Phone: the file has only the masked text “138****0000”; write it in full')
})
