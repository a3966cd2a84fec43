import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NameLists } from '../../../schemas/api/names'
import type { PageSummary, PageVersion, PublishResult, ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DictItem } from '../../../schemas/api/session'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
})
afterAll(() => server.close())

const items = (...values: string[]) => values.map((value) => ({ value, label: { 'zh-CN': value, 'en-US': `${value} in English` } }))
const dictionary = (change: object = {}) => ({
  kind: 'dictionary',
  version: 1,
  code: 'stage',
  title: 'Stage',
  items: items('new', 'old'),
  ...change,
})
const call = <T>(method: string, path: string, body?: unknown) => server.call<T>(method, `/api/page-configs/${path}`, body, token)
const send = (config: object, more: object = {}) => call<PublishResult>('POST', 'stage.dict/publish', { config, ...more })
const validate = (config: object) => call<ValidateResult>('POST', 'stage.dict/validate', { config })
const entries = async () => (await server.call<DictItem[]>('GET', '/api/sys/dict/getDictItems/stage', undefined, token)).result
const kind = { key: 'stage', type: 'select', title: { 'zh-CN': '阶段' }, dictCode: 'stage' }
const many = { key: 'stages', type: 'selectMultiple', title: { 'zh-CN': '各阶段' }, dictCode: 'stage' }

describe('a dictionary that is published', () => {
  it('is missed by a page until it is there', async () => {
    const refused = await publish(server, token, samplePage('staged', [kind, many]))
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ code: 'unknown-dictionary', missing: { kind: 'dictionary', code: 'stage' } }, {}],
    })
    expect(await send(dictionary())).toMatchObject({ status: 200, result: { code: 'stage.dict', version: 1 } })
    expect(await publish(server, token, samplePage('staged', [kind, many]))).toMatchObject({ status: 200 })
    const added = await server.call<Row>('POST', '/api/sample/staged/add', { stage: 'old', stages: 'new,old' }, token)
    expect(added).toMatchObject({ status: 200 })
    const { result } = await server.call<RowPage>('GET', '/api/sample/staged/list', undefined, token)
    expect(result.records).toMatchObject([{ stage_dictText: 'old in English', stages_dictText: 'new in English,old in English' }])
  })

  it('is told with its places when it is wrong, and changes nothing', async () => {
    const answer = await send(
      dictionary({
        items: [
          { value: 'a', label: 'A' },
          { value: 'a', label: 'B' },
        ],
      }),
    )
    expect(answer).toMatchObject({ status: 422, errors: [{ path: '/items/1/value', code: 'duplicate-key', line: 12 }] })
    expect(await send(dictionary({ code: 'other' }))).toMatchObject({ status: 422, errors: [{ path: '/code', code: 'other-code' }] })
    expect((await entries()).map(({ value }) => value)).toEqual(['new', 'old'])
  })

  it('says before what changes, with the rows that hold what goes away', async () => {
    const { result } = await validate(dictionary({ items: items('new', 'next') }))
    expect(result.problems).toEqual([])
    expect(result.changes.map(({ kind: what, subject }) => `${what} ${subject}`)).toEqual(['addChoice next', 'warning old'])
    expect(result.changes[1]?.message).toContain(
      'but 2 rows hold it (Sample staged (staged) “阶段”: 1, Sample staged (staged) “各阶段”: 1)',
    )
    const { result: unused } = await validate(dictionary({ items: items('old') }))
    expect(unused.changes[0]?.message).toContain('1 rows hold it (Sample staged (staged) “各阶段”: 1)')
  })

  it('says before which texts, colours and languages of its entries change', async () => {
    const spoken = (label: unknown, color?: string) => ({ ...dictionary({ items: [{ value: '1', label, color }] }), code: 'tone' })
    const full = { 'zh-CN': '系统通知', 'en-US': 'System', 'de-DE': 'System' }
    expect(await call('POST', 'tone.dict/publish', { config: spoken(full, 'green') })).toMatchObject({ status: 200 })
    const said = async (config: object) =>
      (await call<ValidateResult>('POST', 'tone.dict/validate', { config })).result.changes.map(
        ({ kind: what, message }) => `${what} ${message}`,
      )
    expect(await said(spoken(full, 'green'))).toEqual([])
    expect(await said(spoken('通知公告'))).toEqual([
      'changeChoice The text of “1”: 系统通知 → 通知公告',
      'changeChoice The colour of “1”: green → none',
      'changeChoice “1”: the texts in English go away, the Chinese ones are shown instead',
      'changeChoice “1”: the texts in Deutsch go away, the Chinese ones are shown instead',
    ])
    expect(await said(spoken({ ...full, 'en-US': 'Notice' }, 'green'))).toEqual(['changeChoice The text of “1”: System → Notice'])
  })

  it('keeps the text of an entry that is disabled, and lets nobody choose it anew', async () => {
    const [first, last] = items('new', 'old')
    const described = { ...first, description: { 'zh-CN': '刚开始', 'en-US': 'Just begun' }, color: 'blue' }
    const { result } = await send(dictionary({ items: [{ ...last, disabled: true }, described] }), { message: 'old goes', base: 1 })
    expect(result.changes).toMatchObject([
      { kind: 'removeChoice', subject: 'old' },
      { kind: 'changeChoice', subject: 'new', message: 'The colour of “new”: none → blue' },
    ])
    expect(await entries()).toMatchObject([
      { value: 'old', disabled: true },
      { value: 'new', color: 'blue', description: '刚开始', descriptions: { 'en-US': 'Just begun' } },
    ])
    const { result: list } = await server.call<RowPage>('GET', '/api/sample/staged/list', undefined, token)
    expect(list.records).toMatchObject([{ stage_dictText: 'old in English' }])
    const add = (stage: string) => server.call('POST', '/api/sample/staged/add', { stage }, token)
    expect(await add('old')).toMatchObject({ status: 400, errors: [{ path: '/stage', code: 'unknown-choice' }] })
    expect(await add('new')).toMatchObject({ status: 200 })
  })

  it('names before the places of pages that use an entry which goes away, and publishes all the same', async () => {
    const stages = (...values: string[]) => ({ ...dictionary({ items: items(...values) }), code: 'step' })
    expect(await call('POST', 'step.dict/publish', { config: stages('begun', 'done', 'lost') })).toMatchObject({ status: 200 })
    const step = { ...kind, key: 'step', dictCode: 'step', defaultValue: 'begun' }
    const reason = { key: 'reason', type: 'input', title: { 'zh-CN': '原因' }, visibleWhen: "row.step == 'lost'" }
    const page = samplePage('stepped', [step, reason])
    const action = { name: 'finish', url: '/sample/stepped/finish', set: { step: 'done' } }
    const resource = { ...(page.resource as object), actions: [action] }
    expect(await publish(server, token, { ...page, resource })).toMatchObject({ status: 200 })
    const { result } = await call<ValidateResult>('POST', 'step.dict/validate', { config: stages('open') })
    const named = result.changes
      .filter(({ subject }) => subject === 'stepped')
      .map(({ message }) => /\(stepped, line \d+, (\S+)\)/.exec(message)?.[1])
    expect(named.sort()).toEqual(['/columns/0/defaultValue', '/columns/1/visibleWhen', '/resource/actions/0/set/step'])
    const { result: kept } = await call<ValidateResult>('POST', 'step.dict/validate', { config: stages('lost', 'done', 'begun', 'new') })
    expect(kept.changes.filter(({ kind: what }) => what === 'warning')).toEqual([])
    const done = await call<PublishResult>('POST', 'step.dict/publish', { config: stages('open') })
    expect(done.result.changes.filter(({ subject }) => subject === 'stepped')).toHaveLength(3)
  })

  it('holds numbers where it says so', async () => {
    const config = {
      kind: 'dictionary',
      version: 1,
      code: 'level',
      title: 'Level',
      valueType: 'number',
      items: [
        { value: 2, label: 'Two' },
        { value: 1, label: 'One' },
      ],
    }
    expect(await call('POST', 'level.dict/publish', { config })).toMatchObject({ status: 200 })
    const { result } = await server.call<DictItem[]>('GET', '/api/sys/dict/getDictItems/level', undefined, token)
    expect(result.map(({ value, text }) => `${value} ${text}`)).toEqual(['2 Two', '1 One'])
  })

  it('has a history, is compared and is brought back as pages are', async () => {
    const { result: history } = await call<PageVersion[]>('GET', 'stage.dict/history')
    expect(history.map(({ version, message }) => `${version} ${message ?? ''}`)).toEqual(['2 old goes', '1 '])
    expect(await call('GET', 'stage.dict')).toMatchObject({
      result: { code: 'stage.dict', version: 2, config: { items: [{ disabled: true }, {}] } },
    })
    expect(await send(dictionary(), { base: 1 })).toMatchObject({ status: 409, result: { version: 2 } })
    expect(await call('POST', 'stage.dict/rollback', { version: 1 })).toMatchObject({ status: 200, result: { version: 3 } })
    expect((await entries()).map(({ value, disabled }) => `${value} ${disabled === true}`)).toEqual(['new false', 'old false'])
  })

  it('stands in the list of the studio, with drafts of its own', async () => {
    expect(await call('PUT', 'plan.dict/draft', { text: '{ "kind": "dictionary", "title": "Plan" }' })).toMatchObject({ status: 200 })
    const { result } = await server.call<PageSummary[]>('GET', '/api/page-configs', undefined, token)
    const listed = result.filter(({ code }) => ['plan.dict', 'stage.dict'].includes(code))
    expect(listed).toMatchObject([
      { code: 'plan.dict', kind: 'dictionary', title: 'Plan', state: 'draft', version: null },
      { code: 'stage.dict', kind: 'dictionary', title: 'Stage', version: 3 },
    ])
  })

  it('is listed with its entries and the places that name it, for those alone who write pages', async () => {
    const { result } = await call<NameLists>('GET', '-/names')
    expect(result.dictionaries.find(({ name }) => name === 'stage')).toMatchObject({
      title: 'Stage',
      members: ['new new in English', 'old old in English'],
      uses: [
        { code: 'staged', path: '/columns/0/dictCode' },
        { code: 'staged', path: '/columns/1/dictCode' },
      ],
    })
    expect(result.fillRules).toContainEqual({ name: 'reference', title: 'Reference', members: [], uses: [] })
    expect(result.tables.find(({ name }) => name === 'staged')?.members).toEqual(expect.arrayContaining(['id', 'stage', 'stages']))
    expect(result.kinds.find(({ name }) => name === 'select')).toMatchObject({
      title: 'One choice from a list.',
      uses: expect.arrayContaining([{ code: 'staged', path: '/columns/0/type' }]),
    })
    const staff = await server.signIn('staff')
    expect((await server.call('GET', '/api/page-configs/-/names', undefined, staff)).status).toBe(403)
  })

  it('is no page: nothing opens under its name', async () => {
    expect((await server.call('GET', '/page-configs/stage.dict.json', undefined, token)).status).toBe(404)
    expect(server.services.pages.all().some(({ code }) => code.includes('.'))).toBe(false)
  })

  it('is written, published, brought back, copied, renamed and deleted by those alone who may change documents beside pages', async () => {
    const { kysely } = server.services.database
    const granted = async (perms: string) =>
      (await systemTables(kysely).selectFrom('sys_permission').select('id').where('perms', '=', perms).executeTakeFirstOrThrow()).id
    const [right, role] = [
      await granted('dict:write'),
      await systemTables(kysely).selectFrom('sys_role').select('id').where('role_code', '=', 'configurator').executeTakeFirstOrThrow(),
    ]
    const set = { pages: [{ code: 'stage.dict', text: JSON.stringify(dictionary()) }] }
    const calls: [string, string, unknown?][] = [
      ['PUT', 'another.dict/draft', { text: '{}' }],
      ['POST', 'stage.dict/publish', { config: dictionary() }],
      ['POST', 'publish', set],
      ['POST', 'stage.dict/rollback', { version: 1 }],
      ['POST', 'stage.dict/copy', { code: 'another.dict' }],
      ['POST', 'plan.dict/rename', { code: 'another.dict' }],
      ['POST', 'stage.dict/unpublish', { force: true }],
      ['POST', 'stage.dict/delete', { confirm: 'stage.dict', tables: 'keep', force: true }],
    ]
    await systemTables(kysely).deleteFrom('sys_role_permission').where('permission_id', '=', right).execute()
    server.services.rights.forget()
    for (const [method, path, body] of calls) expect([path, (await call(method, path, body)).status]).toEqual([path, 403])
    expect(await call('PUT', 'another-page/draft', { text: '{}' })).toMatchObject({ status: 200 })
    expect(await call('GET', 'stage.dict/history')).toMatchObject({ status: 200, result: [{ version: 3 }, {}, {}] })
    await insertSystemRow(kysely, 'sys_role_permission', { role_id: role.id, permission_id: right })
    server.services.rights.forget()
    expect(await call('POST', 'stage.dict/publish', { config: dictionary() })).toMatchObject({ status: 200 })
    const staff = await server.signIn('staff')
    for (const [method, path, body] of calls)
      expect([path, (await server.call(method, `/api/page-configs/${path}`, body, staff)).status]).toEqual([path, 403])
  })

  it.each(['stage.dict.dict', 'stage.txt', 'a%20b.dict', '.dict'])('has a name that can be one: not %s', async (name) => {
    expect((await call('POST', `${name}/publish`, { config: dictionary() })).status).toBe(404)
  })
})
