import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { registerRuleHandler } from '../../../runtime/form/ruleHandlers'
import { giveElementsSize } from '../../support/givenSize'
import { cell, columns, footer, openTable, phone, product, quantity, storedRows } from './openTable'
import { goTo } from './sheetKeys'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('editing cells', () => {
  it('B4-rows opens a cell by a click and keeps what was typed when it is left by Tab', async () => {
    const { user, handle } = await openTable()
    await user.click(product(1))
    const input = within(product(1)).getByRole('textbox')
    await user.clear(input)
    await user.type(input, 'screw')
    await user.tab()
    expect(product(1)).toHaveTextContent('screw')
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 3, product: 'screw' }] })
  })

  it('B4-rows keeps what was typed when another place is clicked', async () => {
    const { user, handle } = await openTable()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's')
    await user.click(quantity(2))
    expect(product(1)).toHaveTextContent('bolts')
    expect(within(product(1)).queryByRole('textbox')).not.toBeInTheDocument()
    expect(handle().rows()[0]).toMatchObject({ id: 'a', product: 'bolts', note: 'kept' })
  })

  it('B4-rows gives up with Escape', async () => {
    const { user, handle } = await openTable()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 'xyz{Escape}')
    expect(product(1)).toHaveTextContent('bolt')
    expect(handle().changes()).toEqual({})
  })

  it('does not end editing while Chinese is being composed', async () => {
    const { user } = await openTable()
    await user.click(product(1))
    const input = within(product(1)).getByRole('textbox')
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    expect(within(product(1)).getByRole('textbox')).toBe(input)
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    expect(within(product(1)).queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('shows a checkbox in every row, without a click before', async () => {
    const { user, handle } = await openTable()
    await user.click(within(cell(1, 5)).getByRole('checkbox'))
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 3, urgent: 'Y' }] })
  })

  it('never loses or sends columns that it does not show', async () => {
    const { user, handle } = await openTable()
    await user.click(quantity(1))
    const input = within(quantity(1)).getByRole('textbox')
    await user.clear(input)
    await user.type(input, '9{Enter}')
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 3, quantity: 9 }] })
    expect(handle().rows()[0]).toMatchObject({ note: 'kept' })
  })
})

describe('rules of cells', () => {
  it('B5.1-required marks an empty cell with its message, and saving fails', async () => {
    const { user, handle } = await openTable()
    await user.click(product(1))
    await user.clear(within(product(1)).getByRole('textbox'))
    await user.tab()
    expect(within(product(1)).getByRole('note')).toHaveAccessibleName(/产品/)
    let isValid = true
    await act(async () => {
      isValid = await handle().validate()
    })
    expect(isValid).toBe(false)
  })

  it('stays registered with its form as it is, however often it is drawn', async () => {
    const { user, handle, register } = await openTable([...storedRows, { id: 'd', orderNum: 4, product: null }])
    await act(async () => {
      expect(await handle().validate()).toBe(false)
    })
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's{Enter}')
    expect(register).toHaveBeenCalledTimes(1)
  })

  it('B4-rows finds a failing cell that nobody has touched', async () => {
    const { handle } = await openTable([...storedRows, { id: 'd', orderNum: 4, product: null }])
    let isValid = true
    await act(async () => {
      isValid = await handle().validate()
    })
    expect(isValid).toBe(false)
    expect(within(product(4)).getByRole('note')).toBeInTheDocument()
  })

  it('B5.1-unique marks the second of two equal values, and lets go of it when the first one changes', async () => {
    const { user, handle } = await openTable()
    await user.click(product(2))
    const input = within(product(2)).getByRole('textbox')
    await user.clear(input)
    await user.type(input, 'bolt{Enter}')
    expect(within(product(2)).getByRole('note')).toBeInTheDocument()
    expect(within(product(1)).getByRole('note')).toBeInTheDocument()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's{Enter}')
    expect(within(product(2)).queryByRole('note')).not.toBeInTheDocument()
    await act(async () => {
      expect(await handle().validate()).toBe(true)
    })
  })

  it('checks while typing and shows the message of the page; an empty value skips patterns', async () => {
    const { user } = await openTable()
    await user.click(phone(1))
    await user.type(within(phone(1)).getByRole('textbox'), '12')
    expect(screen.getByRole('alert')).toHaveTextContent('电话不对')
    await user.type(within(phone(1)).getByRole('textbox'), '{Enter}')
    expect(within(phone(1)).getByRole('note', { name: '电话不对' })).toBeInTheDocument()
    await user.click(phone(1))
    await user.clear(within(phone(1)).getByRole('textbox'))
    await user.keyboard('{Enter}')
    expect(within(phone(1)).queryByRole('note')).not.toBeInTheDocument()
  })

  it('says at once what goes beyond the limits of its kind, and lets a stored value stand', async () => {
    const limited = [
      { key: 'product', type: 'input', title: { 'zh-CN': '产品' }, maxLength: 4 },
      { key: 'quantity', type: 'inputNumber', title: { 'zh-CN': '数量' }, min: 1, max: 10 },
    ]
    const rows = [
      { id: 'a', rowVersion: 1, product: 'bolt', quantity: 4 },
      { id: 'b', rowVersion: 1, product: 'washer', quantity: 60 },
    ]
    const { user, handle, host } = await openTable(rows, {}, limited)
    const validate = () => act(() => handle().validate())
    expect(await validate()).toBe(true)

    await user.click(cell(1, 3))
    await user.type(within(cell(1, 3)).getByRole('textbox'), '4{Enter}')
    expect(within(cell(1, 3)).getByRole('note', { name: '数量不能大于10' })).toBeInTheDocument()
    expect(await validate()).toBe(false)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(within(cell(1, 3)).queryByRole('note')).not.toBeInTheDocument())

    await goTo(cell(1, 2))
    await user.paste('screw\t0')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(within(cell(1, 2)).getByRole('note', { name: '产品最多4个字符' })).toBeInTheDocument()
    expect(within(cell(1, 3)).getByRole('note', { name: '数量不能小于1' })).toBeInTheDocument()
  })

  it('B5.1-handler asks a check registered in code when the cell is left, and again when all is saved', async () => {
    registerRuleHandler('knownPart', ({ value }, callback) => {
      Promise.resolve().then(() => callback(value !== 'ghost', '没有这个零件'))
    })
    const { user, handle } = await openTable(storedRows, {}, [
      ...columns,
      { key: 'part', type: 'input', title: '零件', validateRules: [{ pattern: 's' }, { handler: 'knownPart' }] },
    ])
    await user.click(cell(1, 7))
    await user.type(within(cell(1, 7)).getByRole('textbox'), 'ghost{Enter}')
    expect(await within(cell(1, 7)).findByRole('note', { name: '没有这个零件' })).toBeInTheDocument()
    await act(async () => {
      expect(await handle().validate()).toBe(false)
    })
    await user.click(cell(1, 7))
    await user.type(within(cell(1, 7)).getByRole('textbox'), '!')
    expect(screen.getByRole('alert')).not.toHaveTextContent('没有这个零件')
  })

  it('marks a cell by the answer to its last value, whichever answer comes first', async () => {
    const answers = new Map<unknown, (isValid: boolean, message?: string) => void>()
    registerRuleHandler('slowPart', ({ value }, callback) => void answers.set(value, callback))
    const { user } = await openTable(storedRows, {}, [
      ...columns,
      { key: 'part', type: 'input', title: '零件', validateRules: [{ handler: 'slowPart' }] },
    ])
    for (const letters of ['a', 'b']) {
      await user.click(cell(1, 7))
      await user.type(within(cell(1, 7)).getByRole('textbox'), `${letters}{Enter}`)
    }
    await act(async () => answers.get('ab')?.(true))
    await act(async () => answers.get('a')?.(false, '没有零件 a'))
    expect(cell(1, 7)).toHaveTextContent('ab')
    expect(within(cell(1, 7)).queryByRole('note')).not.toBeInTheDocument()
  })

  it('B5.1-number reverts keystrokes that make no number, and adds the column up', async () => {
    const { user } = await openTable()
    expect(footer()).toEqual(['12', '4'])
    await user.click(quantity(1))
    const input = within(quantity(1)).getByRole('textbox')
    await user.clear(input)
    await user.type(input, '1a0b')
    expect(input).toHaveValue('10')
    expect(footer()).toEqual(['18', '6'])
    await user.clear(input)
    await user.tab()
    expect(quantity(1)).toHaveTextContent('')
    expect(footer()).toEqual(['8', '4'])
  })
})

describe('a keystroke', () => {
  it('draws one cell, and going on to the next one that cell: no other is asked for its text', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: `r${index}`,
      orderNum: index + 1,
      product: `p${index}`,
      quantity: index,
    }))
    const { user } = await openTable(many)
    await user.click(product(1))
    const input = within(product(1)).getByRole('textbox')
    const texts = vi.spyOn(fieldComponents.input, 'text')
    const numbers = vi.spyOn(fieldComponents.inputNumber, 'text')
    await user.type(input, 'xyz')
    expect([...texts.mock.calls, ...numbers.mock.calls]).toEqual([])
    await user.keyboard('{Enter}')
    expect(texts.mock.calls.map(([value]) => value)).toEqual(['p0xyz', 'p1'])
    expect(numbers).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
