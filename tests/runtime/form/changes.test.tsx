import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RowForm } from '../../../runtime/form/RowForm'
import { columns, input, openForm, pageOf, save, stored } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('what else a form meets', () => {
  it('C-publish keeps what was typed when another version of the page arrives', async () => {
    const onSaved = vi.fn()
    const { rerender, user } = await openForm({ page: pageOf(), onSaved })
    await user.type(input('名称'), 'Bolt')
    const more = pageOf([...columns, { key: 'colour', type: 'input', title: '颜色' }])
    rerender(<RowForm page={more} mode="add" onSaved={onSaved} />)
    expect(input('颜色')).toBeInTheDocument()
    expect(input('名称').value).toBe('Bolt')
  })

  it('keeps what was typed when the language changes', async () => {
    const { rerender, user } = await openForm()
    await user.type(input('名称'), 'Bolt')
    rerender(<RowForm page={pageOf(columns, 'de-DE')} mode="add" onSaved={() => {}} />)
    expect(input('名称').value).toBe('Bolt')
  })

  it('does not save what was typed into a field that has been hidden since', async () => {
    const add = vi.fn(async () => ({ id: '1', rowVersion: 1 }))
    const { user, onSaved } = await openForm({}, { calls: { add } })
    await user.type(input('名称'), 'Bolt')
    await user.clear(input('状态'))
    await user.type(input('状态'), 'cancelled')
    await user.type(input('原因'), 'too dear')
    await user.clear(input('状态'))
    await user.type(input('状态'), 'open')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(add).toHaveBeenCalledWith('/order/add', { name: 'Bolt', status: 'open' })
  })

  it('starts over with another row, and not when the same one is handed down anew', async () => {
    const { rerender, user } = await openForm({ mode: 'edit', row: stored })
    await user.type(input('名称'), '!')
    rerender(<RowForm page={pageOf()} mode="edit" row={{ ...stored }} onSaved={() => {}} />)
    expect(input('名称').value).toBe('Bolt!')
    rerender(<RowForm page={pageOf()} mode="edit" row={{ ...stored, id: '2', name: 'Nut' }} onSaved={() => {}} />)
    expect(input('名称').value).toBe('Nut')
  })

  it('C-neverwhite a field that is broken, or breaks while it is drawn, shows that in its place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = pageOf([{ key: 'a', type: 'selct', title: '甲' }, { key: 'explodes', type: 'input', title: '乙' }, ...columns])
    const { user, onSaved } = await openForm({ page })
    expect(screen.getByText(/甲.*selct/)).toBeInTheDocument()
    expect(screen.getByText(/此处出错了: 错误编号：[0-9a-f]{8}/)).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('this input is broken')
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  })

  it('only shows a row that is looked at', async () => {
    await openForm({ mode: 'view', row: stored, onCancel: () => {} })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Bolt')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument()
  })

  it('takes everything back at reset', async () => {
    const { user } = await openForm({ mode: 'edit', row: stored, canReset: true })
    await user.clear(input('名称'))
    await user.tab()
    await screen.findByText('名称不能为空')
    await user.click(screen.getByRole('button', { name: '重置' }))
    expect(input('名称').value).toBe('Bolt')
    expect(screen.queryByText('名称不能为空')).toBeNull()
  })
})
