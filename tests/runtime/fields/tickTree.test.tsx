import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findNodes, readNodes, stateOf, type TickNode, toggleNode } from '../../../runtime/fields/parts/tree/tickTree'
import { stage } from './fieldStage'

const tree: readonly TickNode[] = readNodes({
  treeList: [
    {
      key: 'g',
      title: 'Orders',
      children: [
        {
          key: 'p',
          title: 'Order list',
          children: [
            { key: 'b1', title: 'Add' },
            { key: 'b2', title: 'Delete' },
          ],
        },
      ],
    },
    { key: 'h', title: 'Empty' },
    { title: 'without a key' },
    null,
  ],
})
const [group, empty] = tree as [TickNode, TickNode]
const page = group.children[0] as TickNode

describe('a tree of ticks', () => {
  it('takes what is below along, and what stands above', () => {
    expect(toggleNode(tree, null, page)).toEqual(['g', 'p', 'b1', 'b2'])
    expect(toggleNode(tree, 'h', page.children[1] as TickNode)).toEqual(['g', 'p', 'b2', 'h'])
    expect(toggleNode(tree, 'g,p,b1,b2,h', page)).toEqual(['g', 'h'])
  })

  it('takes everything of a node that is ticked in part, and nothing of one that is ticked whole', () => {
    expect(toggleNode(tree, 'p,b1', page)).toEqual(['g', 'p', 'b1', 'b2'])
    expect(toggleNode(tree, 'p,b1,b2', group)).toEqual([])
  })

  it('keeps what is stored and not in the tree', () => {
    expect(toggleNode(tree, 'gone,h', empty)).toEqual(['gone'])
  })

  it('knows how much of a node is ticked', () => {
    const at = (...keys: string[]) => stateOf(group, new Set(keys))
    expect([at(), at('g'), at('b1'), at('p', 'b1', 'b2'), at('g', 'p', 'b1', 'b2')]).toEqual(['none', 'some', 'some', 'all', 'all'])
  })

  it('is found by a word, with what stands above and below', () => {
    expect(findNodes(tree, ' DEL ')).toEqual([{ ...group, children: [{ ...page, children: [page.children[1]] }] }])
    expect(findNodes(tree, 'order list')).toEqual([{ ...group, children: [page] }])
    expect(findNodes(tree, '')).toBe(tree)
  })

  it('is opened, ticked and looked through with the keyboard and the mouse', async () => {
    const user = userEvent.setup()
    const { given } = await stage({ type: 'tickTree', key: 'departments', title: '部门', url: '/sys/sysDepart/queryTreeList' })
    const last = () => given.at(-1)?.value
    await user.click(await screen.findByRole('button', { name: '展开总公司' }))
    await user.click(screen.getByRole('checkbox', { name: '试验部' }))
    await waitFor(() => expect(last()).toBe('d1,d2'))
    expect(screen.getByText('已选 2 / 3')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '总公司' }).indeterminate).toBe(true)
    await user.type(screen.getByRole('textbox'), '质量')
    expect(screen.queryByRole('checkbox', { name: '试验部' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '质量部' }))
    await waitFor(() => expect(last()).toBe('d1,d2,d3'))
    await user.type(screen.getByRole('textbox'), 'x')
    expect(screen.getByText('没有查询到任何数据')).toBeTruthy()
  })

  it('says so where there is nothing to be ticked, and not that nothing was found', async () => {
    const config = { type: 'tickTree', key: 'permissions', title: '权限', url: '/sys/role/queryTreeList' } as const
    await stage(config, {}, { calls: { get: () => ({ treeList: [] }) } })
    expect(await screen.findByText('暂无数据')).toBeTruthy()
    expect(screen.queryByText('没有查询到任何数据')).toBeNull()
  })
})
