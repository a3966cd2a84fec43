import { afterAll, beforeAll, expect, it } from 'vitest'
import savedPages from '../../../pages/system/saved-pages.page.json'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { documentKinds } from '../../../schemas/documents'
import { pageFacts } from '../../../schemas/page/kinds'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'
import { publish, samplePage } from './samplePage'

let server: TestServer
let office: Administration
let configurator: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/saved-pages', 'basic/location'] })
  office = await administration(server)
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const find = async (query: string, language = 'en-US') =>
  (await office.admin<RowPage>('GET', `/api/sys/page/list?${query}`, undefined, { 'Accept-Language': language })).result.records
const one = async (query: string, language?: string) => (await find(query, language))[0] as Row

it('P7-saved says who published each page, when and as what, and who may open it, in the language of the reader', async () => {
  expect(await publish(server, configurator, samplePage('kept'), { message: 'first one' })).toMatchObject({ status: 200 })
  expect(await one('code=kept')).toMatchObject({
    title: 'Sample kept',
    kind: 'list',
    state: 'published',
    version: 1,
    publishedBy: expect.stringMatching(/^\S.* \(configurator\)$/),
    publishedTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /),
    message: 'first one',
    openTo: 'Page configurators, Staff',
  })
  expect((await one('code=kept', 'zh-CN')).title).toBe('样例 kept')
  const draft = { text: JSON.stringify(samplePage('begun')), base: 0 }
  await server.call('PUT', '/api/page-configs/begun/draft', draft, configurator)
  expect(await one('code=begun')).toMatchObject({
    state: 'draft',
    version: null,
    publishedBy: null,
    openTo: null,
    updateBy: 'configurator',
  })
  expect((await find('state=draft')).map(({ code }) => code)).toEqual(['begun'])
})

it('P7-saved says who may publish, and follows what a role is granted', async () => {
  const before = String((await one('code=kept')).publishers)
  expect(before).toContain('(admin)')
  expect(before).toContain('(configurator)')
  await office.staffWith(['page:publish'])
  const [page, dictionary] = [String((await one('code=kept')).publishers), String((await one('kind=dictionary')).publishers)]
  const added = page.split(', ').filter((person) => !before.split(', ').includes(person))
  expect(added).toEqual([expect.stringMatching(/^helper\d+ \(helper\d+\)$/)])
  // A document asks for one more right.
  expect(dictionary).toContain('(configurator)')
  expect(dictionary).not.toContain(added[0])
})

it('P7-saved is read by whoever may write pages alone', async () => {
  expect(await server.call('GET', '/api/sys/page/list', undefined, configurator)).toMatchObject({ status: 200 })
  const plain = await office.staffWith(['location:list'])
  expect((await plain('GET', '/api/sys/page/list')).status).toBe(403)
})

it('P7-saved names every kind of page and of document', () => {
  const named = savedPages.columns.find(({ key }) => key === 'kind')?.options?.map(({ value }) => value)
  expect(named).toEqual([...Object.keys(pageFacts), ...documentKinds])
})
