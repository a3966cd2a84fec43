import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result, Row } from '../../../schemas/api/Result'
import { fetchSheets, importFile, workbook } from '../../support/sheetFiles'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const number = (key: string, title: string, more: object = {}) => ({ key, type: 'inputNumber', title: { 'zh-CN': title }, ...more })
const importPath = '/sample/meters/importExcel'
const sample = samplePage(
  'meters',
  [
    number('plain', '读数'),
    number('whole', '个数', { integer: true }),
    number('price', '单价', { precision: 2 }),
    number('area', '面积', { value: 'row.whole * 10000000' }),
    { key: 'kind', type: 'input', title: { 'zh-CN': '种类' } },
    {
      key: 'reading',
      type: 'input',
      title: { 'zh-CN': '值' },
      inputs: [{ when: "row.kind == 'number'", as: { type: 'inputNumber' } }],
    } as never,
  ],
  {
    subTables: [
      {
        key: 'parts',
        title: { 'zh-CN': '部件' },
        foreignKey: 'meterId',
        columns: [number('weight', '重量')],
      },
    ],
    toolbar: { import: true },
  },
)
const page = { ...sample, url: { ...sample.url, importExcelUrl: importPath } }

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ pages: [] })
  token = await server.signIn('admin')
  expect(await publish(server, token, page)).toMatchObject({ status: 200, success: true })
})
afterAll(() => server.close())

/** As other programs write bodies: with digits that a number of JavaScript has no room for. */
async function send(method: 'POST' | 'PUT', call: string, body: string): Promise<Result<Row>> {
  const answer = await fetch(`${server.url}/api/sample/meters/${call}`, {
    method,
    headers: { 'content-type': 'application/json', 'X-Access-Token': token, 'Accept-Language': 'en-US' },
    body,
  })
  return (await answer.json()) as Result<Row>
}
const errorsOf = ({ errors }: Result<Row>) => errors?.map(({ path, message }) => `${path} ${message}`)
const refusal = (title: string, most: number) =>
  `“${title}” takes at most ${most} digits before the decimal point: a longer number would not be kept exactly`

describe('a number with more digits than are kept', () => {
  it.each([
    ['{"plain":12345678901234567890}', `/plain ${refusal('读数', 15)}`],
    ['{"plain":-1234567890123456.5}', `/plain ${refusal('读数', 15)}`],
    ['{"plain":1e300}', `/plain ${refusal('读数', 15)}`],
    ['{"whole":9007199254740993}', `/whole ${refusal('个数', 15)}`],
    ['{"price":12345678901234.56}', `/price ${refusal('单价', 13)}`],
    ['{"whole":123456789}', `/area ${refusal('面积', 15)}`],
    ['{"kind":"number","reading":12345678901234567890}', `/reading ${refusal('值', 15)}`],
    ['{"sub":{"parts":{"added":[{"weight":1234567890123456}]}}}', `/sub/parts/added/0/weight ${refusal('重量', 15)}`],
  ])('is refused with the title of its field: %s', async (body, error) => {
    expect(errorsOf(await send('POST', 'add', body))).toEqual([error])
  })

  it('is refused when a row is changed, which stays as it was', async () => {
    const { result } = await send('POST', 'add', '{"plain":999999999999999,"price":-9999999999999.99,"kind":"number","reading":0.1234567}')
    expect(result).toMatchObject({ plain: 999_999_999_999_999, price: -9_999_999_999_999.99, reading: '0.1234567' })
    const refused = await send('PUT', 'edit', `{"id":"${result.id}","rowVersion":${result.rowVersion},"plain":12345678901234567890}`)
    expect(errorsOf(refused)).toEqual([`/plain ${refusal('读数', 15)}`])
    const { result: kept } = await server.call<Row>('GET', `/api/sample/meters/queryById?id=${result.id}`, undefined, token)
    expect(kept).toMatchObject({ plain: 999_999_999_999_999, rowVersion: result.rowVersion })
  })

  it('is refused in a file, at its cell', async () => {
    const rows = [
      ['读数', '单价'],
      ['12345678901234567890', 1],
      [1, 2],
    ]
    const sent = await importFile(server, importPath, token, { content: workbook({ Meters: rows }) })
    expect(sent).toMatchObject({ result: { successCount: 1, errorCount: 1 } })
    const { sheets } = await fetchSheets(server, String(sent.result.fileUrl), token)
    expect(sheets.Meters?.[1]).toEqual(expect.arrayContaining(['A 读数', refusal('读数', 15)]))
  })
})
