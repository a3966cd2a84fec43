import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DictItem, DictItems } from '../../../schemas/api/session'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/dictionaries', 'system/sign-in-log'] })
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, token = configurator) =>
  server.call<T>(method, `/api/sys/${path}`, body, token)
const entriesOf = async (code: string) => (await call<DictItem[]>('GET', `dict/getDictItems/${code}`)).result
const whole = async (code: string) => (await call('GET', `dict/queryById?id=${code}`)).result
const itemsOf = (row: Row) => (row.sub as { items: Row[] }).items
const versionsOf = async (name: string) =>
  systemTables(server.database.kysely)
    .selectFrom('page_version')
    .select(['version', 'text', 'create_by'])
    .where('code', '=', name)
    .execute()

describe('dictionaries as rows', () => {
  it('P7-dicts are added, changed, listed and deleted, each save a published version of the document', async () => {
    const added = await call('POST', 'dict/add', { dictCode: 'ripeness', dictName: '成熟度', dictNameEn: 'Ripeness', description: '水果' })
    expect(added).toMatchObject({ success: true, code: 200, message: 'Added' })
    expect(added.result).toMatchObject({ id: 'ripeness', rowVersion: 1, dictCode: 'ripeness', dictName: '成熟度', itemCount: 0 })
    expect(await entriesOf('ripeness')).toEqual([])
    const edited = await call('PUT', 'dict/edit', { id: 'ripeness', rowVersion: 1, dictName: '成熟程度', dictNameDe: 'Reife' })
    expect(edited.result).toMatchObject({ rowVersion: 2, dictName: '成熟程度', dictNameEn: 'Ripeness', dictNameDe: 'Reife' })
    const versions = await versionsOf('ripeness.dict')
    expect(versions.map(({ version, create_by }) => [version, create_by])).toEqual([
      [1, 'configurator'],
      [2, 'configurator'],
    ])
    const { result } = await call<RowPage>('GET', 'dict/list?pageNo=1&pageSize=10&dictName=*reif*')
    expect(result).toMatchObject({ total: 1, records: [{ dictCode: 'ripeness', updateBy: 'configurator' }] })
    expect((await call<RowPage>('GET', 'dict/list?dictCode=sex')).result.records).toMatchObject([{ dictCode: 'sex', itemCount: 2 }])
    expect(await call('DELETE', 'dict/delete?id=ripeness')).toMatchObject({ success: true, message: 'Deleted' })
    expect((await call('GET', 'dict/queryById?id=ripeness')).status).toBe(404)
    // What was published is kept for the record.
    expect(await versionsOf('ripeness.dict')).toHaveLength(2)
  })

  it('P7-dicts entries are added, changed, listed and deleted, with colour, order and state, and pages offer them', async () => {
    await call('POST', 'dict/add', { dictCode: 'taste', dictName: '味道' })
    const add = (values: object) => call('POST', 'dictItem/add', { dictId: 'taste', ...values })
    expect(await add({ itemValue: 'sweet', itemText: '甜', itemTextEn: 'Sweet', itemColor: 'red' })).toMatchObject({
      code: 200,
      result: { id: 'taste:sweet', dictId: 'taste', itemValue: 'sweet', itemText: '甜', sortOrder: 1, status: '1' },
    })
    await add({ itemValue: 'sour', itemText: '酸', status: '0' })
    await add({ itemValue: 'salty', itemText: '咸', sortOrder: 0 })
    expect(await entriesOf('taste')).toMatchObject([
      { value: 'salty', text: '咸' },
      { value: 'sweet', textEn: 'Sweet', color: 'red' },
      { value: 'sour', disabled: true },
    ])
    const edited = await call('PUT', 'dictItem/edit', { id: 'taste:sour', itemText: '酸的', status: '1', itemColor: 'gold' })
    expect(edited.result).toMatchObject({ itemText: '酸的', status: '1', itemColor: 'gold', sortOrder: 3 })
    const { result } = await call<RowPage>('GET', 'dictItem/list?dictId=taste&itemText=sweet')
    expect(result.records.map(({ itemValue }) => itemValue)).toEqual(['sweet'])
    expect(await call('DELETE', 'dictItem/deleteBatch?ids=taste:sour,taste:salty,')).toMatchObject({ result: 2 })
    expect((await entriesOf('taste')).map(({ value }) => value)).toEqual(['sweet'])
    expect((await call('PUT', 'dictItem/edit', { id: 'taste:sour', itemText: 'x' })).status).toBe(404)
  })

  it('P7-dicts a form saves names and entries in one version; what came too late is shown what stands there', async () => {
    const items = [
      { itemValue: 'n', itemText: '新' },
      { itemValue: 'o', itemText: '旧' },
    ]
    const { result } = await call('POST', 'dict/add', { dictCode: 'age', dictName: '新旧', sub: { items: { added: items } } })
    expect(itemsOf(result).map(({ id }) => id)).toEqual(['age:n', 'age:o'])
    const sub = {
      items: {
        edited: [
          { id: 'age:n', rowVersion: 1, sortOrder: 2 },
          { id: 'age:o', rowVersion: 1, sortOrder: 1, itemColor: '#112233' },
        ],
        added: [{ itemValue: 'x', itemText: '未知', sortOrder: 3 }],
      },
    }
    const saved = await call('PUT', 'dict/edit', { id: 'age', rowVersion: 1, sub })
    expect(itemsOf(saved.result).map(({ itemValue }) => itemValue)).toEqual(['o', 'n', 'x'])
    expect(saved.result.rowVersion).toBe(2)
    const stale = await call<unknown>('PUT', 'dict/edit', { id: 'age', rowVersion: 1, dictName: '晚了' })
    expect(stale).toMatchObject({ status: 409, result: { current: { rowVersion: 2, dictName: '新旧' } } })
  })

  it('P7-dicts what a page or a row still uses is refused with the reason and where', async () => {
    await call('POST', 'dict/add', { dictCode: 'grade', dictName: '等级', sub: { items: { added: [{ itemValue: 'a', itemText: 'A' }] } } })
    await call('POST', 'dictItem/add', { dictId: 'grade', itemValue: 'b', itemText: 'B' })
    const field = { key: 'grade', type: 'select', title: { 'zh-CN': '等级' }, dictCode: 'grade', defaultValue: 'b' }
    expect(await publish(server, configurator, samplePage('graded', [field]))).toMatchObject({ status: 200 })
    const refused = await call('DELETE', 'dict/delete?id=grade')
    expect(refused).toMatchObject({ status: 409, success: false })
    expect(refused.message).toBe('“等级” (grade) is used by pages: Sample graded (graded)')
    const german = await server.call('DELETE', '/api/sys/dict/delete?id=grade', undefined, configurator, { 'Accept-Language': 'de-DE' })
    expect(german.message).toBe('„等级“ (grade) wird von Seiten verwendet: 样例 graded (graded)')
    const ofPage = await call('DELETE', 'dictItem/delete?id=grade:b')
    expect(ofPage).toMatchObject({ success: false })
    expect(ofPage.message).toMatch(/graded, line \d+/)
    await server.call('POST', '/api/sample/graded/add', { grade: 'a' }, configurator)
    const ofRows = await call('DELETE', 'dictItem/delete?id=grade:a')
    expect(ofRows).toMatchObject({ success: false })
    expect(ofRows.message).toContain('1 rows hold it (Sample graded (graded) “等级”: 1)')
    expect((await entriesOf('grade')).map(({ value }) => value)).toEqual(['a', 'b'])
  })

  it('P7-dicts an entry that is used in many places is refused with the pages, not with every place', async () => {
    await call('POST', 'dict/add', { dictCode: 'mark', dictName: '记号', sub: { items: { added: [{ itemValue: 'x', itemText: 'X' }] } } })
    await call('POST', 'dictItem/add', { dictId: 'mark', itemValue: 'y', itemText: 'Y' })
    const field = (key: string) => ({ key, type: 'select', title: { 'zh-CN': key }, dictCode: 'mark', defaultValue: 'y' })
    for (const code of ['marked', 'noted'])
      expect(await publish(server, configurator, samplePage(code, [field('one'), field('two')]))).toMatchObject({ status: 200 })
    const { message } = await call('DELETE', 'dictItem/delete?id=mark:y')
    expect(message).toBe('Not saved, it is still in use: pages still use it as it was: Sample marked (marked), Sample noted (noted)')
  })

  it('P7-dicts rows of the product that use an entry are named as the page that shows them calls them', async () => {
    const used = (language: string) =>
      server.call('DELETE', '/api/sys/dictItem/delete?id=sign_in_outcome:1', undefined, configurator, { 'Accept-Language': language })
    expect((await used('en-US')).message).toMatch(/rows hold it \(Sign-in log \(sign-in-log\) “Outcome”: \d+\)/)
    expect((await used('de-DE')).message).toContain('Anmeldeprotokoll (sign-in-log) „Ergebnis“')
  })

  it('P7-dicts what is wrong is said in words, and changes nothing', async () => {
    expect(await call('POST', 'dict/add', { dictCode: '1st', dictName: 'x' })).toMatchObject({ status: 400 })
    expect(await call('POST', 'dict/add', { dictCode: 'unnamed' })).toMatchObject({ status: 400, message: 'Please enter a name' })
    expect(await call('POST', 'dict/add', { dictCode: 'sex', dictName: 'x' })).toMatchObject({
      success: false,
      message: 'The code “sex” is taken',
    })
    expect(await call('PUT', 'dict/edit', { id: 'sex', dictCode: 'gender' })).toMatchObject({ status: 400 })
    expect(await call('PUT', 'dict/edit', { id: 'nothing', dictName: 'x' })).toMatchObject({ status: 404 })
    const before = await whole('sex')
    for (const wrong of [
      { itemValue: '', itemText: 'x' },
      { itemValue: '1', itemText: 'x' },
      { itemValue: '3', itemText: 'x', itemColor: 'colourless' },
    ]) {
      const answer = await call('POST', 'dictItem/add', { dictId: 'sex', ...wrong })
      expect(answer).toMatchObject({ success: false })
      expect(answer.message).toContain('It cannot be saved')
    }
    expect(await whole('sex')).toEqual(before)
  })

  describe('P7-dicts what is wrong with entries is said at the rows that were sent', () => {
    const placesOf = async (method: string, path: string, body: object) => {
      const answer = await call<unknown>(method, path, body)
      expect(answer).toMatchObject({ success: false })
      return answer.errors?.map((error) => error.path)
    }
    const save = (items: object) => placesOf('PUT', 'dict/edit', { id: 'shape', rowVersion: 1, sub: { items } })
    const entry = (itemValue: string, more: object = {}) => ({ itemValue, itemText: itemValue, ...more })

    it('a new dictionary, with the same value twice', async () => {
      const added = [entry('round'), entry('flat'), entry('round')]
      expect(await placesOf('POST', 'dict/add', { dictCode: 'shape', dictName: '形状', sub: { items: { added } } })).toEqual([
        '/sub/items/added/2/itemValue',
      ])
    })

    it('one that is there: a new entry, a changed one, and one that has come to stand before what it repeats', async () => {
      const added = [entry('round'), entry('flat'), entry('deep')]
      expect(await call('POST', 'dict/add', { dictCode: 'shape', dictName: '形状', sub: { items: { added } } })).toMatchObject({
        success: true,
      })
      expect(await save({ added: [entry('new'), entry('flat')] })).toEqual(['/sub/items/added/1/itemValue'])
      expect(
        await save({
          edited: [
            { id: 'shape:deep', itemText: 'x' },
            { id: 'shape:flat', itemValue: 'round' },
          ],
        }),
      ).toEqual(['/sub/items/edited/1/itemValue'])
      expect(await save({ edited: [{ id: 'shape:round', itemValue: 'deep' }] })).toEqual(['/sub/items/edited/0/itemValue'])
      expect(await save({ added: [entry('deep', { sortOrder: 0 })] })).toEqual(['/sub/items/added/0/itemValue'])
    })

    it('other things that are wrong, each at its cell; an entry by itself at its own field', async () => {
      expect(await save({ added: [entry('oval', { itemColor: 'colourless' }), entry('')] })).toEqual(
        expect.arrayContaining(['/sub/items/added/0/itemColor', '/sub/items/added/1/itemValue']),
      )
      expect(await placesOf('POST', 'dictItem/add', { dictId: 'shape', ...entry('flat') })).toEqual(['/itemValue'])
      expect(await placesOf('PUT', 'dictItem/edit', { id: 'shape:flat', itemValue: 'deep' })).toEqual(['/itemValue'])
    })
  })

  it('P7-dicts a draft that somebody is writing in the studio is not overwritten', async () => {
    const draft = await server.call<{ text: string; revision: number }>(
      'GET',
      '/api/page-configs/read_flag.dict/draft',
      undefined,
      configurator,
    )
    const changed = { text: draft.result.text.replace('未读', '没读'), base: draft.result.revision }
    expect(await server.call('PUT', '/api/page-configs/read_flag.dict/draft', changed, configurator)).toMatchObject({ status: 200 })
    const refused = await call('PUT', 'dict/edit', { id: 'read_flag', dictName: '已读' })
    expect(refused).toMatchObject({ success: false, message: expect.stringContaining('configurator is changing “read_flag.dict”') })
  })

  it('P7-dicts take the right to change dictionaries, and no other', async () => {
    const keeper = await signInWith(server, ['dict:write'])
    expect(await call('POST', 'dict/add', { dictCode: 'own', dictName: '自己' }, keeper.token)).toMatchObject({ success: true })
    expect(await call('DELETE', 'dict/delete?id=own', undefined, keeper.token)).toMatchObject({ success: true })
    const calls = [
      ['GET', 'dict/list'],
      ['GET', 'dict/queryById?id=sex'],
      ['POST', 'dict/add', { dictCode: 'x', dictName: 'x' }],
      ['PUT', 'dict/edit', { id: 'sex', dictName: 'x' }],
      ['DELETE', 'dict/delete?id=sex'],
      ['GET', 'dictItem/list?dictId=sex'],
      ['POST', 'dictItem/add', { dictId: 'sex' }],
      ['PUT', 'dictItem/edit', { id: 'sex:1' }],
      ['DELETE', 'dictItem/delete?id=sex:1'],
    ] as const
    for (const [method, path, body] of calls) {
      expect({ path, status: (await call(method, path, body, staff)).status }).toEqual({ path, status: 403 })
      expect({ path, status: (await server.call(method, `/api/sys/${path}`, body)).status }).toEqual({ path, status: 401 })
    }
  })

  it('P7-dicts are read anew by refleshCache, for everybody who has signed in, and queryAllDictItems answers all of them', async () => {
    const tables = systemTables(server.database.kysely)
    const { config } = await tables.selectFrom('page_version').select('config').where('code', '=', 'sex.dict').executeTakeFirstOrThrow()
    // Nothing tells the server of a change behind its back, until it looks.
    await tables
      .updateTable('page_version')
      .set({ config: config.replace('"男"', '"男性"') })
      .where('code', '=', 'sex.dict')
      .execute()
    const first = async () => (await call<DictItems>('GET', 'dict/queryAllDictItems', undefined, staff)).result.sex?.[0]?.text
    expect(await first()).toBe('男')
    expect(await call('GET', 'dict/refleshCache', undefined, staff)).toMatchObject({ success: true, code: 200 })
    expect(await first()).toBe('男性')
    expect((await server.call('GET', '/api/sys/dict/refleshCache')).status).toBe(401)
  })
})
