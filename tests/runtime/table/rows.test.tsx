import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { button, cell, columns, openTable, product, products, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

function waitAMoment(): void {
  vi.setSystemTime(Date.now() + 2000)
}

describe('rows', () => {
  it('B4-rows adds a row with the defaults of its kinds, apart from the stored ones', async () => {
    const { user, handle } = await openTable(storedRows, {}, [
      ...columns,
      { key: 'state', type: 'input', title: '状态', defaultValue: 'open' },
    ])
    await user.click(button('添加'))
    expect(handle().changes()).toEqual({ added: [{ orderNum: 4, urgent: 'N', state: 'open' }] })
    expect(handle().rows()[3]?.id).toMatch(/^row_/)
  })

  it('does not save a cell that its condition has hidden since it was filled', async () => {
    const note = { key: 'note', type: 'input', title: '备注', defaultValue: 'why', visibleWhen: "row.urgent == 'Y'" }
    const { user, handle } = await openTable(storedRows, {}, [...columns, note])
    await user.click(button('添加'))
    expect(handle().changes()).toEqual({ added: [{ orderNum: 4, urgent: 'N' }] })
    await user.click(within(cell(4, 5)).getByRole('checkbox'))
    expect(handle().changes()).toEqual({ added: [{ orderNum: 4, urgent: 'Y', note: 'why' }] })
  })

  it('B4-rows inserts after the selected row and numbers from 1', async () => {
    const { user, handle } = await openTable()
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    await user.click(button('在后面插入'))
    expect(products()).toEqual(['bolt', '', 'nut', 'washer'])
    expect(handle().changes()).toEqual({
      added: [{ orderNum: 2, urgent: 'N' }],
      edited: [
        { id: 'b', rowVersion: 1, orderNum: 3 },
        { id: 'c', rowVersion: 1, orderNum: 4 },
      ],
    })
  })

  it('B5.1-guards asks before removing; removed ids are kept, new rows just go', async () => {
    const { user, handle, host } = await openTable()
    await user.click(button('添加'))
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }))
    await user.click(screen.getByRole('checkbox', { name: '选择第 4 行' }))
    await user.click(button('删除'))
    await waitFor(() => expect(products()).toEqual(['bolt', 'washer']))
    expect(host.questions).toEqual([expect.objectContaining({ title: '确定要删除这 2 项吗?' })])
    expect(handle().changes()).toEqual({ deleted: ['b'], edited: [{ id: 'c', rowVersion: 1, orderNum: 2 }] })
  })

  it('B5.1-guards refuses a second insert within 1500 ms', async () => {
    const { user, handle, host } = await openTable()
    await user.click(button('添加'))
    await user.click(button('添加'))
    expect(host.notices).toEqual([{ kind: 'warning', text: '你点击的太快了，请慢点点击!' }])
    expect(handle().rows()).toHaveLength(4)
    waitAMoment()
    await user.click(button('添加'))
    expect(handle().rows()).toHaveLength(5)
  })

  it('B4-rows moves a row with the buttons and with Alt and the arrows', async () => {
    const { user, handle } = await openTable()
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(button('上移'))
    expect(products()).toEqual(['bolt', 'washer', 'nut'])
    await user.click(button('清空选择'))
    expect(screen.queryByRole('button', { name: '上移' })).not.toBeInTheDocument()
    fireEvent.mouseDown(cell(1, 1))
    fireEvent.keyDown(cell(1, 1), { key: 'ArrowDown', altKey: true })
    expect(products()).toEqual(['washer', 'bolt', 'nut'])
    expect(screen.getByText('已移动到第 2 行')).toBeInTheDocument()
    expect(handle().changes()).toEqual({
      edited: [
        { id: 'c', rowVersion: 1, orderNum: 1 },
        { id: 'a', rowVersion: 3, orderNum: 2 },
        { id: 'b', rowVersion: 1, orderNum: 3 },
      ],
    })
  })

  it('keeps rows from being dragged while they are sorted', async () => {
    const { user } = await openTable()
    expect(screen.getAllByRole('button', { name: /^拖动排序/ })).toHaveLength(3)
    await user.click(screen.getByRole('columnheader', { name: '数量' }))
    expect(products()).toEqual(['washer', 'bolt', 'nut'])
    expect(screen.getAllByRole('img', { name: '排序时不能拖动' })).toHaveLength(3)
  })

  it('opens rows in the order of their numbers', async () => {
    await openTable([...storedRows].reverse())
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
  })

  it('C-neverwhite shows a broken column in its place and works on with the others', async () => {
    const { user, handle } = await openTable(storedRows, {}, [...columns, { key: 'odd', type: 'slect', title: '坏列' }])
    expect(screen.getByRole('columnheader', { name: /坏列/ })).toBeInTheDocument()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's{Enter}')
    expect(handle().isDirty()).toBe(true)
  })
})
