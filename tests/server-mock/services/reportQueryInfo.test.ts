import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowPage } from '../../../schemas/api/Result'
import type { ReportQueryInfo } from '../../../schemas/api/reports'
import { importRows } from '../../../server-mock/app/seed/importRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

const report = {
  kind: 'report',
  version: 1,
  code: 'asked-report',
  title: 'Asked',
  source: { from: 'demo_customer' },
  grants: { staff: ['list'] },
  queryConfig: [
    { key: 'name', label: { 'zh-CN': '名字', 'en-US': 'Called' }, placeholder: 'part of it' },
    { key: 'phone', hidden: true, defaultValue: '13900000021' },
    { key: 'createBy', hidden: true, defaultValue: { expression: 'user.username' } },
    { key: 'createTime', mode: 'range', defaultValue: ['2026-01-01 00:00:00', null] },
  ],
  columns: [
    { key: 'name', type: 'normal', title: 'Name' },
    { key: 'phone', type: 'input', title: 'Phone' },
    { key: 'createBy', type: 'input', title: 'Made by' },
    { key: 'createTime', type: 'datetime', title: 'Made' },
  ],
}

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/customer'] })
  await importRows(server.services, 'pages/demo', () => {})
  const configurator = await server.signIn('configurator')
  const published = await server.call('POST', '/api/page-configs/asked-report/publish', { config: report }, configurator)
  if (!published.success) throw new Error(JSON.stringify(published))
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const base = '/api/online/cgreport/api'
const english = { 'Accept-Language': 'en-US' }

describe('B3-queryinfo the inputs of a report', () => {
  it('tell field, mode and which are hidden, and what each starts with for the caller', async () => {
    const { result } = await server.call<ReportQueryInfo[]>('GET', `${base}/getQueryInfo/asked-report`, undefined, token, english)
    expect(result.map(({ field, mode, hidden, defaultValue }) => [field, mode, hidden ?? false, defaultValue])).toEqual([
      ['name', 'single', false, undefined],
      ['phone', 'single', true, '13900000021'],
      ['createBy', 'single', true, 'staff'],
      ['createTime', 'group', false, ['2026-01-01 00:00:00', null]],
    ])
    expect(result[0]).toMatchObject({ label: 'Called', placeholder: 'part of it' })
  })

  it('find rows by what they start with', async () => {
    const { result } = await server.call<RowPage>('GET', `${base}/getData/asked-report?phone=13900000021`, undefined, token)
    expect(result.records.map(({ name }) => name)).toEqual(['北方检测'])
  })
})
