import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userAtom } from '../../../../runtime/session/session'
import { leaveSession, ok, openProduct, refused } from '../product'

vi.mock('../../../../runtime/blocks/PageView/PageView', () => ({ PageView: ({ code }: { code: string }) => <p>page {code}</p> }))

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

  it('offers another try when the list did not come', async () => {
    let isDown = true
    const { user, dialog } = await openDialog({ [listPath]: () => (isDown ? refused('维护中') : ok({ list, orgCode: 'A01' })) })
    await waitFor(() => expect(dialog.getByText('维护中')).toBeVisible())
    isDown = false
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByText('当前部门：质量部')).toBeVisible())
  })
})
