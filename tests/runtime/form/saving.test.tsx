import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { noteLineBack } from '../../../runtime/kit/line'
import { input, openForm, save, stored } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('saving', () => {
  it('sends a new row with its defaults, and says so', async () => {
    const { user, host, onSaved } = await openForm()
    await user.type(input('名称'), 'Bolt')
    await user.type(input('单价'), '2')
    await user.type(input('数量'), '4')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: '1', rowVersion: 1 }))
    expect(host.made).toEqual([{ method: 'add', args: ['/order/add', { name: 'Bolt', status: 'open', price: 2, count: 4, total: 8 }] }])
    expect(host.notices).toEqual([{ kind: 'success', text: '添加成功' }])
  })

  it('sends of a stored row only what was changed, with its version', async () => {
    const { user, host, onSaved } = await openForm({ mode: 'edit', row: { ...stored, secret: 'kept', status_dictText: '打开' } })
    await user.clear(input('数量'))
    await user.type(input('数量'), '5{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made).toEqual([{ method: 'edit', args: ['/order/edit', { id: '1', rowVersion: 2, count: 5, total: 10 }] }])
  })

  it('sends nothing when nothing was changed', async () => {
    const { user, host, onSaved } = await openForm({ mode: 'edit', row: stored })
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made).toEqual([])
  })

  it('sends once however often the button is pressed', async () => {
    let answer: (row: { id: string }) => void = () => {}
    const { user, host, onSaved } = await openForm(
      {},
      {
        calls: {
          add: () =>
            new Promise((resolve) => {
              answer = resolve
            }),
        },
      },
    )
    await user.type(input('名称'), 'Bolt')
    fireEvent.click(save())
    fireEvent.click(save())
    await waitFor(() => expect(host.made).toHaveLength(1))
    fireEvent.click(save())
    await act(async () => answer({ id: '1' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    fireEvent.click(save())
    await act(async () => {})
    expect(host.made).toHaveLength(1)
  })

  it('sends a new row once, also when it is saved by a key again while its dialog closes', async () => {
    const { user, host, onSaved } = await openForm()
    await user.type(input('名称'), 'Bolt{Control>}s{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await user.type(input('名称'), '!{Control>}s{/Control}{Control>}{Enter}{/Control}')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(host.made).toHaveLength(1)
  })

  it('keeps what was typed when the server fails, and saves it at the next try', async () => {
    const add = vi.fn(async () => ({ id: '1' }))
    add.mockRejectedValueOnce(new CallError('offline', '网络连接失败'))
    const { user, onSaved } = await openForm({}, { calls: { add } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败')
    expect(input('名称').value).toBe('Bolt')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the server cannot be reached until it can be, or until somebody types on', async () => {
    const add = vi.fn(() => Promise.reject(new CallError('offline', '网络连接失败')))
    const { user } = await openForm({}, { calls: { add } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败')
    act(() => noteLineBack())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败')
    await user.type(input('数量'), '4')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input('名称').value).toBe('Bolt')
  })

  it('says what the server refused the row for until something is changed, and not only until the line is back', async () => {
    const { user } = await openForm({}, { calls: { add: () => Promise.reject(new CallError('refused', '此订单已关闭')) } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('此订单已关闭')
    act(() => noteLineBack())
    expect(screen.getByRole('alert')).toHaveTextContent('此订单已关闭')
    await user.type(input('名称'), 's')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says once that the page is no longer published when that is why it cannot be saved, and what was typed stays', async () => {
    const gone = () => Promise.reject(new CallError('notFound', '很抱歉，资源未找到!'))
    const { user, host, onDirtyChange } = await openForm({}, { calls: { add: gone, pageConfig: gone } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByText('此页面已取消发布')).toBeInTheDocument()
    expect(screen.queryByText('资源未找到', { exact: false })).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(host.notices).toEqual([])
    expect(input('名称').value).toBe('Bolt')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
  })

  it('says what the server said where a published page has nothing to save to', async () => {
    const add = () => Promise.reject(new CallError('notFound', '很抱歉，资源未找到!'))
    const { user } = await openForm({}, { calls: { add, pageConfig: () => ({ config: {}, version: '1' }) } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('资源未找到')
  })

  it('brings what the server said into view, where nothing else is marked, and whoever typed goes on where they were', async () => {
    const seen = vi.fn(function (this: Element) {
      return this.textContent
    })
    Element.prototype.scrollIntoView = seen
    const { user } = await openForm({}, { calls: { add: () => Promise.reject(new CallError('offline', '网络连接失败')) } })
    for (const _ of ['once', 'again']) {
      seen.mockClear()
      await user.type(input('名称'), 'B{Control>}s{/Control}')
      await waitFor(() => expect(seen).toHaveReturnedWith(expect.stringContaining('网络连接失败')))
      await waitFor(() => expect(input('名称')).toHaveFocus())
      expect(screen.getByRole('alert')).toBeInTheDocument()
    }
  })

  it('puts what the server found at the fields that it names', async () => {
    const errors = [
      { path: '/name', code: 'unique', message: '名称已被占用' },
      { path: '/elsewhere', code: 'x', message: '另有问题' },
    ]
    const { user } = await openForm({}, { calls: { add: () => Promise.reject(new CallError('invalid', '', { status: 422, errors })) } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByText('名称已被占用', { selector: '.pw-field-error' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('另有问题')
    await waitFor(() => expect(input('名称')).toHaveFocus())
  })

  it('says a sentence once above the form that the server has put at several fields, as for a combination that is taken', async () => {
    const message = '系统中已存在相同的名称、数量组合！'
    const errors = ['/name', '/count'].map((path) => ({ path, code: 'unique', message }))
    const { user } = await openForm({}, { calls: { add: () => Promise.reject(new CallError('invalid', '', { status: 422, errors })) } })
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findAllByText(message, { selector: '.pw-field-error' })).toHaveLength(2)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([message])
  })
})
