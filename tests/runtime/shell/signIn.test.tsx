import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionUserAtom } from '../../../runtime/session/sessionUser'
import { writeStored } from '../../../runtime/session/storage'
import { ticketOf, withoutTicket } from '../../../runtime/shell/tickets'
import { changeLanguage } from '../../../runtime/text/i18n'
import { leaveSession, ok, openProduct, refused, sideMenu } from './product'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const signedIn = () => ok({ token: 't2', userInfo: { id: 'u1', username: 'admin', realname: '王小明' }, sysAllDictItems: {} })
const stored = (key: string) => JSON.parse(localStorage.getItem(`pro__${key}`) ?? 'null')?.value ?? null
const bodyOf = (asked: { path: string; body: unknown }[], path: string) => asked.find((call) => call.path === path)?.body

/** What the server is configured for. */
const options = (rest: object) => ({
  '/sys/signInOptions': () => ok({ registration: false, phone: false, casUrl: null, thirdParty: [], words: 'product', ...rest }),
})
const phone = options({ phone: true })

describe('P4-login by phone', () => {
  it('sends a code, counts down on the button, and signs in with it', async () => {
    const { user, asked } = await openProduct('/user/login', {
      ...phone,
      '/account/sms': () => ok({ waitSeconds: 60 }),
      '/sys/phoneLogin': signedIn,
    })
    await user.click(await screen.findByRole('tab', { name: '手机号登录' }))
    const send = await screen.findByRole('button', { name: '获取验证码' })
    expect(send).toBeDisabled()
    await user.type(screen.getByLabelText('手机号'), '138 0000-1111')
    await user.click(send)
    expect(await screen.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
    expect(bodyOf(asked, '/account/sms')).toEqual({ mobile: '13800001111', smsmode: '0' })
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    await sideMenu()
    expect(bodyOf(asked, '/sys/phoneLogin')).toEqual({ mobile: '13800001111', captcha: '123456' })
    expect(stored('Access-Token')).toBe('t2')
  })

  it('says what is missing in place, and keeps what was typed under the other tab', async () => {
    const { user, asked } = await openProduct('/user/login', phone)
    const byName = await screen.findByRole('tab', { name: '用户名登录' })
    await user.type(screen.getByLabelText('用户名'), 'admin')
    byName.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '手机号登录' })).toHaveFocus()
    const panel = within(await screen.findByRole('tabpanel'))
    await user.click(await panel.findByRole('button', { name: '登录' }))
    expect(panel.getByText('请输入正确的手机号')).toBeVisible()
    expect(panel.getByText('请输入6位验证码')).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain('/sys/phoneLogin')
    await user.click(screen.getByRole('tab', { name: '用户名登录' }))
    expect(screen.getByLabelText('用户名')).toHaveValue('admin')
  })

  it('shows why no code was sent, and why a code was refused', async () => {
    const { user } = await openProduct('/user/login', {
      ...phone,
      '/account/sms': () => refused('验证码发送过于频繁，请稍后再试！'),
      '/sys/phoneLogin': () => refused('手机号或验证码错误，或验证码已失效'),
    })
    await user.click(await screen.findByRole('tab', { name: '手机号登录' }))
    await user.type(await screen.findByLabelText('手机号'), '13800001111')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('验证码发送过于频繁，请稍后再试！')).toBeVisible()
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    expect(await screen.findByText('手机号或验证码错误，或验证码已失效')).toBeVisible()
    expect(screen.getByLabelText('验证码')).toHaveValue('123456')
  })
})

describe('P4-login without codes to phones', () => {
  it('offers the user name alone, without tabs', async () => {
    await openProduct('/user/login', options({}))
    expect(await screen.findByText('质量、试验与任务，一处管理')).toBeVisible()
    expect(screen.getByLabelText('用户名')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('tabpanel')).toBeNull()
  })

  it.each([
    ['/user/alteration', '短信验证码未启用，无法在此重置密码。请联系管理员为您设置新密码。'],
    ['/user/register', '注册功能未开放，请联系管理员开通账号。'],
  ])('%s says that it is closed and who helps, instead of a form', async (path, said) => {
    const { user, address } = await openProduct(path, options({}))
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByLabelText('手机号')).toBeNull()
    await user.click(screen.getByRole('link', { name: '返回登录' }))
    expect(address()).toBe('/user/login')
  })
})

describe('P4-login by account', () => {
  it('clears the old session first, then signs in and leads to the wanted address', async () => {
    leaveSession()
    writeStored('UI_CACHE_DB_DICT_DATA', { sex: [] })
    let atCall: unknown[] = []
    const { user, asked, address } = await openProduct('/user/formlogin?redirect=%2F404', {
      '/sys/accountLogin': () => {
        atCall = [stored('Access-Token'), stored('Login_Userinfo'), stored('UI_CACHE_DB_DICT_DATA')]
        return signedIn()
      },
    })
    await user.type(await screen.findByLabelText('账号'), 'admin@example.com')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    await waitFor(() => expect(address()).toBe('/404'))
    expect(bodyOf(asked, '/sys/accountLogin')).toEqual({ account: 'admin@example.com', password: 'secret' })
    expect(atCall).toEqual([null, null, null])
    expect(stored('Access-Token')).toBe('t2')
  })

  it('is refused when the code is not 200', async () => {
    const { user } = await openProduct('/user/formlogin', { '/sys/accountLogin': () => ok({ token: 't2' }, 201) })
    await user.type(await screen.findByLabelText('账号'), 'admin')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(stored('Access-Token')).toBeNull()
  })
})

describe('P4-token-query', () => {
  it('a ticket leaves the address at once, opens the session, and the route is entered again', async () => {
    const { product, asked, address } = await openProduct('/dashboard/analysis?a=1&t=ticket-1', { '/sys/portal/oauth': signedIn })
    await sideMenu()
    expect(address()).toBe('/dashboard/analysis?a=1')
    expect(asked.filter(({ path }) => path === '/sys/portal/oauth')).toHaveLength(1)
    expect(stored('Access-Token')).toBe('t2')
    expect(product.store.get(sessionUserAtom)).toMatchObject({ token: 't2', username: 'admin', realname: '王小明', roleList: ['SOCAdmin'] })
  })

  it('a refused ticket is told, and leads to sign-in', async () => {
    const { address } = await openProduct('/dashboard/workplace?t=old', { '/sys/portal/oauth': () => refused('登录凭证无效或已过期') })
    expect(await screen.findByText('登录凭证无效或已过期')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fdashboard%2Fworkplace'))
  })

  it('a ticket of single sign-on is taken on the sign-in page', async () => {
    const { asked, address } = await openProduct('/user/login?redirect=%2F404&ticket=ST-1', { '/sys/cas/client/validateLogin': signedIn })
    await waitFor(() => expect(address()).toBe('/404'))
    expect(asked.map(({ path }) => path)).toContain('/sys/cas/client/validateLogin')
  })

  it.each([
    ['/p/a', '?t=x&b=1', { kind: 'portal', value: 'x' }, '?b=1'],
    ['/p/a', '?t=_blank', null, '?t=_blank'],
    ['/p/a', '?b=1', null, '?b=1'],
    ['/user/login', '?thirdLoginToken=x&thirdType=wechat', { kind: 'third', value: 'x', type: 'wechat' }, ''],
    ['/user/login', '?thirdLoginToken=x', null, ''],
  ])('%s%s carries %j', (pathname, search, ticket, left) => {
    const address = { pathname, search, hash: '' }
    expect(ticketOf(address)).toEqual(ticket)
    expect(withoutTicket(address).search).toBe(left)
  })

  it('the service of single sign-on is the same text before and after', () => {
    const before = { pathname: '/user/login', search: '?redirect=%2Fp%2Fa%20b', hash: '' }
    const there = withoutTicket(before)
    expect(ticketOf({ ...there, search: `${there.search}&ticket=ST-1` })).toEqual({
      kind: 'sso',
      value: 'ST-1',
      service: `${window.location.origin}/user/login${there.search}`,
    })
  })
})

describe('P2-layouts the sign-in page', () => {
  it.each([
    ['zh-CN', 'employment', '欢迎使用', '一站式灵活用工服务平台', ['合规', '安全', '减负', '高效', '便捷']],
    ['en-US', 'employment', 'Welcome', /flexible employment/i, 5],
    ['de-DE', 'employment', 'Willkommen', /flexible Beschäftigung/, 5],
    ['zh-CN', 'product', '欢迎使用', '质量、试验与任务，一处管理', ['可追溯', '可靠', '清晰', '快速', '多语言']],
    ['en-US', undefined, 'Welcome', 'Quality, tests and tasks in one place', 5],
    ['de-DE', 'product', 'Willkommen', 'Qualität, Prüfungen und Aufgaben an einem Ort', 5],
  ] as const)(
    'has the brand with greeting and slogans beside the form, as it is configured: %s %s',
    async (language, words, greeting, slogan, slogans) => {
      localStorage.clear()
      await changeLanguage(language)
      await openProduct('/user/login', words ? { '/sys/signInOptions': () => ok({ thirdParty: [], words }) } : {})
      const brand = within(await screen.findByRole('complementary'))
      expect(brand.getByText(greeting, { selector: '.pw-brand-welcome' })).toBeVisible()
      expect(await brand.findByText(slogan, { selector: '.pw-brand-slogan' })).toBeVisible()
      const shown = brand.getAllByRole('listitem').map(({ textContent }) => textContent)
      if (typeof slogans === 'number') expect(new Set(shown).size).toBe(slogans)
      else expect(shown).toEqual(slogans)
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible()
      await changeLanguage('zh-CN')
    },
  )
})

describe('P2-public pages of sign-in', () => {
  it('/user leads to the sign-in page', async () => {
    const { address } = await openProduct('/user')
    expect(await screen.findByLabelText('用户名')).toBeVisible()
    expect(address()).toBe('/user/login')
  })

  it('offers registering and single sign-on only where the server does', async () => {
    await openProduct('/user/login')
    expect(await screen.findByRole('link', { name: '忘记密码' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '注册' })).toBeNull()
    expect(screen.queryByRole('link', { name: '单点登录' })).toBeNull()
  })

  it('leads to single sign-on with the address to come back to', async () => {
    await openProduct('/user/login?redirect=%2Fp%2Fa', {
      '/sys/signInOptions': () => ok({ registration: true, casUrl: 'https://cas.example', thirdParty: [] }),
    })
    const link = await screen.findByRole('link', { name: '单点登录' })
    const service = new URL(String(link.getAttribute('href'))).searchParams.get('service')
    expect(service).toBe(`${window.location.origin}/user/login?redirect=%2Fp%2Fa`)
    expect(screen.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/user/register?redirect=%2Fp%2Fa')
  })

  it('registers, shows the result and leads back to sign-in', async () => {
    const { user, asked, address } = await openProduct('/user/register', { '/auth/register': () => ok({ username: 'new.person' }) })
    await user.type(await screen.findByLabelText('用户名'), 'new.person')
    await user.type(screen.getByLabelText('新密码'), 'Another-pass-77')
    await user.type(screen.getByLabelText('确认新密码'), 'Another-pass-77')
    await user.type(screen.getByLabelText('手机号'), '13800001111')
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    expect(await screen.findByText('账号 new.person 注册成功')).toBeVisible()
    expect(bodyOf(asked, '/auth/register')).toMatchObject({ username: 'new.person', mobile: '13800001111', captcha: '123456' })
    await user.click(screen.getByRole('link', { name: '返回登录' }))
    expect(address()).toBe('/user/login')
  })

  it('a refused registration says why and loses nothing', async () => {
    const { user } = await openProduct('/user/register', { '/auth/register': () => refused('注册功能未开放，请联系管理员！') })
    await user.type(await screen.findByLabelText('用户名'), 'new.person')
    await user.type(screen.getByLabelText('新密码'), 'Another-pass-77')
    await user.type(screen.getByLabelText('确认新密码'), 'Another-pass-77')
    await user.type(screen.getByLabelText('手机号'), '13800001111')
    await user.type(screen.getByLabelText('验证码'), '123456{Enter}')
    expect(await screen.findByText('注册功能未开放，请联系管理员！')).toBeVisible()
    expect(screen.getByLabelText('用户名')).toHaveValue('new.person')
    expect(screen.getByLabelText('新密码')).toHaveValue('Another-pass-77')
  })

  it('replaces a forgotten password', async () => {
    const { user, asked } = await openProduct('/user/alteration', {
      '/account/sms': () => ok({ waitSeconds: 60 }),
      '/auth/forge-password': () => ok(null),
    })
    await user.type(await screen.findByLabelText('手机号'), '13800001111')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await user.type(screen.getByLabelText('验证码'), '123456')
    await user.type(screen.getByLabelText('新密码'), 'Another-pass-77')
    await user.type(screen.getByLabelText('确认新密码'), 'Another-pass-77{Enter}')
    expect(await screen.findByText('密码已重置，请使用新密码登录。')).toBeVisible()
    expect(bodyOf(asked, '/account/sms')).toEqual({ mobile: '13800001111', smsmode: '2' })
  })
})
