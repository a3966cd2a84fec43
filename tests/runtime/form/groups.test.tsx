import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { drawn } from '../../support/fakeInputs'
import { input, openForm, pageOf, save } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  drawn.clear()
})

const required = { validateRules: [{ required: true }] }
const fields = [
  { key: 'name', type: 'input', title: '名称' },
  { key: 'street', type: 'input', title: '街道', ...required },
  { key: 'city', type: 'input', title: '城市' },
  { key: 'phone', type: 'input', title: '电话', ...required },
]
const pageWith = (form: object) => pageOf(fields, 'zh-CN', { form })

describe('a group that folds', () => {
  const page = pageWith({
    groups: [
      { title: '地址', items: ['street', 'city'], folded: true },
      { title: '联系', items: ['phone'], folded: false },
    ],
  })
  const heading = (title: string) => screen.getByRole('button', { name: new RegExp(title) })

  it('begins as the page says, and is opened and folded by its heading; what is typed stays', async () => {
    const { user } = await openForm({ page })
    expect(heading('地址')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByLabelText(/街道/)).toBeNull()
    expect(input('电话')).toBeVisible()
    heading('地址').focus()
    await user.keyboard('{Enter}')
    expect(heading('地址')).toHaveAttribute('aria-expanded', 'true')
    await user.type(input('街道'), 'Main St')
    await user.click(heading('地址'))
    expect(input('街道')).not.toBeVisible()
    await user.click(heading('地址'))
    expect(input('街道')).toBeVisible()
    expect(input('街道').value).toBe('Main St')
  })

  it('opens by itself when a field in it has an error, which gets the focus; the heading counts the errors until they are mended', async () => {
    const { user, host } = await openForm({ page })
    await user.type(input('电话'), '1')
    await user.click(save())
    await waitFor(() => expect(input('街道')).toHaveFocus())
    expect(input('街道')).toBeVisible()
    expect(within(heading('地址')).getByRole('img', { name: '有 1 项需要修改' })).toBeInTheDocument()
    expect(within(heading('联系')).queryByRole('img', { name: /需要修改/ })).toBeNull()
    expect(host.made).toEqual([])
    await user.type(input('街道'), 'x')
    expect(within(heading('地址')).queryByRole('img', { name: /需要修改/ })).toBeNull()
  })

  it('opens for what the server refuses', async () => {
    const refuse = async () => {
      throw new CallError('refused', '没有保存', { errors: [{ path: '/city', message: '没有这个城市' }] } as never)
    }
    const { user } = await openForm({ page, row: { street: 'a', phone: '1' } }, { calls: { add: refuse } })
    await user.click(save())
    await waitFor(() => expect(input('城市')).toHaveFocus())
    expect(input('城市')).toBeVisible()
  })

  it('opens for the line of the notice that leads to its field', async () => {
    const { user } = await openForm({ page })
    await user.click(save())
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(input('街道')).toHaveFocus())
    await user.click(heading('地址'))
    expect(input('街道')).not.toBeVisible()
    await user.click(within(alert).getByRole('button', { name: '街道不能为空' }))
    await waitFor(() => expect(input('街道')).toHaveFocus())
    expect(input('街道')).toBeVisible()
  })

  it('is passed over by Enter while it is folded', async () => {
    const groups = [{ items: ['name'] }, { title: '地址', items: ['street', 'city'], folded: false }, { items: ['phone'] }]
    const { user } = await openForm({ page: pageWith({ groups }) })
    await user.click(heading('地址'))
    await user.type(input('名称'), 'a{Enter}')
    expect(input('电话')).toHaveFocus()
  })

  it('opens when something in it is taken back', async () => {
    const { user } = await openForm({ page })
    await user.click(heading('地址'))
    await user.type(input('城市'), 'Bonn')
    await user.click(heading('地址'))
    await user.keyboard('{Control>}z{/Control}')
    expect(input('城市')).toBeVisible()
    expect(input('城市').value).toBe('')
  })

  it('draws no field anew when it is folded and opened', async () => {
    const { user } = await openForm({ page })
    await user.click(heading('联系'))
    await user.click(heading('联系'))
    expect(drawn.get('phone')).toBe(1)
  })
})

describe('groups in tabs', () => {
  const page = pageWith({
    groupsAs: 'tabs',
    groups: [
      { title: '地址', items: ['street', 'city'] },
      { title: '联系', items: ['phone'] },
    ],
  })
  const tab = (title: string) => screen.getByRole('tab', { name: new RegExp(title) })

  it('show one group at a time, and below them what no group names; arrows go from tab to tab', async () => {
    const { user } = await openForm({ page })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['地址', '联系'])
    expect(input('街道')).toBeVisible()
    expect(input('名称')).toBeVisible()
    expect(screen.queryByLabelText(/电话/)).toBeNull()
    await user.type(input('街道'), 'Main St')
    tab('地址').focus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(tab('联系')).toHaveAttribute('aria-selected', 'true')
    expect(input('电话')).toBeVisible()
    await user.click(tab('地址'))
    expect(input('街道').value).toBe('Main St')
  })

  it('mark every tab with an error, and open the one with the first', async () => {
    const { user } = await openForm({ page, row: { street: 'a' } })
    await user.click(save())
    await waitFor(() => expect(input('电话')).toHaveFocus())
    expect(tab('联系')).toHaveAttribute('aria-selected', 'true')
    expect(tab('联系')).toHaveAccessibleName(/有 1 项需要修改/)
    expect(tab('地址')).toHaveAccessibleName('地址')
  })
})
