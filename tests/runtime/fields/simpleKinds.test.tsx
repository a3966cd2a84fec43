import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { askedBy, type ConfigOf, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()

describe('input', () => {
  it('hands out what is typed, stops at its length, and null when emptied', async () => {
    const shown = await stage({ type: 'input', key: 'name', title: '名称', maxLength: 3 })
    const box = screen.getByLabelText('名称')
    expect(box).toHaveAttribute('placeholder', '')
    await user.type(box, 'abcd')
    expect(shown.value()).toBe('abc')
    await user.clear(box)
    expect(shown.value()).toBeNull()
  })

  it.each([
    ['like', '*a*'],
    ['ne', '!a'],
    ['ge', '>=a'],
    ['le', '<=a'],
  ] as const)('B2.9-misc wraps a query by its filter: %s', async (inputFilter, wrapped) => {
    const { asked } = await askedBy({ type: 'input', key: 'name', title: '名称', inputFilter })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } })
    expect(asked).toEqual([wrapped])
  })

  it('B2.9-misc shows a wrapped query as it was typed', async () => {
    await askedBy({ type: 'input', key: 'name', title: '名称', inputFilter: 'ge' }, { value: '>=a' })
    expect(screen.getByRole('textbox')).toHaveValue('a')
  })

  it('B2.10-online asks for a text from and a text to', async () => {
    const { asked } = await askedBy({ type: 'input', key: 'name', title: '名称' }, { isRange: true })
    fireEvent.change(screen.getByLabelText('名称（结束）'), { target: { value: 'z' } })
    expect(asked).toEqual([[null, 'z']])
  })
})

describe('inputNumber', () => {
  it('B5.1-number reverts keystrokes that belong to no number', async () => {
    const shown = await stage({ type: 'inputNumber', key: 'price', title: '单价' })
    const box = screen.getByLabelText('单价')
    await user.type(box, '-1a2.x5.')
    expect(box).toHaveValue('-12.5')
    expect(shown.value()).toBe(-12.5)
  })

  it('B5.1-number becomes a number or empty when it is left', async () => {
    const shown = await stage({ type: 'inputNumber', key: 'price', title: '单价' })
    const box = screen.getByLabelText('单价')
    await user.type(box, '3.')
    expect(box).toHaveValue('3.')
    await user.tab()
    expect(box).toHaveValue('3')
    await user.clear(box)
    await user.type(box, '-')
    await user.tab()
    expect(box).toHaveValue('')
    expect(shown.value()).toBeNull()
  })

  it('B2.9-misc takes no point when whole numbers are wanted, and keeps its decimal places', async () => {
    await stage({ type: 'inputNumber', key: 'count', title: '数量', integer: true })
    await user.type(screen.getByLabelText('数量'), '1.5')
    expect(screen.getByLabelText('数量')).toHaveValue('15')
  })

  it('rounds to its decimal places', async () => {
    const shown = await stage({ type: 'inputNumber', key: 'price', title: '单价', precision: 2 })
    await user.type(screen.getByLabelText('单价'), '1.239')
    expect(shown.value()).toBe(1.24)
    expect(componentsOf('inputNumber').text(1.5, shown.field, {})).toBe('1.50')
  })

  it('understands the digits of a Chinese input method', async () => {
    const shown = await stage({ type: 'inputNumber', key: 'price', title: '单价' })
    const box = screen.getByLabelText('单价')
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: '１２。５' } })
    fireEvent.compositionEnd(box)
    expect(shown.value()).toBe(12.5)
    expect(box).toHaveValue('12.5')
  })

  it('takes a value that comes from elsewhere', async () => {
    await stage({ type: 'inputNumber', key: 'price', title: '单价' }, { price: 7 })
    expect(screen.getByLabelText('单价')).toHaveValue('7')
  })
})

describe('textarea', () => {
  it('B2.9-misc opens a pop-up of 300 × 210 over its table cell; Ctrl+Enter ends it', async () => {
    const shown = await stage({ type: 'textarea', key: 'remark', title: '备注' }, { remark: 'a' }, { component: 'Editor' })
    const box = await screen.findByRole('textbox', { name: '备注' })
    await waitFor(() => expect(box).toHaveFocus())
    expect(box).toHaveStyle({ width: '300px', height: '210px' })
    await user.type(box, 'b{Enter}c')
    expect(shown.value()).toBe('ab\nc')
    expect(shown.closings()).toBe(0)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(shown.closings()).toBe(1)
  })
})

describe('checkbox and switch', () => {
  it('store their own pair of values', async () => {
    const box = await stage({ type: 'checkbox', key: 'urgent', title: '加急', customValue: ['on', 'off'] }, { urgent: 'off' })
    await user.click(await screen.findByRole('checkbox', { name: '加急' }))
    await user.click(screen.getByRole('checkbox', { name: '加急' }))
    expect(box.given.map(({ value }) => value)).toEqual(['on', 'off'])
  })

  it('a switch knows its value again when it comes back as text', async () => {
    const shown = await stage({ type: 'switch', key: 'active', title: '启用', customValue: [1, 0] }, { active: '1' })
    expect(await screen.findByRole('switch')).toBeChecked()
    await user.click(screen.getByRole('switch'))
    expect(shown.value()).toBe(0)
  })

  it('say yes and no in a list, in the language of the reader', async () => {
    const { field } = await stage({ type: 'switch', key: 'active' }, {}, { language: 'de-DE' })
    const say = (value: unknown) => componentsOf(field).text(value, field, {})
    expect([say('Y'), say('N'), say(null), say('?')]).toEqual(['Ja', 'Nein', '', '?'])
  })
})

describe('normal', () => {
  it('B2.9-misc cuts after 25 characters and tells the whole text in its tooltip', async () => {
    const value = 'x'.repeat(26)
    await shownInCell({ type: 'normal', key: 'note' }, { note: value })
    expect(screen.getByText(`${'x'.repeat(25)}...`)).toHaveAttribute('title', value)
  })

  it('needs no component where nothing is cut', () => {
    const field = compile({ type: 'normal', key: 'note' })
    const isPlain = (value: string) => componentsOf(field).isPlainText?.(value, field, { note: value })
    expect([isPlain('short'), isPlain('x'.repeat(26))]).toEqual([true, false])
  })
})

it('settings of the page reach the input, and none that would break it', async () => {
  await stage({ type: 'input', key: 'name', title: '名称', props: { size: 'large', onChange: 'alert(1)', style: 'color:red', value: 'x' } })
  expect(screen.getByLabelText('名称')).toHaveClass('ant-input-lg')
  expect(screen.getByLabelText('名称')).toHaveValue('')
})

describe('a switch with texts of its own', () => {
  const door: ConfigOf<'switch'> = {
    type: 'switch',
    key: 'door',
    title: '门',
    customValue: ['o', 'c'],
    texts: [{ 'zh-CN': '开着' }, '关着'],
  }

  it('shows them in the list, for what stands for on and for off', async () => {
    for (const [value, text] of [
      ['o', '开着'],
      ['c', '关着'],
      [null, ''],
      ['?', '?'],
    ]) {
      const { unmount } = await shownInCell(door, { door: value })
      expect(screen.getByTestId('cell').textContent).toBe(text)
      unmount()
    }
  })

  it('shows them on the switch, and hands out the values that they stand for', async () => {
    const shown = await stage(door, { door: 'c' })
    const box = await screen.findByRole('switch', { name: '门' })
    expect(box).toHaveTextContent('关着')
    await user.click(box)
    expect(shown.value()).toBe('o')
  })

  it('asks by them', async () => {
    const { asked } = await askedBy(door)
    await user.click(await screen.findByRole('combobox'))
    expect(screen.queryByTitle('是')).toBeNull()
    await user.click(await screen.findByTitle('关着'))
    expect(asked).toEqual(['c'])
  })

  it('says yes and no when the page gives none', async () => {
    await shownInCell({ ...door, texts: undefined }, { door: 'o' })
    expect(screen.getByTestId('cell')).toHaveTextContent('是')
  })
})
