import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { startTestServer, type TestServer } from '../../support/startTestServer'

const pages = {
  role: 'system/role',
  template: 'system/message-templates',
  depart: 'system/depart',
  user: 'system/user',
  job: 'system/jobs',
  position: 'system/position',
  tenant: 'basic/tenant',
  rule: 'system/data-rule',
  account: 'account/base-setting',
} as const
const languages: readonly Language[] = ['zh-CN', 'en-US', 'de-DE']

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/job-log', ...Object.values(pages)] })
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

/** What a column is called on its page. */
function titleOn(page: string, key: string, language: Language): string {
  const config = JSON.parse(readFileSync(`pages/${page}.page.json`, 'utf8')) as PageConfig
  const field = mainFieldsOf(config).find((one) => one.key === key)
  const title = chooseText(field?.title ?? field?.label, language)
  if (title === '') throw new Error(`the page ${page} has no title for ${key}`)
  return title
}

const call = (method: string, path: string, body: unknown, language: Language = 'en-US') =>
  server.call(method, `/api${path}`, body, admin, { 'Accept-Language': language })

const missing: readonly [page: string, key: string, path: string, body: object][] = [
  [pages.template, 'templateCode', '/sys/message/sysMessageTemplate/add', { templateName: 'x', templateContent: 'x', templateType: '4' }],
  [pages.role, 'roleCode', '/sys/role/add', { roleName: 'x' }],
  [pages.user, 'realname', '/sys/user/add', { username: 'newcomer', password: 'Some-password-123' }],
  [pages.depart, 'departName', '/sys/sysDepart/add', { orgCode: 'X1' }],
  [pages.position, 'name', '/sys/position/add', { code: 'x1' }],
]

it.each(missing)('on the page %s a missing %s is named by its title', async (page, key, path, body) => {
  for (const language of languages) {
    const { success, message, errors } = await call('POST', path, body, language)
    expect(success).toBe(false)
    const title = titleOn(page, key, language)
    expect(message).toContain(title)
    expect(errors).toContainEqual(expect.objectContaining({ path: `/${key}`, message: expect.stringContaining(title) }))
    expect(message).not.toContain(key)
  }
})

it('a value of another type, and one that is taken, are named by the titles of the page', async () => {
  const typed = await call('POST', '/sys/tenant/add', { name: 'x', number: 'seven' }, 'de-DE')
  expect(typed.message).toContain(titleOn(pages.tenant, 'number', 'de-DE'))
  expect(typed.message).not.toContain('number')
  const template = { templateCode: 'twice', templateName: 'x', templateContent: 'x', templateType: '4' }
  const path = '/sys/message/sysMessageTemplate/add'
  expect(await call('POST', path, template)).toMatchObject({ success: true })
  const taken = await call('POST', path, template, 'de-DE')
  expect(taken).toMatchObject({ success: false, message: expect.stringContaining(titleOn(pages.template, 'templateCode', 'de-DE')) })
})

it('a job without a schedule names it as the page of jobs does', async () => {
  const { result } = await server.call<RowPage>('GET', '/api/sys/job/list?pageNo=1&pageSize=1', undefined, admin)
  for (const language of languages) {
    const { message } = await call('PUT', '/sys/job/edit', { ...result.records[0], cron: '' }, language)
    expect(message).toContain(titleOn(pages.job, 'cron', language))
  }
})

it('a translation is named by its own title', async () => {
  const { message } = await call('POST', '/sys/position/add', { code: 'x2', name: '测试', nameEn: 'x\0' })
  expect(message).toContain(titleOn(pages.position, 'nameEn', 'en-US'))
})

it('calls that save beside those of the table name the fields by the titles of their pages', async () => {
  const { result } = await server.call<Row>('GET', '/api/sys/user/querySelf', undefined, admin)
  const { rowVersion = 0 } = result
  const account = await call('PUT', '/sys/user/editSelf', { rowVersion, birthday: '2026-02-30' }, 'de-DE')
  expect(account).toMatchObject({ success: false, message: expect.stringContaining(titleOn(pages.account, 'birthday', 'de-DE')) })
})

it('while no page saves there, a field goes by its key', async () => {
  const { message } = await call('POST', '/sys/category/add', { code: 'A01' })
  expect(message).toContain('name must be filled in')
})
