import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/check-rules', 'system/fill-rules'] })
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, token = configurator) =>
  server.call<T>(method, `/api/sys/${path}`, body, token)
const codesIn = async (path: string) => (await call<RowPage>('GET', path)).result.records.map(({ ruleCode }) => ruleCode)
const historyOf = async (name: string) =>
  (await server.call<{ version: number }[]>('GET', `/api/page-configs/${name}/history`, undefined, configurator)).result.map(
    ({ version }) => version,
  )
const title = { 'zh-CN': '编号' }

describe('check rules as rows', () => {
  const steps = [
    { characters: 1, pattern: '^[A-Z]$', message: '请以大写字母开头', messageEn: 'Begin with a capital letter' },
    { pattern: '^.{3}$', message: '共三位', messageEn: 'Three characters' },
  ]
  const checked = async (value: string) => (await call<unknown>('GET', `checkRule/checkByCode?ruleCode=shelf&value=${value}`)).message

  it('P7-rules are added with their steps, changed, listed and deleted, each save a published version that checks values', async () => {
    const added = await call('POST', 'checkRule/add', {
      ruleCode: 'shelf',
      ruleName: '货架号',
      ruleNameEn: 'Shelf',
      sub: { steps: { added: steps } },
    })
    expect(added).toMatchObject({
      message: 'Added',
      result: { ruleCode: 'shelf', version: 1, ruleText: 'Begin with a capital letter; Three characters' },
    })
    expect(await checked('a12')).toBe('Begin with a capital letter')
    const sub = added.result.sub as { steps: Row[] }
    expect(sub.steps).toMatchObject([
      { characters: 1, pattern: '^[A-Z]$', messageEn: 'Begin with a capital letter', sortOrder: 1 },
      { characters: null, pattern: '^.{3}$', sortOrder: 2 },
    ])
    const change = { edited: [{ id: sub.steps[1]?.id, pattern: '^.{4}$', messageEn: 'Four characters' }], deleted: [sub.steps[0]?.id] }
    const edited = await call('PUT', 'checkRule/edit', { id: 'shelf', rowVersion: 1, description: '仓库', sub: { steps: change } })
    expect(edited.result).toMatchObject({ version: 2, description: '仓库', ruleText: 'Four characters', ruleNameEn: 'Shelf' })
    expect([await checked('a123'), await checked('a12')]).toEqual(['', 'Four characters'])
    expect(await historyOf('shelf.checkrule')).toEqual([2, 1])
    const late = await call('PUT', 'checkRule/edit', { id: 'shelf', sub: { steps: change } })
    expect(late).toMatchObject({ status: 409, message: 'The rule was changed meanwhile: open it again' })
    expect(await call('DELETE', 'checkRule/delete?id=shelf')).toMatchObject({ message: 'Deleted' })
    expect((await call('GET', 'checkRule/queryById?id=shelf')).status).toBe(404)
  })

  it('P7-rules a rule without a code or steps, or with a step that cannot run, is refused with the reason', async () => {
    const bare = await call('POST', 'checkRule/add', { ruleCode: 'bare', ruleName: '空' })
    expect(bare.message).toBe('It cannot be saved: a check rule needs at least one step. Add one first.')
    const nameless = await call('POST', 'checkRule/add', { ruleCode: ' ', ruleName: '空', sub: { steps: { added: steps } } })
    expect(nameless).toMatchObject({ status: 400, message: 'Please enter a code' })
    const wrong = { ...steps[0], pattern: '(a' }
    const broken = await call('POST', 'checkRule/add', { ruleCode: 'bare', ruleName: '空', sub: { steps: { added: [wrong] } } })
    expect(broken.message).toContain('It cannot be saved')
    expect(broken.errors?.map(({ path }) => path)).toEqual(['/sub/steps/added/0/pattern'])
    expect(await codesIn('checkRule/list?ruleCode=bare')).toEqual([])
  })

  it('P7-rules a rule that a page uses says so, is found by that page, and is not deleted', async () => {
    await call('POST', 'checkRule/add', { ruleCode: 'rack', ruleName: '架号', sub: { steps: { added: steps } } })
    const field = { key: 'rack', type: 'input', title, validateRules: [{ checkRule: 'rack' }] }
    expect(await publish(server, configurator, samplePage('racks', [field]))).toMatchObject({ status: 200 })
    expect((await call('GET', 'checkRule/queryById?id=rack')).result.usedBy).toBe('Sample racks (racks)')
    expect(await codesIn('checkRule/list?usedBy=racks')).toEqual(['rack'])
    expect(await codesIn('checkRule/list?ruleText=*three char*')).toEqual(['rack'])
    const refused = await call('DELETE', 'checkRule/deleteBatch?ids=rack')
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('racks') })
    expect(await codesIn('checkRule/list?ruleCode=rack')).toEqual(['rack'])
  })
})

describe('fill rules as rows', () => {
  it('P7-rules are added, changed, listed with an example and deleted, each save a published version', async () => {
    const added = await call('POST', 'fillRule/add', { ruleCode: 'crate', ruleName: '箱号', makes: 'orderNumber', prefix: 'K' })
    expect(added.result).toMatchObject({ ruleCode: 'crate', makes: 'orderNumber', prefix: 'K', usedBy: '' })
    expect(added.result.example).toMatch(/^K\d{8}01$/)
    const edited = await call('PUT', 'fillRule/edit', { id: 'crate', rowVersion: 1, makes: 'reference', ruleNameDe: 'Kiste' })
    expect(edited.result).toMatchObject({ version: 2, makes: 'reference', prefix: null, ruleName: '箱号', ruleNameDe: 'Kiste' })
    expect(await codesIn('fillRule/list?makes=reference&ruleName=kiste')).toEqual(['crate'])
    expect(await codesIn('fillRule/list?makes=orderNumber&ruleName=kiste')).toEqual([])
    expect(await historyOf('crate.fillrule')).toEqual([2, 1])
    expect(await call('DELETE', 'fillRule/delete?id=crate')).toMatchObject({ message: 'Deleted' })
    expect(await codesIn('fillRule/list?ruleCode=crate')).toEqual([])
  })

  it('P7-rules a rule that numbers the rows of a page is not deleted; the refusal says which page', async () => {
    await call('POST', 'fillRule/add', { ruleCode: 'pallet', ruleName: '托盘号', makes: 'orderNumber', prefix: 'TP' })
    const field = { key: 'number', type: 'input', title, defaultValue: { fillRule: 'pallet' } }
    expect(await publish(server, configurator, samplePage('pallets', [field]))).toMatchObject({ status: 200 })
    expect((await call('GET', 'fillRule/queryById?id=pallet')).result.usedBy).toBe('Sample pallets (pallets)')
    expect(await call('DELETE', 'fillRule/delete?id=pallet')).toMatchObject({
      status: 409,
      message: expect.stringContaining('pallets'),
    })
  })
})

it('P7-rules take the right to change documents, and no other', async () => {
  const keeper = await signInWith(server, ['dict:write'])
  const staff = await server.signIn('staff')
  for (const base of ['checkRule', 'fillRule']) {
    expect(await call('GET', `${base}/list`, undefined, keeper.token)).toMatchObject({ status: 200 })
    const calls = [
      ['GET', 'list'],
      ['GET', 'queryById?id=common'],
      ['POST', 'add', { ruleCode: 'x', ruleName: 'x' }],
      ['PUT', 'edit', { id: 'common', ruleName: 'x' }],
      ['DELETE', 'delete?id=common'],
      ['DELETE', 'deleteBatch?ids=common'],
    ] as const
    for (const [method, path, body] of calls)
      expect({ path, status: (await call(method, `${base}/${path}`, body, staff)).status }).toEqual({ path, status: 403 })
  }
})
