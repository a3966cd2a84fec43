import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Removal, registerRemovalHandler } from '../../../runtime/table/removalHandlers'
import { giveElementsSize } from '../../support/givenSize'
import '../../support/productExtensions'
import { button, columns, openTable, products } from './openTable'

type Answer = boolean | string | Error
let answer: (value: Answer) => void = () => {}
let asked: Removal | undefined

beforeAll(() => {
  giveElementsSize()
  const confirm = (removal: Removal) => {
    asked = removal
    return new Promise<boolean | string>((resolve, reject) => {
      answer = (value) => (value instanceof Error ? reject(value) : resolve(value))
    })
  }
  registerRemovalHandler('waits', { confirm })
  registerRemovalHandler('hurries', { confirm, timeLimit: 0 })
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function removeSecond(asyncRemove: string, agrees = true) {
  const opened = await openTable(undefined, { agrees }, columns, { words: { asyncRemove } })
  await opened.user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }))
  await opened.user.click(button('删除'))
  return opened
}

describe('a table that asks code before rows go', () => {
  it('B4-asyncremove keeps the rows while it is asked, and lets them go when it agrees', async () => {
    const { handle } = await removeSecond('waits')
    expect(await screen.findByRole('button', { name: /正在确认/ })).toBeInTheDocument()
    expect(asked?.rows).toEqual([expect.objectContaining({ id: 'b', product: 'nut' })])
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    act(() => answer(true))
    await waitFor(() => expect(products()).toEqual(['bolt', 'washer']))
    expect(handle().changes().deleted).toEqual(['b'])
  })

  it.each<[string, string, Answer | undefined, string]>([
    ['with its own words', 'waits', '已发货', '已发货'],
    ['without any', 'waits', false, '这些行不能删除'],
    ['by failing', 'waits', new Error('broken'), ''],
    ['by taking too long', 'hurries', undefined, '确认超时，未删除任何行，请重试'],
    ['by not being there', 'nobody', undefined, '没有名为 nobody 的删除确认函数，未删除任何行'],
  ])('B4-asyncremove keeps the rows and says why when it refuses %s', async (_, name, said, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { host, handle } = await removeSecond(name)
    if (said !== undefined) {
      await screen.findByRole('button', { name: /正在确认/ })
      act(() => answer(said))
    }
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: expect.stringContaining(sentence) }]))
    expect(handle().rows()).toHaveLength(3)
    expect(button('删除')).toBeEnabled()
  })

  it('B4-asyncremove asks once more, naming rows that hold something, and empty ones go without', async () => {
    const { host, user, handle } = await removeSecond('askFilledRows')
    await waitFor(() => expect(handle().rows()).toHaveLength(2))
    expect(host.questions.map(({ title, content }) => [title, content])).toEqual([
      ['确定要删除这 1 项吗?', 'nut'],
      ['有 1 行已填写内容，仍要删除吗?', 'nut'],
    ])
    await user.click(button('添加'))
    act(() => handle().select([handle().rows().at(-1)?.id ?? '']))
    vi.setSystemTime(Date.now() + 300)
    await user.click(button('删除'))
    await waitFor(() => expect(handle().rows()).toHaveLength(2))
    expect(host.questions).toHaveLength(3)
  })
})

it('B5.1-guards names the rows that are to go, and says on the button what happens', async () => {
  const { host, user } = await openTable(undefined, { language: 'en-US', agrees: false })
  for (const row of [1, 3]) await user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }))
  await user.click(button('Remove'))
  await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }))
  vi.setSystemTime(Date.now() + 300)
  await user.click(button('Remove'))
  expect(host.questions.map(({ title, content, verb }) => [title, content, verb])).toEqual([
    ['Remove these 2 items?', 'bolt\nwasher', 'Remove'],
    ['Remove this item?', 'bolt', 'Remove'],
  ])
})

describe('clicks that come too fast', () => {
  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

  it('B5.1-guards says it once, however often somebody clicks, and again only after the next row', async () => {
    const { user, handle, host } = await openTable()
    for (let clicks = 0; clicks < 4; clicks++) await user.click(button('添加'))
    expect(handle().rows()).toHaveLength(4)
    expect(host.notices).toEqual([{ kind: 'warning', text: '你点击的太快了，请慢点点击!' }])
    later(1499)
    await user.click(button('添加'))
    expect(handle().rows()).toHaveLength(4)
    later(1)
    await user.click(button('添加'))
    expect(handle().rows()).toHaveLength(5)
  })

  it('B5.1-guards does not hold back keys', async () => {
    const { user, handle, host } = await openTable()
    button('添加').focus()
    await user.keyboard('{Enter}')
    button('添加').focus()
    await user.keyboard('{Enter}')
    expect(handle().rows()).toHaveLength(5)
    expect(host.notices).toEqual([])
  })

  it.each([
    ['上移', ['bolt', 'washer', 'nut']],
    ['删除', ['bolt', 'nut', 'washer']],
  ])('B5.1-clickguard takes the second click on %s within 300 ms for none', async (name, once) => {
    const { user, host } = await openTable(undefined, { agrees: false })
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(button(name))
    later(299)
    await user.click(button(name))
    expect(products()).toEqual(once)
    expect(host.questions).toHaveLength(name === '删除' ? 1 : 0)
    later(1)
    await user.click(button(name))
    if (name === '上移') expect(products()).toEqual(['washer', 'bolt', 'nut'])
    else expect(host.questions).toHaveLength(2)
  })

  it('B5.1-clickguard never holds back keys, on buttons or in cells', async () => {
    const { user } = await openTable()
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    button('上移').focus()
    await user.keyboard('{Enter}')
    button('上移').focus()
    await user.keyboard('{Enter}')
    expect(products()).toEqual(['washer', 'bolt', 'nut'])
    const cell = screen.getByRole('gridcell', { name: 'washer' })
    await user.click(cell)
    await user.keyboard('{Escape}')
    fireEvent.keyDown(document.activeElement ?? cell, { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(document.activeElement ?? cell, { key: 'ArrowDown', altKey: true })
    await waitFor(() => expect(products()).toEqual(['bolt', 'nut', 'washer']))
  })
})
