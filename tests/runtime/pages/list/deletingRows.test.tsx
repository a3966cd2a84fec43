import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { giveElementsSize } from '../../../support/givenSize'
import { answers, openList, pageOf, stored } from './listStage'

beforeAll(() => giveElementsSize())

describe('deleting rows', () => {
  it('B5.8-errors asks before deleting and takes the rows away', async () => {
    let rows = stored.slice(0, 3)
    const { user, host } = await openList({
      language: 'zh-CN',
      calls: {
        list: (_url, query) => pageOf(query, rows),
        deleteBatch: (_url, ids) => {
          rows = rows.filter(({ id }) => !ids.includes(id))
        },
      },
    })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByText('pump 1')).not.toBeInTheDocument())
    expect(host.questions).toEqual([
      expect.objectContaining({ title: '确认删除', content: '是否删除选中数据?\npump 1 · hall\npump 3 · hall', verb: '删除' }),
    ])
    expect(host.made).toContainEqual({ method: 'deleteBatch', args: ['/e/deleteBatch', ['id1', 'id3']] })
    expect(screen.getByText('pump 2')).toBeInTheDocument()
    expect(host.notices).toContainEqual({ kind: 'success', text: '删除成功' })
  })

  it('B5.8-errors deletes nothing when the user says no', async () => {
    const { user, host } = await openList({ agrees: false })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.questions).toHaveLength(1))
    expect(host.made.some(({ method }) => method === 'deleteBatch')).toBe(false)
  })

  it('B5.8-errors wants a record to be selected', async () => {
    const { user, host } = await openList({ language: 'zh-CN' })
    await screen.findByText('pump 1')
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: '请选择一条记录！' }]))
  })

  it('B5.8-errors deletes one row by its own button', async () => {
    const { user, host } = await openList({ calls: { ...answers, delete: () => null } })
    await screen.findByText('pump 2')
    const row = screen.getByText('pump 2').closest('[role="row"]') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'delete', args: ['/e/delete', { id: 'id2' }] }))
  })

  it('B5.8-errors shows what the server says when it refuses', async () => {
    const { user, host } = await openList({
      calls: {
        ...answers,
        deleteBatch: () => {
          throw new CallError('refused', 'in use by an order')
        },
      },
    })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: 'in use by an order', title: 'Nothing was deleted' }]))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
  })

  it('B5.8-errors says in the place of the rows that url.list is missing', async () => {
    await openList({ language: 'zh-CN' }, { url: {} })
    expect(await screen.findByText('请设置url.list属性!')).toBeInTheDocument()
  })

  it('B5.8-errors says that url.deleteBatch is missing', async () => {
    const { user, host } = await openList({}, { url: { list: '/e/list' }, toolbar: { delete: true } })
    await screen.findByText('pump 1')
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', text: 'Please set url.deleteBatch property!' }]))
    const row = screen.getByText('pump 2').closest('[role="row"]') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices.at(-1)).toEqual({ kind: 'error', text: 'Please set url.delete property!' }))
  })
})
