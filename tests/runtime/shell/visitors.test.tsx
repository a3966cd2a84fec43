import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing, leaveSession, openProduct, sideMenu } from './product'

// @fake-pages

const publicForm = (code: string) => ({
  [`/page-configs/${code}.json`]: () => ({ body: { kind: 'form', code, access: 'public', title: { 'zh-CN': `标题 ${code}` } } }),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('P2-public without a session', () => {
  it.each([
    ['/document', '/document/taskModel', 'task-request'],
    ['/document/task/taskView', '/document/task/taskView', 'task-view'],
    ['/task/taskView', '/task/taskView', 'task-view'],
    ['/invoicing', '/invoicing/createInvoicing', 'invoice-request'],
    ['/invoicing/createPreInvoicing', '/invoicing/createPreInvoicing', 'pre-invoice-request'],
    ['/invoicing/viewInvoicing', '/invoicing/viewInvoicing', 'invoice-view'],
    ['/bankaccount/drawbacklist', '/bankaccount/drawbacklist', 'refund-records'],
    ['/signing/contract', '/signing/contract', 'contract-signing'],
  ])('%s shows its page', async (path, leadsTo, code) => {
    const { address, asked } = await openProduct(path, publicForm(code))
    expect(await screen.findByText(`page ${code}`)).toBeVisible()
    expect(address()).toBe(leadsTo)
    await waitFor(() => expect(document.title).toBe(`标题 ${code} - Pagewright`))
    expect(asked.map((call) => call.path)).not.toContain('/sys/permission/getUserPermissionByToken')
  })

  it.each([
    ['/business/certification', '企业认证失败'],
    ['/talent/registerTalent', '人才注册失败'],
    ['/test/home', '在线服务'],
  ])('%s shows its screen, and the way to sign in', async (path, title) => {
    const { address } = await openProduct(path)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: '登录' })[0]).toHaveAttribute('href', `/user/login?redirect=${encodeURIComponent(path)}`)
    expect(address()).toBe(path)
  })

  it('a page by its code shows when it is public', async () => {
    const { address } = await openProduct('/p/task-request', publicForm('task-request'))
    expect(await screen.findByText('page task-request')).toBeVisible()
    expect(address()).toBe('/p/task-request')
  })

  it.each([401, 403, 404])('a page that answers %i leads to sign-in', async (status) => {
    const { address } = await openProduct('/p/order', { '/page-configs/order.json': () => failing(status) })
    await waitFor(() => expect(address()).toBe('/user/login?redirect=%2Fp%2Forder'))
  })

  it('a page that cannot be asked for just now can be asked for again', async () => {
    let isDown = true
    const { user } = await openProduct('/p/task-request', {
      '/page-configs/task-request.json': () =>
        (isDown ? failing(503) : publicForm('task-request')['/page-configs/task-request.json']?.()) ?? failing(404),
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('page task-request')).toBeVisible()
  })
})

describe('P2-public signed in', () => {
  it('shows the same page, and the way to one’s work', async () => {
    leaveSession()
    const { user, address } = await openProduct('/signing/contract', publicForm('contract-signing'))
    expect(await screen.findByText('page contract-signing')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '进入工作台' }))
    await sideMenu()
    expect(address()).toBe('/dashboard/analysis')
  })
})
