import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { FieldConfig } from '../../../schemas/fields'
import { checkValueNow } from '../../../schemas/rules/checkValue'
import { compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const shade: FieldConfig = { type: 'color', key: 'shade', title: '颜色' }
const sign: FieldConfig = { type: 'icon', key: 'sign', title: '图标' }
const settings: FieldConfig = { type: 'keyValue', key: 'settings', title: '参数', most: 3 }
const stored = (...pairs: [string, string][]) => JSON.stringify(pairs.map(([key, value]) => ({ key, value })))

describe('a colour', () => {
  it('is picked, shown as it is written, and taken back', async () => {
    const { value } = await stage(shade)
    fireEvent.change(screen.getByLabelText('颜色'), { target: { value: '#336699' } })
    expect(value()).toBe('#336699')
    expect(screen.getByText('#336699')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(value()).toBeNull()
  })

  it('stands before its code in a list, and nothing else does', async () => {
    await shownInCell(shade, { shade: '#336699' })
    expect(screen.getByText('#336699').querySelector('span')?.style.background).toBe('rgb(51, 102, 153)')
  })

  it('is shown as text where it is none', async () => {
    await shownInCell(shade, { shade: 'url(https://example.com)' })
    expect(screen.getByText('url(https://example.com)').querySelector('span')).toBeNull()
  })
})

describe('an icon', () => {
  it('is found by a word, and stored by its name', async () => {
    const { value } = await stage(sign)
    await user.click(await screen.findByRole('combobox', { name: '图标' }))
    await user.keyboard('thunder')
    await user.click(screen.getByText('thunderbolt', { selector: '.cell-icon' }))
    expect(value()).toBe('thunderbolt')
  })

  it('of the menu is chosen among those that a menu can show, and stands before its name in a list', async () => {
    const entry: FieldConfig = { ...sign, use: 'menu' }
    const { value } = await stage(entry)
    await user.click(await screen.findByRole('combobox', { name: '图标' }))
    await user.keyboard('appsto')
    await user.click(screen.getByText('appstore', { selector: '.cell-icon' }))
    expect(value()).toBe('appstore')
    await shownInCell(entry, { sign: 'appstore' })
    await shownInCell(entry, { sign: 'no-such-icon' })
    expect(screen.getAllByText('appstore').at(-1)?.querySelector('.pw-menu-icon-appstore')).not.toBeNull()
    expect(screen.getByText('no-such-icon').childElementCount).toBe(0)
  })

  it('that is none any more is shown by its name', async () => {
    await shownInCell(sign, { sign: 'gone' })
    expect(screen.getByText('gone')).toBeInTheDocument()
  })
})

describe('a list of names with values', () => {
  const problemOf = (value: unknown) => checkValueNow(settings, value, { row: {}, language: 'zh-CN' })?.message

  it('grows by a line, keeps its order, and is moved by its buttons', async () => {
    const { value } = await stage(settings, { settings: stored(['b', '2']) })
    await user.click(await screen.findByRole('button', { name: '添加一项' }))
    await user.keyboard('a')
    await user.type(screen.getByLabelText('第2项的值'), '1')
    expect(value()).toBe(stored(['b', '2'], ['a', '1']))
    await user.click(screen.getByRole('button', { name: '上移第2项' }))
    expect(value()).toBe(stored(['a', '1'], ['b', '2']))
    await user.click(screen.getByRole('button', { name: '删除第1项' }))
    await user.click(screen.getByRole('button', { name: '删除第1项' }))
    expect(value()).toBeNull()
  })

  it('says at its line that a name is there twice, and refuses it', async () => {
    const twice = stored(['a', '1'], ['a ', '2'])
    await stage(settings, { settings: twice })
    const name = await screen.findByLabelText('第2项的键')
    expect(name).toHaveAccessibleDescription('该键已存在')
    expect(screen.getByLabelText('第1项的键')).not.toHaveAccessibleDescription('该键已存在')
    expect(problemOf(twice)).toBe('参数中的键“a”重复')
  })

  it('refuses what is no list, a name that is missing, and more than the field takes', () => {
    expect([
      problemOf('a=1'),
      problemOf('{"a":"1"}'),
      problemOf('[{"key":"a","value":1}]'),
      problemOf(stored(['a', '1'], ['', '2'])),
      problemOf(stored(['a', ''], ['b', ''], ['c', ''], ['d', ''])),
      problemOf(stored(['a', '1'])),
    ]).toEqual(['参数不是键值列表', '参数不是键值列表', '参数不是键值列表', '参数第2项缺少键', '参数最多3项', undefined])
  })

  it('shows what is stored where that is no list, and its pairs in a list', async () => {
    await stage(settings, { settings: 'a=1' })
    expect(await screen.findByRole('alert')).toHaveTextContent('存储的值不是键值列表: a=1')
    const field = compile(settings)
    expect(componentsOf(field).text(stored(['a', '1'], ['b', '2']), field, {})).toBe('a: 1; b: 2')
  })
})
