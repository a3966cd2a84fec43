import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSessionAtom, expireSessionAtom, mustChooseDepartAtom, openSessionAtom, userAtom } from '../../../../runtime/session/session'
import { createAppServices } from '../../../../runtime/shell/AppServices'
import { failing, leaveSession, ok, openProduct, refused, typeSignIn } from '../product'

// @fake-pages

const listPath = '/sys/user/getCurrentUserDeparts'
const selectPath = '/sys/selectDepart'
const list = [
  { id: 'd1', orgCode: 'A01', departName: '质量部' },
  { id: 'd2', orgCode: 'A02', departName: '试验部' },
]
const answers = {
  [listPath]: () => ok({ list, orgCode: 'A01' }),
  [selectPath]: () => ok({ userInfo: { id: 'u1', username: 'admin', realname: '王小明', orgCode: 'A02' } }),
}

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

async function openDialog(given: Parameters<typeof openProduct>[1] = answers) {
  const opened = await openProduct('/p/order', given)
  await opened.user.click(await screen.findByRole('button', { name: '切换部门' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog')) }
}

describe('P4-depart', () => {
  it('shows the current department, takes another one and keeps the user for seven days', async () => {
    const { user, dialog, asked, product } = await openDialog()
    await waitFor(() => expect(dialog.getByText('当前部门：质量部')).toBeVisible())
    expect(screen.getByRole('dialog', { name: '部门选择' })).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: '部门' }))
    await user.click(await screen.findByText('试验部', { selector: '.ant-select-item-option-content' }))
    const before = Date.now()
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getByText('已切换到试验部')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find(({ path }) => path === selectPath)?.body).toEqual({ orgCode: 'A02', username: 'admin' })
    expect(product.store.get(userAtom)?.orgCode).toBe('A02')
    const stored = JSON.parse(localStorage.getItem('pro__Login_Userinfo') ?? '') as { value: object; expire: number }
    expect(stored.value).toMatchObject({ orgCode: 'A02' })
    expect(stored.expire).toBeGreaterThanOrEqual(before + 604_800_000)
    expect(stored.expire).toBeLessThanOrEqual(Date.now() + 604_800_000)
  })

  it('marks the field when nothing was chosen, and asks no server', async () => {
    const { user, dialog, asked } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(dialog.getByText('请选择部门！')).toBeVisible())
    expect(dialog.getByRole('combobox', { name: '部门' })).toHaveAttribute('aria-invalid', 'true')
    expect(asked.some(({ path }) => path === selectPath)).toBe(false)
  })

  it('says that the user has no department', async () => {
    const { dialog } = await openDialog({ [listPath]: () => ok({ list: [], orgCode: null }) })
    await waitFor(() => expect(dialog.getByText('您尚未设置部门信息！')).toBeVisible())
  })

  it('stays open with the choice when the server refuses', async () => {
    const { user, dialog } = await openDialog({ ...answers, [selectPath]: () => refused('不是您的部门') })
    await user.click(await dialog.findByRole('combobox', { name: '部门' }))
    await user.click(await screen.findByText('试验部', { selector: '.ant-select-item-option-content' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getByText('不是您的部门')).toBeVisible())
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it.each([
    [403, '拒绝访问'],
    [404, '很抱歉，资源未找到!'],
    [504, '网络超时'],
  ])('P7-transport says %i in one notice titled 系统提示', async (status, sentence) => {
    const { user, dialog } = await openDialog({ ...answers, [selectPath]: () => failing(status) })
    await user.click(await dialog.findByRole('combobox', { name: '部门' }))
    await user.click(await screen.findByText('试验部', { selector: '.ant-select-item-option-content' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    const notice = (await screen.findByText(sentence)).closest('[role="alert"]') as HTMLElement
    expect(within(notice).getByText('系统提示')).toBeVisible()
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    await user.click(within(notice).getByRole('button'))
  })

  it('keeps the user when the answer is none', async () => {
    const { user, dialog, product } = await openDialog({ ...answers, [selectPath]: () => ok({ userInfo: null }) })
    await user.click(await dialog.findByRole('combobox', { name: '部门' }))
    await user.click(await screen.findByText('试验部', { selector: '.ant-select-item-option-content' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getByText('服务器返回了无法识别的内容')).toBeVisible())
    expect(product.store.get(userAtom)).toMatchObject({ id: 'u1', username: 'admin' })
  })

  it('offers another try when the list did not come', async () => {
    let isDown = true
    const { user, dialog } = await openDialog({ [listPath]: () => (isDown ? refused('维护中') : ok({ list, orgCode: 'A01' })) })
    await waitFor(() => expect(dialog.getByText('维护中')).toBeVisible())
    isDown = false
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByText('当前部门：质量部')).toBeVisible())
  })
})

describe('P4-depart at sign-in', () => {
  const several = { token: 't2', userInfo: { id: 'u1', username: 'admin', realname: '王小明' }, multi_depart: 2, sysAllDictItems: {} }

  async function signIn(given: Parameters<typeof openProduct>[1] = {}) {
    localStorage.clear()
    const opened = await openProduct('/user/login?redirect=%2Fp%2Forder', { ...answers, '/sys/login': () => ok(several), ...given })
    await typeSignIn(opened.user)
    return { ...opened, dialog: within(await screen.findByRole('dialog')) }
  }

  it('somebody of several departments chooses one before anything else is shown, also after a reload', async () => {
    const { user, dialog, asked, address } = await signIn()
    await waitFor(() => expect(dialog.getByText('当前部门：质量部')).toBeVisible())
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(dialog.getByText('请选择部门！')).toBeVisible())
    expect(createAppServices().store.get(mustChooseDepartAtom)).toBe(true)
    await user.click(dialog.getByRole('combobox', { name: '部门' }))
    await user.click(await screen.findByText('试验部', { selector: '.ant-select-item-option-content' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('navigation', { name: '菜单' })).toBeVisible()
    expect(asked.find(({ path }) => path === selectPath)?.body).toMatchObject({ orgCode: 'A02' })
    expect(address()).toBe('/p/order')
    expect(createAppServices().store.get(mustChooseDepartAtom)).toBe(false)
  })

  it('where no department is there after all, it says so and lets the user go on', async () => {
    const { user, dialog } = await signIn({ [listPath]: () => ok({ list: [], orgCode: null }) })
    await waitFor(() => expect(dialog.getByText('您尚未设置部门信息！')).toBeVisible())
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('navigation', { name: '菜单' })).toBeVisible()
  })

  it('can be left by signing out', async () => {
    const { user, dialog, address } = await signIn()
    await user.click(dialog.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(await screen.findByLabelText('密码')).toBeVisible()
  })

  it('is not asked of somebody of one department', async () => {
    localStorage.clear()
    const { user } = await openProduct('/user/login?redirect=%2Fp%2Forder', {
      ...answers,
      '/sys/login': () => ok({ ...several, multi_depart: 1 }),
    })
    await typeSignIn(user)
    expect(await screen.findByRole('navigation', { name: '菜单' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked once more when an ended session goes on, so that nothing typed is lost', () => {
    const { store } = createAppServices()
    store.set(openSessionAtom, { ...several, multi_depart: 1 })
    store.set(expireSessionAtom, several.token)
    store.set(openSessionAtom, { ...several, token: 't3' })
    expect(store.get(mustChooseDepartAtom)).toBe(false)
    store.set(clearSessionAtom)
    store.set(openSessionAtom, several)
    expect(store.get(mustChooseDepartAtom)).toBe(true)
  })
})
