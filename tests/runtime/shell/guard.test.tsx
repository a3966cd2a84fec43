import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing, leaveSession, ok, openProduct, refused, sideMenu, typeSignIn } from './product'

// @fake-pages

const permissionsPath = '/sys/permission/getUserPermissionByToken'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('P4-guard', () => {
  it('without a session the sign-in page shows, and leads back to the full wanted address', async () => {
    const { user, address } = await openProduct('/p/order?status=1#row')
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fp%2Forder%3Fstatus%3D1%23row'))
    await typeSignIn(user)
    expect(await screen.findByText('page order')).toBeVisible()
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/p/order?status=1#row')
  })

  it('signed in, the sign-in page leads home', async () => {
    leaveSession()
    const { address } = await openProduct('/user/login')
    await sideMenu()
    expect(address()).toBe('/dashboard/analysis')
  })

  it('a redirect never leaves the site', async () => {
    leaveSession()
    const { address } = await openProduct('/user/login?redirect=https://evil.example/')
    await sideMenu()
    expect(address()).toBe('/dashboard/analysis')
  })
})

describe('P4-login', () => {
  it('says in place that the sign-in was refused, and keeps the name', async () => {
    const { user } = await openProduct('/user/login', { '/sys/login': () => refused('用户名或密码错误') })
    await typeSignIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码错误')
    expect(screen.getByLabelText('用户名')).toHaveValue('admin')
    expect(screen.getByLabelText('密码')).toHaveFocus()
  })

  it('is refused when the code is not 200, whatever `success` says', async () => {
    const { user, address } = await openProduct('/user/login', { '/sys/login': () => ok({ token: 't1' }, 201) })
    await typeSignIn(user)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(address()).toBe('/user/login')
  })

  it.each([null, {}, { token: 't1' }, { token: 't1', userInfo: null }, { userInfo: { id: 'u1', username: 'admin' } }])(
    'is refused with a sentence when the answer is no session: %j',
    async (result) => {
      const { user, address } = await openProduct('/user/login', { '/sys/login': () => ok(result) })
      await typeSignIn(user)
      expect(await screen.findByRole('alert')).toHaveTextContent('服务器返回了无法识别的内容')
      expect(address()).toBe('/user/login')
      expect(localStorage.getItem('pro__Access-Token')).toBeNull()
    },
  )

  it('asks for what is missing without asking the server', async () => {
    const { user, asked } = await openProduct('/user/login')
    await user.click(await screen.findByRole('button', { name: '登录' }))
    expect(await screen.findByText('请输入用户名')).toBeVisible()
    expect(screen.getByText('请输入密码')).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain('/sys/login')
  })
})

describe('P4-permload', () => {
  it('a server that is down can be tried again, without signing in again', async () => {
    leaveSession()
    let isDown = true
    const { user } = await openProduct('/p/order', {
      [permissionsPath]: () =>
        isDown ? failing(503) : ok({ menu: [{ id: 'a', route: '1', path: '/p/a', name: 'a', meta: { title: 'a' } }], roleCodes: [] }),
    })
    expect(await screen.findByText('菜单加载失败')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('page order')).toBeVisible()
  })

  it.each([
    ['no network', null, '无法连接服务器'],
    ['a time-out', () => failing(504), '网络超时'],
    ['a server that fails', () => failing(500), '服务器出错，请稍后重试'],
  ])('%s says so where the page will be, and nobody is signed out', async (_what, answer, said) => {
    leaveSession()
    const { address } = await openProduct('/p/order?status=1', { [permissionsPath]: answer })
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
    expect(address()).toBe('/p/order?status=1')
    expect(localStorage.getItem('pro__Access-Token')).not.toBeNull()
  })

  it.each([
    ['in words', refused('账号已停用'), '账号已停用'],
    ['with code 510', { body: { success: false, code: 510, message: '没有权限' } }, '没有权限'],
    ['with status 403', failing(403), '拒绝访问'],
  ])('a refusal %s signs out, says why, and leads to sign-in with the whole address to come back to', async (_how, answer, said) => {
    leaveSession()
    const { address } = await openProduct('/p/order?status=1#row', { [permissionsPath]: () => answer })
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fp%2Forder%3Fstatus%3D1%23row'))
    expect(await screen.findByText(said)).toBeVisible()
    expect(localStorage.getItem('pro__Access-Token')).toBeNull()
  })

  it.each([null, { menu: 'all' }, { menu: [{ id: 'a' }] }])(
    'an answer that is no list of permissions can be tried again, and the session stays: %j',
    async (wrong) => {
      leaveSession()
      let isWrong = true
      const menu = [{ id: 'a', route: '1', path: '/p/a', name: 'a', meta: { title: 'a' } }]
      const { user, address } = await openProduct('/p/order', {
        [permissionsPath]: () => ok(isWrong ? wrong : { menu, roleCodes: [] }, '200'),
      })
      expect(await screen.findByRole('alert')).toHaveTextContent('服务器返回了无法识别的内容')
      expect(address()).toBe('/p/order')
      expect(localStorage.getItem('pro__Access-Token')).not.toBeNull()
      isWrong = false
      await user.click(screen.getByRole('button', { name: '重试' }))
      expect(await screen.findByText('page order')).toBeVisible()
    },
  )

  it('an empty menu signs out with the given text and leads to sign-in with a redirect', async () => {
    leaveSession()
    const { address } = await openProduct('/p/order', { [permissionsPath]: () => ok({ menu: [] }) })
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fp%2Forder'))
    expect(await screen.findByText('getPermissionList: permissions must be a non-null array !')).toBeVisible()
    expect(localStorage.getItem('pro__Access-Token')).toBeNull()
  })

  it('a token that the server does not know leads to sign-in with a redirect', async () => {
    leaveSession()
    const { address } = await openProduct('/p/order', { [permissionsPath]: () => failing(401) })
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fp%2Forder'))
  })
})

describe('P6-headers', () => {
  const signIn = (tenantid?: number) => () =>
    ok({ token: 't1', userInfo: { id: 'u1', username: 'admin', realname: '王小明', tenantid }, sysAllDictItems: {} })

  it.each([
    [7, '7'],
    [undefined, null],
  ])('whoever signs in for the tenant %s makes every call from then on with tenant_id %s, beside the token', async (tenantid, sent) => {
    const { user, asked } = await openProduct('/p/order', { '/sys/login': signIn(tenantid) })
    await typeSignIn(user)
    await sideMenu()
    const before = asked.findIndex(({ path }) => path === '/sys/login')
    const carried = asked.map(({ headers }) => [headers.get('X-Access-Token'), headers.get('tenant_id')])
    expect(
      carried
        .slice(0, before + 1)
        .flat()
        .filter(Boolean),
    ).toEqual([])
    expect(carried.length).toBeGreaterThan(before + 1)
    for (const both of carried.slice(before + 1)) expect(both).toEqual(['t1', sent])
  })
})

describe('P2-main', () => {
  it('/ leads to the dashboard', async () => {
    leaveSession()
    const { address } = await openProduct('/')
    expect(await screen.findByText('最近访问')).toBeVisible()
    expect(address()).toBe('/dashboard/analysis')
  })

  it('an unknown address leads to /404 inside of the frame, which names it and searches the menu', async () => {
    leaveSession()
    const { address, user } = await openProduct('/no/such/place')
    await sideMenu()
    const content = within(screen.getByRole('main'))
    expect(await content.findByText('找不到地址 /no/such/place。它可能已被移除，或者输入有误。')).toBeVisible()
    expect(address()).toBe('/404')
    const box = await content.findByRole('combobox')
    await user.hover(box)
    await waitFor(() => expect(box).not.toBeInTheDocument())
    await user.type(await content.findByRole('combobox'), '设备')
    await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument())
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', keyCode: 13 })
    expect(await screen.findByText('page equipment')).toBeVisible()
  })

  it('P2-public /404 is there for whoever is not signed in', async () => {
    const { address } = await openProduct('/404')
    expect(await screen.findByText('页面不存在')).toBeVisible()
    expect(address()).toBe('/404')
  })

  it('t=_blank shows the page without menu and header', async () => {
    leaveSession()
    await openProduct('/p/order?t=_blank')
    expect(await screen.findByText('page order')).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})
