import { afterAll, beforeAll, expect, it } from 'vitest'
import { importDocuments, importPages } from '../../../../server-mock/app/seed/importPages'
import { importRows } from '../../../../server-mock/app/seed/importRows'
import { startTestServer, type TestServer } from '../../../support/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('every page of the product is published at its first start, and every row of the demonstration is taken', {
  timeout: 180_000,
}, async () => {
  const received: string[] = []
  const report = (line: string) => void received.push(line)
  await importDocuments(server.services, 'pages', report)
  await importPages(server.services, 'pages', report)
  await importRows(server.services, 'pages', report)
  expect(received.filter((line) => line.includes(': '))).toEqual([])
  expect(received.at(-1)).toMatch(/^(\d+) of \1 pages published\.$/)
})
