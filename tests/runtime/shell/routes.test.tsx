import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionUserAtom } from '../../../runtime/session/sessionUser'
import { writeStored } from '../../../runtime/session/storage'
import { browserLocation } from '../../../runtime/shell/router/browserLocation'
import { decideRoute, keepRoutes } from '../../../runtime/shell/router/keepRoutes'
import { addressForOtherUser } from '../../../runtime/shell/router/useOtherUser'
import { changeLanguage } from '../../../runtime/text/i18n'
import { inSideMenu, leaveSession, menu, menuItem, ok, openProduct, sideMenu } from './product'

// @fake-pages

const permissionsPath = '/sys/permission/getUserPermissionByToken'

/** The permissions of somebody who is no administrator. */
const rightsOf = (items: unknown[], ...actions: string[]) => ({
  [permissionsPath]: () => ok({ menu: items, auth: actions.map((action) => ({ action, type: '1' })), allAuth: [], roleCodes: ['staff'] }),
})

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('P6-roles', () => {
  it('the session knows roles and permissions of the user, and forgets them at sign-out', async () => {
    const { product, user } = await openProduct('/p/order', rightsOf(menu, 'dashboard', 'order:list'))
    await sideMenu()
    expect(product.store.get(sessionUserAtom)).toEqual({
      token: 't1',
      username: 'admin',
      realname: '王小明',
      avatar: '',
      tenantid: '',
      welcome: '',
      permissionList: [
        { action: 'dashboard', type: '1' },
        { action: 'order:list', type: '1' },
      ],
      roleList: ['staff'],
      info: { id: 'u1', username: 'admin', realname: '王小明', avatar: undefined },
    })
    await user.click(screen.getByRole('button', { name: '王小明' }))
    await user.click(await screen.findByText('退出登录'))
    await user.click(await screen.findByRole('button', { name: '退出登录' }))
    await screen.findByLabelText('密码')
    expect(product.store.get(sessionUserAtom)).toMatchObject({ token: null, info: null, permissionList: [], roleList: [] })
  })
})

describe('P6-routefilter', () => {
  const rights = { roleCodes: ['staff'], auth: [{ action: 'order:list, order:add', type: '1' as const }] }

  it.each([
    [undefined, true, 'nothingAsked'],
    [[], false, 'notGranted'],
    [['order:add'], true, 'granted'],
    [['secret', 'order:list'], true, 'granted'],
    [['order'], false, 'notGranted'],
  ])('a route that asks for %j is kept: %s, because of %s', (permissionList, isSo, reason) => {
    expect(decideRoute(permissionList, rights)).toEqual({ isSo, reason })
  })

  it('an administrator has every route', () => {
    expect(decideRoute(['secret'], { auth: [], roleCodes: ['SOCAdmin'] })).toEqual({ isSo: true, reason: 'administrator' })
  })

  it('a group that loses every page goes with them, another keeps what is left', () => {
    const asking = (id: string, action: string) => menuItem(id, id, { meta: { title: id, permissionList: [action] } })
    const group = (id: string, ...children: ReturnType<typeof menuItem>[]) => menuItem(id, id, { route: '0', children })
    const kept = keepRoutes([group('g', asking('a', 'secret')), group('h', asking('b', 'secret'), asking('c', 'order:list'))], rights)
    expect(kept.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([['h', ['c']]])
  })

  it('a page of the menu that is not the user’s is neither shown nor reached', async () => {
    const hidden = menuItem('secret-list', '秘密清单', {
      path: '/secret/list',
      meta: { title: '秘密清单', permissionList: ['secret:list'], page: 'secret' },
    })
    const { address } = await openProduct('/secret/list', rightsOf([...menu, hidden], 'dashboard'))
    expect(await screen.findByText('无权访问')).toBeVisible()
    expect(screen.getByText(/^您没有打开此页面的权限。/)).toBeVisible()
    expect((await inSideMenu()).queryByText('秘密清单')).toBeNull()
    expect(address()).toBe('/secret/list')
  })

  it.each([
    ['/studio', '/studio'],
    ['/studio/order', '/studio/order'],
  ])('%s asks for the right to write pages, and says so in its place', async (path, place) => {
    const { address } = await openProduct(path, rightsOf(menu, 'dashboard', 'order:list'))
    expect(await screen.findByText('无权访问')).toBeVisible()
    expect(await sideMenu()).toBeVisible()
    expect(address()).toBe(place)
  })
})

describe('P2-main', () => {
  it('/dashboard leads to the workplace', async () => {
    const { address } = await openProduct('/dashboard')
    await sideMenu()
    expect(address()).toBe('/dashboard/workplace')
  })

  it('the hidden monitor says how the server is', async () => {
    await openProduct('/dashboard/monitor', { '/health': () => ok({ status: 'up', database: 'pglite' }) })
    expect(await screen.findByText('内嵌数据库（PGlite）')).toBeVisible()
  })

  it.each(['/dashboard/workplace', '/dashboard/monitor'])('%s asks for the permission dashboard', async (path) => {
    const { address } = await openProduct(path, rightsOf(menu))
    expect(await screen.findByText('无权访问')).toBeVisible()
    expect(address()).toBe(path)
  })

  it('who may not see the dashboard lands on the first page of the menu', async () => {
    const { address } = await openProduct('/', rightsOf(menu))
    expect(await screen.findByText('page order')).toBeVisible()
    expect(address()).toBe('/p/order')
  })
})

describe('P2-dynamic', () => {
  const tasks = menuItem('tasks', '任务列表', { path: '/taskcenter/taskList', meta: { title: '任务列表', page: 'task-list' } })

  it('an item of the menu stands at its own address and shows the page that it names', async () => {
    const { user, address } = await openProduct('/dashboard/analysis', {
      [permissionsPath]: () => ok({ menu: [...menu, tasks], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
    })
    await user.click((await inSideMenu()).getByText('任务列表'))
    expect(await screen.findByText('page task-list')).toBeVisible()
    expect(address()).toBe('/taskcenter/taskList')
  })

  it('an item has the icon that it names, and leads where its group says', async () => {
    const inner = menuItem('calibration', '校准', { meta: { title: '校准', icon: 'tool' } })
    const group = menuItem('lab', '实验室', {
      route: '0',
      path: '/lab',
      redirect: '/p/calibration',
      meta: { title: '实验室', icon: 'home' },
      children: [inner],
    })
    const { address } = await openProduct('/lab', {
      [permissionsPath]: () => ok({ menu: [group], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
    })
    expect(await screen.findByText('page calibration')).toBeVisible()
    expect(address()).toBe('/p/calibration')
    const entry = (await inSideMenu()).getByText('校准').closest('li')
    expect(entry?.querySelector('.pw-menu-icon-tool')).not.toBeNull()
  })

  it('an item that is internal shows the address of another server inside of the frame', async () => {
    const meta = { title: '手册', titleDe: 'Handbuch', url: 'https://wiki.example/manual', internalOrExternal: false }
    const { user } = await openProduct('/dashboard/analysis', {
      [permissionsPath]: () =>
        ok({ menu: [menuItem('w', '手册', { path: '/4e1', meta })], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
    })
    await user.click((await inSideMenu()).getByText('手册'))
    expect((await screen.findByRole('region', { name: '手册' })).querySelector('iframe')).toHaveAttribute(
      'src',
      'https://wiki.example/manual',
    )
    expect(screen.getByRole('link', { name: '在新窗口中打开' })).toHaveAttribute('target', '_blank')
    expect(screen.getByText(/如果此处一片空白，说明该网站不允许在这里显示/)).toBeVisible()
    await act(() => changeLanguage('de-DE'))
    expect((await screen.findByRole('region', { name: 'Handbuch' })).querySelector('iframe')).toHaveAttribute('title', 'Handbuch')
    await act(() => changeLanguage('zh-CN'))
  })

  it('an item whose page does not exist says so in its tab, with the search and the way home', async () => {
    const unbuilt = menuItem('unbuilt', '未完成', { path: '/school/courses', component: 'school/Courses' })
    await openProduct('/school/courses', {
      [permissionsPath]: () => ok({ menu: [...menu, unbuilt], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
    })
    expect(await screen.findByText('页面尚不存在')).toBeVisible()
    const place = within(screen.getByRole('main'))
    expect(await place.findByRole('combobox', { name: '搜索菜单' })).toBeVisible()
    expect(place.getByText('返回首页')).toBeVisible()
    expect(screen.getByRole('tab', { name: '未完成' })).toHaveAttribute('aria-selected', 'true')
  })
})

describe('P2-dynamic the list of routes', () => {
  const listed = menuItem('report', '月报', { path: '/reports/month', meta: { title: '月报', page: 'month-report' } })
  const root = menuItem('dashboard', '首页', { path: '/', meta: { title: '首页' }, children: [...menu, listed] })

  it('is built from the children of the root named dashboard, beside the menu', async () => {
    await openProduct('/reports/month', {
      [permissionsPath]: () => ok({ menu, sendRouterArray: [root], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
    })
    expect(await screen.findByText('page month-report')).toBeVisible()
    expect((await inSideMenu()).queryByText('月报')).toBeNull()
  })

  it('an answer with a broken list can be tried again', async () => {
    await openProduct('/p/order', {
      [permissionsPath]: () => ok({ menu, sendRouterArray: 'none', auth: [], allAuth: [], roleCodes: [] }),
    })
    expect(await screen.findByText('菜单加载失败')).toBeVisible()
  })
})

describe('P2-history', () => {
  it('going where one is already leaves no second entry to go back over', async () => {
    const { user } = await openProduct('/p/order')
    await screen.findByText('page order')
    await user.click((await inSideMenu()).getByText('试验设备'))
    expect(await screen.findByText('page equipment')).toBeVisible()
    const before = window.history.length
    await user.click((await inSideMenu()).getByText('试验设备'))
    expect(window.history.length).toBe(before)
  })

  it('a page that is gone to begins at its top', async () => {
    const { user } = await openProduct('/404')
    const scrolled = document.documentElement
    scrolled.scrollTop = 300
    await user.click(await screen.findByText('返回首页'))
    await sideMenu()
    expect(scrolled.scrollTop).toBe(0)
  })
})

describe('P4-visibility', () => {
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const signInElsewhere = () => writeStored('Login_Userinfo', { id: 'u2', username: 'staff', realname: '张三' })

  it('another user in the tab means a reload', async () => {
    const reload = vi.spyOn(browserLocation, 'reload').mockReturnValue()
    await openProduct('/p/order')
    await screen.findByText('page order')
    await look()
    expect(reload).not.toHaveBeenCalled()
    signInElsewhere()
    await look()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('signing out in another tab means one, too', async () => {
    const reload = vi.spyOn(browserLocation, 'reload').mockReturnValue()
    await openProduct('/p/order')
    await sideMenu()
    expect(sessionStorage.getItem('pro__SYS_BUTTON_AUTH')).not.toBeNull()
    localStorage.clear()
    await look()
    expect(reload).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('pro__SYS_BUTTON_AUTH')).toBeNull()
    expect(sessionStorage.getItem('pro__LOGIN_USER_BUTTON_AUTH')).toBeNull()
  })

  it('storage that was emptied takes nothing away that was typed', async () => {
    const reload = vi.spyOn(browserLocation, 'reload').mockReturnValue()
    const { product } = await openProduct('/p/order')
    await sideMenu()
    act(() => product.leaveGuard.setDirty('/p/order', true))
    localStorage.clear()
    await look()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByText('page order')).toBeVisible()
    signInElsewhere()
    await look()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('of the tasks, another user is led to the list of tasks', async () => {
    const goTo = vi.spyOn(browserLocation, 'goTo').mockReturnValue()
    await openProduct('/document/taskModel')
    signInElsewhere()
    await look()
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/taskcenter/taskList'))
  })

  it.each([
    ['/bankaccount/drawbacklist', '/account/banklist'],
    ['/document/taskModel', '/taskcenter/taskList'],
    ['/document/task/taskView', '/taskcenter/taskList'],
    ['/task/taskView', '/taskcenter/taskList'],
    ['/p/order', null],
  ])('%s leads another user to %s', (path, place) => {
    expect(addressForOtherUser(path)).toBe(place)
  })
})
