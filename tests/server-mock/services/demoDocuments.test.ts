import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DictItem } from '../../../schemas/api/session'
import { importRows } from '../../../server-mock/app/seed/importRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string
const reported: string[] = []

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/documents'] })
  await importRows(server.services, 'pages/demo', (line) => reported.push(line))
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const english = { 'Accept-Language': 'en-US' }
const add = (row: object) => server.call<Row>('POST', '/api/demo/documents/add', row, token, english)

describe('the demonstration of dictionaries and rules', () => {
  it('C-documents shows its rows with the texts of the dictionary, the worst first, those too that hold what is disabled', async () => {
    expect(reported.filter((line) => line.includes('documents.rows'))).toEqual([])
    const { result } = await server.call<RowPage>('GET', '/api/demo/documents/list?column=severity&order=desc', undefined, token, english)
    expect(result.records.map(({ severity, severity_dictText }) => [severity, severity_dictText])).toEqual([
      [4, 'Critical'],
      [3, 'Major'],
      [1, 'Trivial'],
      [0, 'Undecided'],
    ])
  })

  it('C-documents offers the entries in their order, with colours, what they mean, and which is disabled', async () => {
    const { result } = await server.call<DictItem[]>('GET', '/api/sys/dict/getDictItems/demo_severity', undefined, token)
    expect(result.map(({ value, color, disabled }) => [value, color ?? '', disabled === true])).toEqual([
      ['4', 'red', false],
      ['3', 'orange', false],
      ['2', 'blue', false],
      ['1', '#8c8c8c', false],
      ['0', '', true],
    ])
    expect(result[0]?.descriptions?.['en-US']).toBe('The test must be stopped at once')
  })

  it('C-documents numbers new rows, checks them step by step, and takes what is offered alone', async () => {
    expect(await add({ defect: 'Dent', severity: 2, batch: 'ab1234' })).toMatchObject({
      status: 422,
      errors: [{ path: '/batch', message: 'Begin with two capital letters' }],
    })
    expect(await add({ defect: 'Dent', severity: 2, batch: 'AB12' })).toMatchObject({
      status: 422,
      errors: [{ path: '/batch', message: 'Four digits follow the letters' }],
    })
    expect(await add({ defect: 'Dent', severity: 0 })).toMatchObject({
      status: 400,
      errors: [{ path: '/severity', code: 'unknown-choice' }],
    })
    const { result } = await add({ defect: 'Dent', severity: 2, batch: 'AB1234' })
    expect(result).toMatchObject({ severity: 2, severity_dictText: 'Minor', number: expect.stringMatching(/^QX\d{8}01$/) })
  })
})
