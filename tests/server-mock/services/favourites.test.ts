import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FavouriteTree } from '../../../schemas/api/favourites'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>
const ids = {} as Record<TestUser, string>
const folders = '/api/favoriteFolders/commonFavoriteFolders'
const content = '/api/favoriteFolders/commonFavoriteContent'
/** As long as a name may be. */
const longest = '长'.repeat(20)

beforeAll(async () => {
  server = await startTestServer({ pages: ['favourites/favourite', 'favourites/favourite-folder'] })
  for (const user of ['admin', 'staff', 'configurator'] as const) {
    tokens[user] = await server.signIn(user)
    const row = await server.database.kysely.selectFrom('sys_user').select('id').where('username', '=', user).executeTakeFirstOrThrow()
    ids[user] = String(row.id)
  }
})
afterAll(() => server.close())

const call = <T = Row>(method: string, url: string, body?: unknown, user: TestUser = 'staff', language = 'zh-CN') =>
  server.call<T>(method, url, body, tokens[user], { 'Accept-Language': language })
const tree = async (user: TestUser = 'staff') => (await call<FavouriteTree>('GET', `${folders}/getByUser`, undefined, user)).result.treeData
const addFolder = async (values: object, user: TestUser = 'staff') =>
  (await call('POST', `${folders}/add`, { name: '文件夹', icon: 'star', parentId: '', izTemplate: 0, ...values }, user)).result
const addFavourite = (values: object, user: TestUser = 'staff') =>
  call('POST', `${content}/add`, { name: '订单', url: '/p/order', ...values }, user)
const listed = async (query: string, user: TestUser = 'staff', language = 'zh-CN') =>
  (await call<RowPage>('GET', `${content}/list?${query}`, undefined, user, language)).result

describe('B7.4-favourites the calls', () => {
  it('add folders with code 200, and answer the tree of folders with the favourites in them', async () => {
    expect(await tree()).toEqual([])
    const sent = { parentId: '', name: '工作', icon: 'star', userName: 'admin', userId: 'x', izTemplate: 0, handleType: '' }
    const added = await call('POST', `${folders}/add`, sent)
    expect(added).toMatchObject({
      success: true,
      code: 200,
      message: expect.stringContaining('添加成功'),
      result: { name: '工作', userName: 'staff', userId: ids.staff },
    })
    const folder = added.result.id
    expect(await tree()).toMatchObject([
      {
        id: folder,
        parentId: '',
        name: '工作',
        title: '工作',
        icon: 'star',
        userName: 'staff',
        userId: ids.staff,
        izTemplate: 0,
        children: [],
        favourites: [],
      },
    ])
    await call('DELETE', `${folders}/delete?id=${folder}`)
    expect(await tree()).toEqual([])
  })

  it('add, change, move and delete favourites with every field of theirs, and answer success and message', async () => {
    const [one, other] = [await addFolder({ name: '一' }), await addFolder({ name: '二' })]
    const sent = {
      parentId: one.id,
      name: '订单',
      title: '订单',
      route: '/p/order',
      componentName: 'order',
      internalOrExternal: false,
      keepAlive: true,
      nameDe: 'Aufträge',
      nameEn: 'Orders',
      titleDe: 'Aufträge',
      titleEn: 'Orders',
      url: '/p/order?status=1',
      userName: 'admin',
      userId: 'x',
      component: 'p/order',
    }
    const stored = { ...sent, userName: 'staff', userId: ids.staff }
    const { result, ...said } = await addFavourite(sent)
    expect(said).toMatchObject({ success: true, code: 200, message: expect.stringContaining('添加成功') })
    expect(result).toMatchObject(stored)
    const { id, rowVersion } = result
    const edited = await call('PUT', `${content}/edit`, {
      id,
      rowVersion,
      name: '新订单',
      parentId: other.id,
      userName: 'admin',
      userId: 'x',
    })
    expect(edited).toMatchObject({
      success: true,
      code: 200,
      message: expect.stringContaining('编辑成功'),
      result: { ...stored, name: '新订单', parentId: other.id },
    })
    expect((await call('GET', `${content}/queryById?id=${id}`)).result).toMatchObject({ name: '新订单', parentId_dictText: '二' })
    expect(await tree()).toMatchObject([
      { name: '一', favourites: [] },
      { name: '二', favourites: [{ id, name: '新订单', route: '/p/order', url: '/p/order?status=1' }] },
    ])
    expect(await call('DELETE', `${content}/delete?id=${id}`)).toMatchObject({ success: true, code: 200 })
    expect(await call('DELETE', `${folders}/deleteBatch?ids=${one.id},${other.id}`)).toMatchObject({ success: true, result: 2 })
  })
})

describe('B3-favourite a favourite', () => {
  it('keeps path and query, and is called in the language of its reader', async () => {
    const { id: parentId } = await addFolder({ name: '语言' })
    const url = '/p/order?status=1&sort=createTime.desc'
    const { result } = await addFavourite({ parentId, name: longest, title: '订单', titleEn: 'Orders', titleDe: 'Aufträge', url })
    const titles = await Promise.all(
      ['zh-CN', 'en-US', 'de-DE'].map(async (language) => (await listed(`name=${longest}`, 'staff', language)).records),
    )
    expect(titles).toMatchObject([[{ title: '订单', url }], [{ title: 'Orders', url }], [{ title: 'Aufträge', url }]])
    await call('DELETE', `${content}/delete?id=${result.id}`)
    await call('DELETE', `${folders}/delete?id=${parentId}`)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil', 'javascript:alert(1)', ''])('never leads to %j', async (url) => {
    const { id: parentId } = await addFolder({ name: '地址' })
    expect((await addFavourite({ parentId, url })).status).toBe(422)
    await call('DELETE', `${folders}/delete?id=${parentId}`)
  })
})

describe('B5.4-fav what is missing or too long', () => {
  it.each([
    ['favourite', { name: '' }, '/name', '请输入名称!'],
    ['favourite', { name: '  ' }, '/name', '请输入名称!'],
    ['favourite', { parentId: '' }, '/parentId', '请选择文件夹!'],
    ['folder', { name: '' }, '/name', '请请输入节点名称!'],
    ['folder', { icon: '' }, '/icon', '请选择图标!'],
    ['folder', { icon: 'no-such-icon' }, '/icon', expect.any(String)],
    ['favourite', { name: `${longest}长` }, '/name', expect.stringContaining('20')],
    ['folder', { name: `${longest}长` }, '/name', expect.stringContaining('20')],
  ])('a %s with %j is refused at its field', async (kind, wrong, path, message) => {
    const { id: parentId } = await addFolder({ name: longest })
    const answer =
      kind === 'folder'
        ? await call('POST', `${folders}/add`, { name: '子', icon: 'star', parentId, ...wrong })
        : await addFavourite({ parentId, ...wrong })
    expect(answer).toMatchObject({ success: false, errors: [{ path, message }] })
    await call('DELETE', `${folders}/delete?id=${parentId}`)
  })
})

describe('B3-favfolder a folder', () => {
  it('stands in the named one, and beside it with handleType 1', async () => {
    const top = await addFolder({ name: '上' })
    const child = await addFolder({ name: '中', parentId: top.id })
    await addFolder({ name: '下', parentId: child.id })
    await addFolder({ name: '旁', parentId: child.id, handleType: 1 })
    await addFolder({ name: '顶', parentId: top.id, handleType: 1 })
    const shape = (await tree()).map(({ name, children }) => [
      name,
      children.map((one) => [one.name, one.children.map((leaf) => leaf.name)]),
    ])
    expect(shape).toEqual(
      expect.arrayContaining([
        [
          '上',
          expect.arrayContaining([
            ['中', ['下']],
            ['旁', []],
          ]),
        ],
        ['顶', []],
      ]),
    )
  })

  it('is refused beside one of its name, under itself, and where there is nothing', async () => {
    const [top] = (await tree()).filter(({ name }) => name === '上')
    const [child] = (top?.children ?? []).filter(({ name }) => name === '中')
    expect(await call('POST', `${folders}/add`, { name: '上', icon: 'star' })).toMatchObject({
      success: false,
      errors: [{ path: '/name', message: '此处已有名为“上”的文件夹' }],
    })
    expect((await call('PUT', `${folders}/edit`, { id: top?.id, rowVersion: 1, parentId: child?.id })).success).toBe(false)
    const gone = await call('POST', `${folders}/add`, { name: '新', icon: 'star', parentId: 'gone' })
    expect(gone).toMatchObject({ success: false, errors: [{ path: '/parentId', message: '文件夹已不存在，请选择其他文件夹' }] })
    const foreign = await addFolder({ name: '别人' }, 'configurator')
    for (const answer of [
      await call('POST', `${folders}/add`, { name: '新', icon: 'star', parentId: foreign.id }),
      await addFavourite({ parentId: foreign.id }),
    ])
      expect(answer).toMatchObject({ success: false, errors: [{ path: '/parentId' }] })
  })

  it('is kept while something stands in it', async () => {
    const [top] = (await tree()).filter(({ name }) => name === '上')
    expect((await call('DELETE', `${folders}/delete?id=${top?.id}`)).success).toBe(false)
    const { id: parentId } = await addFolder({ name: '满' })
    const { result } = await addFavourite({ parentId })
    expect(await call('DELETE', `${folders}/delete?id=${parentId}`)).toMatchObject({
      success: false,
      message: '文件夹“满”中还有 1 个收藏，请先移动或删除它们',
    })
    expect(await addFavourite({ parentId })).toMatchObject({
      success: false,
      errors: [{ path: '/name', message: '此文件夹中已有名为“订单”的收藏' }],
    })
    await call('DELETE', `${content}/delete?id=${result.id}`)
    expect(await call('DELETE', `${folders}/delete?id=${parentId}`)).toMatchObject({ success: true })
  })

  it('B2.5-fav is a template, seen by everybody, by the right user:favorite alone', async () => {
    const wanted = { name: '模板', icon: 'team', izTemplate: 1 }
    expect(await call('POST', `${folders}/add`, wanted)).toMatchObject({
      success: false,
      status: 403,
      message: expect.stringContaining('user:favorite'),
    })
    const template = await addFolder(wanted, 'admin')
    expect(await tree()).toContainEqual(expect.objectContaining({ id: template.id, izTemplate: 1, userName: 'admin' }))
    const { id, rowVersion } = template
    for (const attempt of [
      await call('PUT', `${folders}/edit`, { id, rowVersion, name: '我的' }),
      await call('DELETE', `${folders}/delete?id=${id}`),
      await call('POST', `${folders}/add`, { ...wanted, name: '内', parentId: id }),
    ])
      expect(attempt).toMatchObject({ success: false, status: 403 })
    const own = await addFolder({ name: '自己', parentId: id })
    const { result: mine } = await addFavourite({ parentId: id })
    expect((await tree('configurator')).find((one) => one.id === id)).toMatchObject({ children: [], favourites: [] })
    expect((await tree()).find((one) => one.id === id)).toMatchObject({ children: [{ id: own.id }], favourites: [{ id: mine.id }] })
    // Nothing of others is hidden from them, and no template stands where nobody else looks.
    expect(await call('PUT', `${folders}/edit`, { id, rowVersion, izTemplate: 0 }, 'admin')).toMatchObject({
      success: false,
      message: expect.stringContaining('模板'),
    })
    expect(await call('DELETE', `${folders}/delete?id=${id}`, undefined, 'admin')).toMatchObject({ success: false })
    expect(
      await call('POST', `${folders}/add`, { ...wanted, name: '内', parentId: (await addFolder({ name: '私' }, 'admin')).id }, 'admin'),
    ).toMatchObject({
      success: false,
      errors: [{ path: '/parentId' }],
    })
    await call('DELETE', `${content}/delete?id=${mine.id}`)
    await call('DELETE', `${folders}/delete?id=${own.id}`)
    expect(await call('PUT', `${folders}/edit`, { id, rowVersion, name: '公共' }, 'admin')).toMatchObject({ success: true })
    expect(await call('DELETE', `${folders}/delete?id=${id}`, undefined, 'admin')).toMatchObject({ success: true })
  })
})

describe('B2.5-types the list', () => {
  // What other tests left.
  beforeAll(() => server.database.kysely.deleteFrom('common_favorite_content').execute())
  const delegation = { agentUserName: 'staff', status: '1', startTime: '2020-01-01 00:00:00', endTime: '2099-12-31 00:00:00' }
  const names = async (type: string, user: TestUser = 'staff') => (await listed(`type=${type}`, user)).records.map(({ name }) => name)

  it('shows one’s own, those of whom one stands in for now, and those of one’s team; only their owners change them', async () => {
    const owned = {} as Record<TestUser, string>
    for (const user of ['staff', 'configurator', 'admin'] as const) {
      const { id: parentId } = await addFolder({ name: `夹${user}` }, user)
      owned[user] = (await addFavourite({ parentId, name: user }, user)).result.id
    }
    expect([await names('collect'), await names('agent'), await names('team')]).toEqual([['staff'], [], []])
    expect((await listed('')).records.map(({ name }) => name)).toEqual(['staff'])

    const { result: agent } = await call('POST', '/api/sys/sysUserAgent/add', delegation, 'configurator')
    expect(await names('agent')).toEqual(['configurator'])
    expect((await listed('type=agent')).records).toMatchObject([
      { userName: 'configurator', userName_dictText: '配置员', parentId_dictText: '夹configurator' },
    ])
    expect((await call('GET', `${content}/queryById?id=${owned.configurator}`)).result).toMatchObject({ name: 'configurator' })
    expect((await call('PUT', `${content}/edit`, { id: owned.configurator, rowVersion: 1, name: 'x' })).status).toBe(404)
    expect((await call('DELETE', `${content}/delete?id=${owned.configurator}`)).status).toBe(404)
    for (const change of [{ status: '0' }, { status: '1', endTime: '2020-02-01 00:00:00' }]) {
      const { rowVersion } = (await call('GET', `/api/sys/sysUserAgent/queryById?id=${agent.id}`, undefined, 'configurator')).result
      await call('PUT', '/api/sys/sysUserAgent/edit', { id: agent.id, rowVersion, ...change }, 'configurator')
      expect(await names('agent')).toEqual([])
    }
    expect((await call('GET', `${content}/queryById?id=${owned.configurator}`)).status).toBe(404)

    const member = (name: string, user: TestUser) =>
      call('POST', '/api/myTeam/commonMyTeamMember/add', { teamName: 'T', member: name }, user)
    await member('admin', 'staff')
    // Putting somebody into a team is no way to read what they keep.
    expect(await names('team')).toEqual([])
    await member('staff', 'admin')
    expect([await names('team'), await names('team', 'admin'), await names('team', 'configurator')]).toEqual([['admin'], ['staff'], []])
  })

  it('is asked for by name, folder and page, and for no other type', async () => {
    expect((await listed('type=team&name=nobody')).total).toBe(0)
    expect(await listed('type=team&name=*adm*&pageSize=1')).toMatchObject({ total: 1, size: 1 })
    expect((await call('GET', `${content}/list?type=everybody`)).status).toBe(400)
    expect((await call('GET', `${content}/list?userName=admin`)).result).toMatchObject({ total: 0 })
    expect((await server.call('GET', `${content}/list`)).status).toBe(401)
  })
})
