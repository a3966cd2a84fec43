import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartOption } from '../../../schemas/api/charts'
import type { RowsGroups } from '../../../schemas/api/groups'
import type { RowPage } from '../../../schemas/api/Result'
import { momentText } from '../../../schemas/rules/dates'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const title = (text: string) => ({ 'zh-CN': text })
const page = samplePage('letter', [
  { key: 'name', type: 'input', title: title('名称') },
  { key: 'sent', type: 'datetime', zoned: true, title: title('发送') },
  { key: 'written', type: 'datetime', title: title('填写') },
  { key: 'due', type: 'date', title: title('日期') },
])

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
  expect(await publish(server, token, page)).toMatchObject({ status: 200 })
  // Half past eleven in the evening in London: in Berlin it is the second of March already, in New York the first.
  const sent = momentText(new Date(Date.UTC(2026, 2, 1, 23, 30)))
  const row = { name: 'late', sent, written: '2026-03-01 23:30:00', due: '2026-03-01' }
  expect(await server.call('POST', '/api/sample/letter/add', row, token)).toMatchObject({ success: true })
  expect(await server.call('POST', '/api/sample/letter/add', { name: 'never' }, token)).toMatchObject({ success: true })
})
afterAll(() => server.close())

const berlin = { 'X-Time-Zone': 'Europe/Berlin' }
const newYork = { 'X-Time-Zone': 'America/New_York' }

async function daysBy(by: string, headers?: Record<string, string>) {
  const { result } = await server.call<RowsGroups>('POST', '/api/common/rowGroups', { page: 'letter', by }, token, headers)
  return result.groups.map(({ value }) => value)
}

async function namesOn(day: string, headers: Record<string, string>) {
  const filter = encodeURIComponent(encodeURIComponent(JSON.stringify([{ columnName: 'sent', operator1: 'eq', value1: day }])))
  const { result } = await server.call<RowPage>('GET', `/api/sample/letter/list?filterByItems=${filter}`, undefined, token, headers)
  return result.records.map(({ name }) => name)
}

describe('days of moments', () => {
  it('B2.2-zone are those of the reader’s clock when rows are grouped', async () => {
    expect(await daysBy('sent', berlin)).toEqual(['2026-03-02', null])
    expect(await daysBy('sent', newYork)).toEqual(['2026-03-01', null])
  })

  it('B2.2-zone find under each group the rows that it has counted', async () => {
    expect(await namesOn('2026-03-02', berlin)).toEqual(['late'])
    expect(await namesOn('2026-03-01', berlin)).toEqual([])
    expect(await namesOn('2026-03-01', newYork)).toEqual(['late'])
  })

  it('B2.2-zone are those of the reader’s clock in a chart', async () => {
    const chart = { url: '/p/letter', chartTypeId: '1', xfieldCode: 'sent', yfieldCode: '*' }
    const drawn = async (headers: Record<string, string>) => {
      const path = '/api/layoutChart/commonLayoutChart/getChartOption'
      const { result } = await server.call<ChartOption>('POST', path, chart, token, headers)
      return result.xAxis.data?.[0]
    }
    expect(await drawn(berlin)).toBe('2026-03-02')
    expect(await drawn(newYork)).toBe('2026-03-01')
  })

  it('B2.2-zone stand as they are where people have written them, and days have no zone', async () => {
    for (const headers of [berlin, newYork]) {
      expect(await daysBy('written', headers)).toContain('2026-03-01')
      expect(await daysBy('due', headers)).toContain('2026-03-01')
    }
  })

  it.each(['+08:00', 'Moon/Crater', "UTC'; select 1", ''])('are those of the server where the reader names no zone: %s', async (zone) => {
    expect(await daysBy('sent', { 'X-Time-Zone': zone })).toEqual(await daysBy('sent'))
  })
})
