import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { input, openForm, save, stored } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('when somebody else has saved the row meanwhile', () => {
  const saved = { updateBy: 'anna', updateTime: '2026-11-23 10:01:02' }
  const current = { ...stored, ...saved, rowVersion: 7, name: 'Screw', count: 9, total: 18 }
  const users = { records: [{ id: 'u2', username: 'anna', realname: '安娜' }], total: 1, size: 1, current: 1, pages: 1 }
  const conflict = () => Promise.reject(new CallError('conflict', '', { status: 409, result: { current } }))

  async function openConflict() {
    const edit = vi.fn(async (_url: string, _body: unknown) => ({ id: '1', rowVersion: 8 }))
    edit.mockImplementationOnce(conflict)
    const opened = await openForm(
      { mode: 'edit', row: stored },
      { calls: { edit, get: (url) => (url === '/sys/user/list' ? users : null) } },
    )
    await opened.user.clear(input('名称'))
    await opened.user.type(input('名称'), 'Nut')
    await opened.user.clear(input('单价'))
    await opened.user.type(input('单价'), '4')
    await opened.user.click(save())
    await screen.findByText('该记录已被他人修改')
    return { ...opened, edit }
  }

  it('shows both versions field by field', async () => {
    await openConflict()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['名称NutScrew', '单价42', '数量39', '金额1218'])
    expect(within(rows[2] as HTMLElement).queryByRole('radio')).toBeNull()
    expect(input('名称').value).toBe('Nut')
    expect(await screen.findByText(/安娜 于 2026-11-23 10:01:02 保存了该记录。/)).toBeInTheDocument()
  })

  it('has one button that stands out while it asks, and Save again when it is settled', async () => {
    const { user } = await openConflict()
    const primary = () => screen.getAllByRole('button').filter((button) => button.classList.contains('ant-btn-primary'))
    expect(primary().map((button) => button.textContent)).toEqual(['保留我的修改并保存'])
    await user.click(screen.getByRole('button', { name: '采用当前内容' }))
    expect(primary()).toEqual([save()])
  })

  it('keeps mine: saves what I typed over the new version, and what I did not touch stays theirs', async () => {
    const { user, edit, onSaved } = await openConflict()
    await user.click(screen.getByRole('button', { name: '保留我的修改并保存' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(edit.mock.calls[1]?.[1]).toEqual({ id: '1', rowVersion: 7, name: 'Nut', price: 4, total: 36 })
  })

  it('takes theirs: shows the row as it is now and saves nothing', async () => {
    const { user, edit, onDirtyChange } = await openConflict()
    await user.click(screen.getByRole('button', { name: '采用当前内容' }))
    expect([input('名称').value, input('单价').value, input('数量').value]).toEqual(['Screw', '2', '9'])
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    expect(edit).toHaveBeenCalledTimes(1)
  })

  it('saves what was chosen field by field', async () => {
    const { user, edit, onSaved } = await openConflict()
    await user.click(screen.getByRole('radio', { name: '名称: 当前内容' }))
    await user.click(screen.getByRole('button', { name: '按所选内容保存' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(edit.mock.calls[1]?.[1]).toEqual({ id: '1', rowVersion: 7, price: 4, total: 36 })
  })
})
