import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LifePlan, LifeResult, PublishSetResult } from '../../../schemas/api/pageLife'
import type { PageDraft, PageSummary, PublishedPage, PublishResult } from '../../../schemas/api/pages'
import type { DictItem } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
})
afterAll(() => server.close())

const dictionary = (code: string, ...values: string[]) => ({
  kind: 'dictionary',
  version: 1,
  code,
  title: code,
  items: values.map((value) => ({ value, label: value })),
})
const choice = (dictCode: string) => ({ key: 'stage', type: 'select', title: { 'zh-CN': '阶段' }, dictCode })
const call = <T>(method: string, path: string, body?: unknown) => server.call<T>(method, `/api/page-configs/${path}`, body, token)
const send = (code: string, ...values: string[]) =>
  call<PublishResult>('POST', `${code}.dict/publish`, { config: dictionary(code, ...values) })
const entries = async (code: string) =>
  (await server.call<DictItem[]>('GET', `/api/sys/dict/getDictItems/${code}`, undefined, token)).result?.map(({ value }) => value)
const inSet = (code: string, config: object) => ({ code, text: JSON.stringify(config) })
const sendSet = (dryRun: boolean, ...pages: { code: string; text: string }[]) =>
  call<PublishSetResult>('POST', 'publish', { pages, dryRun })

describe('documents and pages that are published together', () => {
  const page = () => inSet('graded', samplePage('graded', [choice('grade')]))

  it('are planned and published with the documents first, whatever their order was', async () => {
    const { result: plan } = await sendSet(true, page(), inSet('grade.dict', dictionary('grade', 'a', 'b')))
    expect(plan.pages).toMatchObject([
      { code: 'grade.dict', version: null, problems: [], changes: [{ kind: 'addChoice' }, { kind: 'addChoice' }] },
      { code: 'graded', version: null, problems: [] },
    ])
    expect((await call('GET', 'grade.dict')).status).toBe(404)
    const done = await sendSet(false, page(), inSet('grade.dict', dictionary('grade', 'a', 'b')))
    expect(done).toMatchObject({
      status: 200,
      result: { isPublished: true, pages: [{ code: 'grade.dict', version: 1 }, { code: 'graded' }] },
    })
    expect(await entries('grade')).toEqual(['a', 'b'])
  })

  it('are all refused when one of them is wrong, each finding with its name', async () => {
    const wrong = inSet('grade.dict', dictionary('grade', 'c', 'c'))
    const refused = await sendSet(false, wrong, page(), inSet('rank.dict', dictionary('rank', 'x')))
    expect(refused).toMatchObject({ status: 422, errors: [{ page: 'grade.dict', path: '/items/1/value', code: 'duplicate-key' }] })
    expect(await entries('grade')).toEqual(['a', 'b'])
    expect((await call('GET', 'rank.dict')).status).toBe(404)
  })

  it('are refused when a page names a dictionary that is neither there nor among them', async () => {
    const missing = inSet('ranked', samplePage('ranked', [choice('rank')]))
    const refused = await sendSet(false, missing, inSet('other.dict', dictionary('other', 'x')))
    expect(refused).toMatchObject({ status: 422, errors: [{ page: 'ranked', code: 'unknown-dictionary', missing: { code: 'rank' } }] })
    expect((await call('GET', 'other.dict')).status).toBe(404)
  })

  it('hold the rows of a page against the choices that come with it', async () => {
    await publish(server, token, samplePage('noted', [{ key: 'note', type: 'input', title: { 'zh-CN': '备注' } }]))
    expect((await server.call('POST', '/api/sample/noted/add', { note: 'kept' }, token)).status).toBe(200)
    await send('notes', 'other')
    const chosen = inSet('noted', samplePage('noted', [{ key: 'note', type: 'select', title: { 'zh-CN': '备注' }, dictCode: 'notes' }]))
    const { result: before } = await sendSet(true, chosen)
    const { result: after } = await sendSet(true, chosen, inSet('notes.dict', dictionary('notes', 'other', 'kept')))
    const planned = ({ pages }: PublishSetResult) => pages.find(({ code }) => code === 'noted')?.changes.map(({ kind }) => kind)
    expect(planned(before)).toContain('refused')
    expect(planned(after)).not.toContain('refused')
  })
})

describe('a document that is used', () => {
  beforeAll(async () => {
    await send('stage', 'new', 'old')
    await publish(server, token, samplePage('staged', [choice('stage')]))
  })

  it('is neither deleted, unpublished nor renamed, and the places that name it are told', async () => {
    const used = { status: 409, errors: [{ path: '/columns/0/dictCode', code: 'unknown-dictionary' }] }
    expect(await call('POST', 'stage.dict/delete', { confirm: 'stage.dict', tables: 'keep' })).toMatchObject(used)
    expect(await call('POST', 'stage.dict/unpublish', {})).toMatchObject(used)
    expect(await call('POST', 'stage.dict/rename', { code: 'phase.dict' })).toMatchObject(used)
    expect(await entries('stage')).toEqual(['new', 'old'])
    const { result: plan } = await call<LifePlan>('GET', 'stage.dict/life?action=delete')
    expect(plan.dependents).toMatchObject([
      { code: 'staged', problems: [{ path: '/columns/0/dictCode' }], places: [{ field: '阶段', path: '/columns/0/dictCode' }] },
    ])
    expect(plan.consequences).toHaveLength(2)
  })

  it('is copied into a draft of the same kind', async () => {
    const copied = await call<PageDraft>('POST', 'stage.dict/copy', { code: 'phase.dict', title: 'Phase' })
    expect(JSON.parse(copied.result.text)).toMatchObject({ kind: 'dictionary', code: 'phase', items: [{ value: 'new' }, { value: 'old' }] })
    expect(await call('POST', 'stage.dict/copy', { code: 'phase.fillrule' })).toMatchObject({ status: 400 })
    expect(await call('POST', 'stage.dict/copy', { code: 'phase' })).toMatchObject({ status: 400 })
    expect(await call('POST', 'phase.dict/publish', { text: copied.result.text })).toMatchObject({ status: 200 })
    expect(await entries('phase')).toEqual(['new', 'old'])
  })
})

describe('a document that nothing uses', () => {
  it('gets another code with its history, and is brought back from before that', async () => {
    await send('colour', 'red')
    await send('colour', 'red', 'blue')
    expect(await call<LifeResult>('POST', 'colour.dict/rename', { code: 'paint.dict' })).toMatchObject({
      status: 200,
      result: { code: 'paint.dict', version: 3 },
    })
    expect(await entries('paint')).toEqual(['red', 'blue'])
    expect((await call('GET', 'colour.dict')).status).toBe(404)
    expect(await call('POST', 'paint.dict/rollback', { version: 1 })).toMatchObject({ status: 200 })
    expect((await call<PublishedPage>('GET', 'paint.dict')).result.config).toMatchObject({ code: 'paint', items: [{ value: 'red' }] })
  })

  it('is unpublished, comes back with the next version, and is deleted by its whole name', async () => {
    await send('size', 's')
    expect(await call('POST', 'size.dict/unpublish', {})).toMatchObject({ status: 200 })
    expect(await entries('size')).toBeUndefined()
    expect(await send('size', 's', 'm')).toMatchObject({ status: 200, result: { version: 2 } })
    expect(await call('POST', 'size.dict/delete', { confirm: 'size', tables: 'keep' })).toMatchObject({ status: 400 })
    expect(await call('POST', 'size.dict/delete', { confirm: 'size.dict', tables: 'keep' })).toMatchObject({ status: 200 })
    const { result: listed } = await server.call<PageSummary[]>('GET', '/api/page-configs', undefined, token)
    expect(listed.map(({ code }) => code)).not.toContain('size.dict')
  })
})
