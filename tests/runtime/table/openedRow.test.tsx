import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { placePopover } from '../../../runtime/table/opened/placePopover'
import { type RowConfirmation, registerRowConfirmation } from '../../../runtime/table/opened/rowConfirmations'
import { whenDrawn } from '../../../runtime/table/opened/whenDrawn'
import type { Row } from '../../../schemas/api/Result'
import type { FakeHostOptions } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import '../../support/productExtensions'
import { cell, columns, openTable, products } from './openTable'

let answer: (value: boolean | string | Error) => void = () => {}
let asked: RowConfirmation | undefined

beforeAll(() => {
  giveElementsSize()
  const confirm = (question: RowConfirmation) => {
    asked = question
    return new Promise<boolean | string>((resolve, reject) => {
      answer = (value) => (value instanceof Error ? reject(value) : resolve(value))
    })
  }
  registerRowConfirmation('waits', { confirm })
  registerRowConfirmation('hurries', { confirm, timeLimit: 0 })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const fields = [
  ...columns,
  { key: 'note', type: 'textarea', title: { 'zh-CN': '备注' }, list: false, validateRules: [{ required: true }] },
  { key: 'total', type: 'inputNumber', title: { 'zh-CN': '合计数' }, list: false, value: 'row.quantity * 2' },
]
const rows: readonly Row[] = [
  { id: 'a', rowVersion: 3, orderNum: 1, product: 'bolt', quantity: 4, urgent: 'N', note: 'kept' },
  { id: 'b', rowVersion: 1, orderNum: 2, product: 'nut', quantity: 6, urgent: 'Y', note: 'round' },
]

const open = (words: object, options: FakeHostOptions = {}) => openTable(rows, options, fields, { words })
const numberButton = (n: number) => screen.getByRole('button', { name: `打开第 ${n} 行` })
const popover = () => screen.findByRole('region', { name: '明细，第 2 行' })
const dialog = () => screen.findByRole('dialog', { name: /详细信息/ })
const fieldIn = (place: HTMLElement, name: string) => within(place).findByLabelText(new RegExp(`^\\*?${name}`))

describe('a row that is opened in a popover', () => {
  it('B2.3-rowclick shows all fields of the row when its number is clicked, those too that are no columns', async () => {
    const { user } = await open({ rowClick: 'popover' })
    expect(screen.queryByRole('columnheader', { name: '备注' })).toBeNull()
    await user.click(numberButton(2))
    const place = await popover()
    expect(await fieldIn(place, '产品')).toHaveValue('nut')
    expect(await fieldIn(place, '备注')).toHaveValue('round')
  })

  it('B2.3-rowclick edits the row of the table itself, with its rules, its computed fields and its way back', async () => {
    const { user, handle } = await open({ rowClick: 'popover' })
    await user.click(numberButton(2))
    const place = await popover()
    const product = await fieldIn(place, '产品')
    await user.clear(product)
    await user.type(product, 'bolt')
    const quantity = await fieldIn(place, '数量')
    await user.clear(quantity)
    await user.type(quantity, '7')
    await user.tab()
    expect(products()).toEqual(['bolt', 'bolt'])
    expect(handle().changes().edited).toEqual([expect.objectContaining({ id: 'b', product: 'bolt', quantity: 7, total: 14 })])
    await waitFor(() => expect(product).toHaveAttribute('aria-invalid', 'true'))
    expect(await handle().validate()).toBe(false)
    await user.keyboard('{Escape}')
    fireEvent.keyDown(numberButton(2), { key: 'z', ctrlKey: true })
    expect(handle().changes().edited).toEqual([expect.objectContaining({ id: 'b', product: 'bolt' })])
    expect(handle().changes().edited).toEqual([expect.not.objectContaining({ quantity: 7 })])
  })

  it('B2.3-rowclick opens by keys, and gives the focus back when Escape closes it', async () => {
    const { user } = await open({ rowClick: 'popover' })
    await user.click(cell(2, 3))
    await user.keyboard('{Escape}')
    const before = document.activeElement
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    const place = await popover()
    await waitFor(() => expect(place).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: '明细，第 2 行' })).toBeNull()
    expect(document.activeElement).toBe(before)
  })

  it('B2.3-rowclick never comes in the way of a click that edits a cell', async () => {
    const { user } = await open({ rowClick: 'popover' })
    await user.click(cell(2, 3))
    expect(await screen.findByRole('textbox', { name: '产品，第 2 行' })).toHaveValue('nut')
    expect(screen.queryByRole('region', { name: /第 2 行/ })).toBeNull()
  })

  it('B2.3-rowclick leads to a wrong field that is no column', async () => {
    const { user, handle } = await open({ rowClick: 'popover' })
    await user.click(numberButton(2))
    await user.clear(await fieldIn(await popover(), '备注'))
    await user.keyboard('{Escape}')
    let isRight: boolean | undefined
    await act(async () => {
      isRight = await handle().validate()
    })
    expect(isRight).toBe(false)
    const note = await fieldIn(await popover(), '备注')
    await waitFor(() => expect(note).toHaveFocus())
  })

  it('B2.3-rowclick closes with the row that is removed', async () => {
    const { user, handle } = await open({ rowClick: 'popover' })
    await user.click(numberButton(2))
    await popover()
    act(() => handle().remove(['b']))
    expect(screen.queryByRole('region', { name: /第 2 行/ })).toBeNull()
  })
})

describe('where the popover stands', () => {
  const table = { top: 0, bottom: 1000, left: 20, right: 900 }
  const screenOf = (height: number) => ({ width: 1000, height })
  const rowAt = (top: number) => ({ top, bottom: top + 40, left: 20, right: 900 })

  it('B2.3-popover stands below its row where 350 pixels are left there, and above where they are not', () => {
    expect(placePopover(rowAt(500), table, screenOf(890))).toMatchObject({ side: 'below', offset: 548, maxHeight: 334 })
    expect(placePopover(rowAt(501), table, screenOf(890))).toMatchObject({ side: 'above', offset: 397, maxHeight: 485 })
  })

  it('B2.3-popover stays below a row at the top of a low window, and inside of a narrow one', () => {
    expect(placePopover(rowAt(60), table, screenOf(300)).side).toBe('below')
    const { left, width } = placePopover(rowAt(60), { ...table, left: 0, right: 390 }, { width: 390, height: 800 })
    expect([left, left + width]).toEqual([8, 382])
  })
})

describe('a row that is not drawn yet', () => {
  it.each([1, 2, 3])('B2.3-popover is looked for again after 100 ms, and opened at retry %i', (retry) => {
    vi.useFakeTimers()
    const element = document.createElement('div')
    const find = vi.fn<() => Element | null>(() => null)
    const [found, missing] = [vi.fn(), vi.fn()]
    whenDrawn(find, found, missing)
    vi.advanceTimersByTime(retry * 100 - 1)
    expect(find).toHaveBeenCalledTimes(retry)
    find.mockReturnValue(element)
    vi.advanceTimersByTime(1)
    expect(found).toHaveBeenCalledExactlyOnceWith(element)
    expect(missing).not.toHaveBeenCalled()
  })

  it('B2.3-popover says 打开子表失败 when three retries did not find it', async () => {
    const { user, host } = await open({ rowClick: 'popover' })
    const number = numberButton(2)
    number.closest('[role="row"]')?.removeAttribute('aria-rowindex')
    await user.click(number)
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', text: '打开子表失败' }]))
    expect(screen.queryByRole('region', { name: /第 2 行/ })).toBeNull()
  })
})

describe('a row that is opened in a dialog', () => {
  it('B2.3-details is titled 详细信息, 1200 wide, and takes the full screen', async () => {
    const { user } = await open({ rowClick: 'dialog' })
    await user.click(numberButton(2))
    const place = await dialog()
    expect(place).toHaveStyle({ width: '1200px' })
    await user.click(within(place).getByRole('button', { name: '全屏' }))
    expect(place).toHaveStyle({ width: '100vw' })
  })

  it('B2.3-details closes when it is confirmed, and keeps what was typed', async () => {
    const { user, handle } = await open({ rowClick: 'dialog' })
    await user.click(numberButton(2))
    const place = await dialog()
    const note = await fieldIn(place, '备注')
    await user.clear(note)
    await user.click(within(place).getByRole('button', { name: /确\s?定/ }))
    expect(note).toHaveAttribute('aria-invalid', 'true')
    expect(place).toBeVisible()
    await user.type(note, 'flat')
    await user.click(within(place).getByRole('button', { name: /确\s?定/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(handle().changes().edited).toEqual([expect.objectContaining({ id: 'b', note: 'flat' })])
  })

  it('B2.3-details gives up what was typed when it is cancelled, after asking', async () => {
    const { user, handle } = await open({ rowClick: 'dialog' })
    await user.click(numberButton(2))
    const place = await dialog()
    await user.type(await fieldIn(place, '备注'), ' and flat')
    await user.click(within(place).getByRole('button', { name: /取\s?消/ }))
    await user.click(await screen.findByRole('button', { name: /离\s?开|放弃/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(handle().isDirty()).toBe(false)
  })

  it('B2.3-details stays open while its function in code works, and closes when that agrees', async () => {
    const { user } = await open({ rowClick: 'dialog', confirmRow: 'waits' })
    await user.click(numberButton(2))
    const place = await dialog()
    await fieldIn(place, '备注')
    await user.click(within(place).getByRole('button', { name: /确\s?定/ }))
    expect(await within(place).findByRole('button', { name: /正在确认/ })).toBeInTheDocument()
    expect(asked?.row).toMatchObject({ id: 'b', note: 'round' })
    act(() => answer(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each<[string, string, boolean | string | Error | undefined, RegExp]>([
    ['with its own words', 'waits', '已发货', /已发货/],
    ['without any', 'waits', false, /该行不能确认/],
    ['by failing', 'waits', new Error('broken'), /./],
    ['by taking too long', 'hurries', undefined, /确认超时，请重试/],
    ['by not being there', 'nobody', undefined, /没有名为 nobody 的确认函数，未确认/],
  ])('B2.3-details stays open with what was typed and says why, when its function refuses %s', async (_, name, said, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open({ rowClick: 'dialog', confirmRow: name })
    await user.click(numberButton(2))
    const place = await dialog()
    const note = await fieldIn(place, '备注')
    await user.type(note, '!')
    await user.click(within(place).getByRole('button', { name: /确\s?定/ }))
    if (said !== undefined) {
      await within(place).findByRole('button', { name: /正在确认/ })
      act(() => answer(said))
    }
    expect(await within(place).findByRole('alert')).toHaveTextContent(sentence)
    expect(note).toHaveValue('round!')
  })

  it('B2.3-details asks once more where fields are empty, and names them', async () => {
    const { user, host } = await open({ rowClick: 'dialog', confirmRow: 'askEmptyFields' })
    await user.click(numberButton(2))
    const place = await dialog()
    await fieldIn(place, '备注')
    await user.click(within(place).getByRole('button', { name: /确\s?定/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(host.questions.map(({ title, content }) => [title, content])).toEqual([['以下字段尚未填写，仍要确认吗?', '电话']])
  })
})
