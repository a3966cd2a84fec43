import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesUnder } from '../../../../server-mock/app/seed/filesUnder'
import { importDocuments, importPages, preparePages } from '../../../../server-mock/app/seed/importPages'
import { importRows } from '../../../../server-mock/app/seed/importRows'
import { tellSteps } from '../../../../server-mock/app/seed/tellSteps'
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
  const pages = await preparePages(server.services, await filesUnder('pages', '.page.json'))
  await importPages(server.services, pages, report, tellSteps('pages', 4, report))
  const steps: number[] = []
  await importRows(server.services, 'pages', report, (done, total) => void steps.push(done, total))
  expect(received.filter((line) => line.includes(': '))).toEqual([])
  expect(received.at(-1)).toMatch(/^(\d+) of \1 pages published\.$/)
  // Whoever waits sees that it goes on.
  expect(received.filter((line) => /^ {2}\d+ of \d+ pages …$/.test(line))).toHaveLength(3)
  const rows = (await filesUnder('pages', '.rows.json')).flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as unknown[])
  expect(steps.slice(-2)).toEqual([rows.length, rows.length])
})
