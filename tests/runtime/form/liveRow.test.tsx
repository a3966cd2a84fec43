import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { RowForm } from '../../../runtime/form/RowForm'
import { columns, input, openForm, pageOf, save, stored } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const page = pageOf(columns, 'zh-CN', {
  url: { add: '/order/add', edit: '/order/edit', queryById: '/order/queryById', list: '/order/list' },
})
const theirs = { ...stored, rowVersion: 7, count: 9, total: 18 }

async function openStored(current: object | Error = theirs) {
  const queryById = vi.fn(async () => {
    if (current instanceof Error) throw current
    return current
  })
  const edit = vi.fn(async (_url: string, _body: unknown) => ({ id: '1', rowVersion: 8 }))
  const opened = await openForm({ page, mode: 'edit', row: stored }, { calls: { queryById, edit } })
  const emit = (kind: 'edit' | 'delete' | 'many', row: { id: string; rowVersion?: number } | null) =>
    act(() => opened.host.rowEvents.emit({ socketKey: 'order', listUrl: '/order/list', kind, row }))
  return { ...opened, emit, queryById, edit }
}

describe('P7-socket a form whose row is changed elsewhere', () => {
  it('shows the row as it is now where nothing was typed', async () => {
    const { emit, onDirtyChange } = await openStored()
    emit('edit', { id: '1', rowVersion: 7 })
    await waitFor(() => expect(input('数量').value).toBe('9'))
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    expect(screen.queryByText('他人刚刚修改了该记录')).toBeNull()
  })

  it('keeps what was typed, says so, and saves it over the version that stands now', async () => {
    const { user, emit, edit, onSaved } = await openStored()
    await user.clear(input('名称'))
    await user.type(input('名称'), 'Nut')
    emit('edit', { id: '1', rowVersion: 7 })
    await screen.findByText('他人刚刚修改了该记录')
    expect([input('名称').value, input('数量').value]).toEqual(['Nut', '9'])
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(edit.mock.calls[0]?.[1]).toEqual({ id: '1', rowVersion: 7, name: 'Nut' })
    expect(screen.queryByText('他人刚刚修改了该记录')).toBeNull()
  })

  it('shows both values where the same field was changed', async () => {
    const { user, emit } = await openStored({ ...theirs, name: 'Screw' })
    await user.clear(input('名称'))
    await user.type(input('名称'), 'Nut')
    emit('edit', { id: '1', rowVersion: 7 })
    await screen.findByText('该记录已被他人修改')
    expect(input('名称').value).toBe('Nut')
    await user.click(screen.getByRole('button', { name: '采用当前内容' }))
    expect([input('名称').value, input('数量').value]).toEqual(['Screw', '9'])
  })

  it('says nothing of its own save whose answer was lost, which is told once the line is back', async () => {
    const { user, emit, edit, queryById, onSaved } = await openStored({ ...stored, rowVersion: 3, name: 'Bolts', updateBy: 'admin' })
    edit.mockRejectedValueOnce(new CallError('offline', 'No connection'))
    await user.type(input('名称'), 's')
    await user.click(save())
    await screen.findByRole('alert')
    emit('many', null)
    await waitFor(() => expect(queryById).toHaveBeenCalled())
    const current = { ...stored, rowVersion: 3, name: 'Bolts', updateBy: 'admin' }
    edit.mockRejectedValueOnce(new CallError('conflict', '', { status: 409, result: { current } }))
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(current))
    expect(screen.queryByText('他人刚刚修改了该记录')).toBeNull()
    expect(edit.mock.calls[1]).toEqual(edit.mock.calls[0])
  })

  it('says nothing of its own save, which is told while the answer is still on its way', async () => {
    const { user, emit, edit, queryById, onSaved } = await openStored({ ...theirs, name: 'Bolts', count: 3, total: 6 })
    let answer: (row: { id: string; rowVersion: number }) => void = () => {}
    edit.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await user.type(input('名称'), 's')
    await user.type(input('状态'), '!')
    await user.click(save())
    await waitFor(() => expect(edit).toHaveBeenCalled())
    emit('edit', { id: '1', rowVersion: 7 })
    await waitFor(() => expect(queryById).toHaveBeenCalled())
    await act(async () => {})
    expect([screen.queryByText('他人刚刚修改了该记录'), screen.queryByText('该记录已被他人修改')]).toEqual([null, null])
    await act(async () => answer({ id: '1', rowVersion: 7 }))
    expect(onSaved).toHaveBeenCalled()
    expect(edit.mock.calls[0]?.[1]).toEqual({ id: '1', rowVersion: 2, name: 'Bolts', status: 'open!' })
  })

  it('has no conflict where somebody else has typed the same', async () => {
    const { user, emit } = await openStored({ ...theirs, name: 'Nut' })
    await user.clear(input('名称'))
    await user.type(input('名称'), 'Nut')
    emit('edit', { id: '1', rowVersion: 7 })
    await screen.findByText('他人刚刚修改了该记录')
    expect(input('数量').value).toBe('9')
    expect(screen.queryByText('该记录已被他人修改')).toBeNull()
  })

  it('does not ask for a version that it has, nor for another row', async () => {
    const { emit, queryById } = await openStored()
    emit('edit', { id: '1', rowVersion: 2 })
    emit('edit', { id: '2', rowVersion: 7 })
    expect(queryById).not.toHaveBeenCalled()
  })

  it('knows its row by its id, whichever page lists it', async () => {
    const { host } = await openStored()
    act(() => host.rowEvents.emit({ socketKey: 'other-page', listUrl: '/other/list', kind: 'edit', row: { id: '1', rowVersion: 7 } }))
    await waitFor(() => expect(input('数量').value).toBe('9'))
  })

  it('looks for itself after changes that were not named', async () => {
    const { emit } = await openStored()
    emit('many', null)
    await waitFor(() => expect(input('数量').value).toBe('9'))
  })

  it('is read to its end where the page itself changes in between, as it does by a change of rights', async () => {
    const { user, emit, queryById, rerender, onSaved, onDirtyChange } = await openStored({ ...theirs, name: 'Screw' })
    await user.type(input('名称'), 's')
    let answer: (row: object) => void = () => {}
    queryById.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    emit('edit', { id: '1', rowVersion: 7 })
    const changed = pageOf(columns, 'zh-CN', { url: page.url })
    rerender(<RowForm page={changed} mode="edit" row={stored} onSaved={onSaved} onDirtyChange={onDirtyChange} />)
    await act(async () => answer(theirs))
    await screen.findByText('该记录已被他人修改')
    expect(input('名称').value).toBe('Bolts')
  })

  it('says that the row was deleted and keeps what was typed', async () => {
    const { user, emit } = await openStored(new CallError('notFound', ''))
    await user.type(input('名称'), 's')
    emit('delete', { id: '1' })
    await screen.findByText('该记录已被删除')
    expect(input('名称').value).toBe('Bolts')
  })

  it('cannot be saved once the row was deleted, and goes on saying why', async () => {
    const { user, emit, edit } = await openStored(new CallError('notFound', ''))
    await user.type(input('名称'), 's')
    emit('delete', { id: '1' })
    await screen.findByText('该记录已被删除')
    expect(save()).toBeDisabled()
    await user.type(input('名称'), '!{Control>}s{/Control}')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(edit).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  })

  it('can be saved again when the deleted row was brought back', async () => {
    const { user, emit, queryById } = await openStored(stored)
    queryById.mockRejectedValueOnce(new CallError('notFound', ''))
    await user.type(input('名称'), 's')
    emit('delete', { id: '1' })
    await screen.findByText('该记录已被删除')
    emit('many', null)
    await waitFor(() => expect(save()).toBeEnabled())
    expect(screen.queryByText('该记录已被删除')).toBeNull()
  })

  it('has a notice that is put away by a button with a name', async () => {
    const { user, emit } = await openStored()
    await user.type(input('名称'), 's')
    emit('edit', { id: '1', rowVersion: 7 })
    await screen.findByText('他人刚刚修改了该记录')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText('他人刚刚修改了该记录')).toBeNull())
  })
})
