import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sessionLife, writeStored } from '../../../runtime/session/storage'
import { App } from '../../../runtime/shell/App'
import { createAppServices } from '../../../runtime/shell/AppServices'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { MenuItem } from '../../../schemas/api/session'
import { baseLanguage } from '../../../schemas/language/findLanguage'

const user = { id: 'u1', username: 'admin', realname: '王小明' }

export function menuItem(id: string, title: string, rest: Partial<MenuItem> = {}): MenuItem {
  return { id, route: '1', path: `/p/${id}`, name: id, meta: { title }, ...rest }
}

export const menu: MenuItem[] = [
  menuItem('task', '任务管理', {
    route: '0',
    meta: { title: '任务管理', titleEn: 'Task management', titleDe: 'Aufgabenverwaltung' },
    children: [menuItem('order', '试验订单', { meta: { title: '试验订单', titleEn: 'Test orders', titleDe: 'Prüfaufträge' } })],
  }),
  menuItem('equipment', '试验设备'),
  menuItem('secret', '隐藏页', { hidden: true }),
  menuItem('wiki', '外部手册', { meta: { title: '外部手册', url: 'https://wiki.example/manual' } }),
]

type Answer = { status?: number; body: unknown }
export type Answers = Record<string, () => Answer>

export const ok = (result: unknown, code: number | string = 200): Answer => ({ body: { success: true, message: '', code, result } })
export const refused = (message: string): Answer => ({ body: { success: false, message, code: 500, result: null } })
export const failing = (status: number): Answer => ({ status, body: {} })

const usual: Answers = {
  '/sys/login': () => ok({ token: 't1', userInfo: user, sysAllDictItems: {} }),
  '/sys/logout': () => ok(null),
  '/sys/permission/getUserPermissionByToken': () => ok({ menu, auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
  '/dashboard/tasks': () => ok({ records: [], total: 0, overdue: 0 }),
  '/dashboard/counts': () => ok({ charts: [] }),
  '/dashboard/often': () => ok({ items: [] }),
}

/** The socket of the product that was opened last; nothing ever comes over it unless a test says so. */
class FakeSocket {
  static last: FakeSocket | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  constructor() {
    FakeSocket.last = this
  }
  close() {}
  send() {}
}

/** The server says something by itself; resolves when the product has heard it. */
export async function emitFromServer(key: string, args: unknown[] = []): Promise<void> {
  await waitFor(() => expect(FakeSocket.last?.onmessage).toBeDefined())
  await act(async () => FakeSocket.last?.onmessage?.({ data: JSON.stringify({ type: 'common_send_date', data: { key, args } }) }))
}

/** Leaves a session on the device, as an earlier visit does. */
export function leaveSession(): void {
  writeStored('Access-Token', 't1', sessionLife)
  writeStored('Login_Userinfo', user, sessionLife)
}

/** Each test of the file begins in English with the session of an earlier visit, and leaves nothing behind. */
export function beginSignedIn(): void {
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    leaveSession()
    await changeLanguage('en-US')
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await changeLanguage(baseLanguage)
  })
}

/** Opens the product at an address, over a server that answers as the test says; `null` is a server that cannot be reached. */
export async function openProduct(path: string, answers: Record<string, (() => Answer) | null> = {}) {
  const all = { ...usual, ...answers }
  const asked: { path: string; body: unknown; headers: Headers }[] = []
  const addresses: URL[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    addresses.push(new URL(address, window.location.href))
    const called = address.replace(/^\/api/, '').replace(/\?.*$/, '')
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    asked.push({ path: called, body, headers: new Headers(request.headers) })
    const answer = all[called]
    if (answer === null) throw new TypeError('connection refused')
    const { status = 200, body: answered } = answer ? answer() : failing(404)
    return new Response(JSON.stringify(answered), { status, headers: { 'content-type': 'application/json' } })
  })
  FakeSocket.last = undefined
  vi.stubGlobal('WebSocket', FakeSocket)
  window.history.replaceState(null, '', path)
  const product = createAppServices()
  await act(async () => {
    render(<App product={product} />)
  })
  return { product, asked, addresses, user: userEvent.setup(), address: () => window.location.pathname + window.location.search }
}

export async function typeSignIn(person: ReturnType<typeof userEvent.setup>, password = 'secret'): Promise<void> {
  const name = await screen.findByLabelText('用户名')
  if (!name.hasAttribute('disabled')) await person.type(name, 'admin')
  await person.type(screen.getByLabelText('密码'), `${password}{Enter}`)
}

export const sideMenu = () => screen.findByRole('navigation', { name: '菜单' })
export const inSideMenu = async () => within(await sideMenu())
