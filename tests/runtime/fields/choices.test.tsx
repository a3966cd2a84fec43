import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { FieldConfig } from '../../../schemas/fields'
import { askedBy, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
beforeEach(() => localStorage.clear())

const size: FieldConfig = {
  type: 'select',
  key: 'size',
  title: '尺寸',
  options: [
    { value: 1, label: { 'zh-CN': '小', 'en-US': 'Small' } },
    { value: 2, label: { 'zh-CN': '大', 'en-US': 'Large' } },
  ],
}
const sex: FieldConfig = { type: 'select', key: 'sex', title: '性别', dictCode: 'sex' }

describe('select', () => {
  it('B2.9-dict hands out the value as the page writes it, and null when cleared', async () => {
    const shown = await stage(size)
    await user.click(screen.getByLabelText('尺寸'))
    await user.click(await screen.findByTitle('大'))
    expect(shown.value()).toBe(2)
    await user.click(shown.container.querySelector('.ant-select-clear') as Element)
    expect(shown.value()).toBeNull()
  })

  it('knows a number again that comes back as text', async () => {
    await stage(size, { size: '2' })
    expect(screen.getByText('大')).toBeInTheDocument()
  })

  it('B2.9-dict shows its dictionary in the language of the reader', async () => {
    await stage(sex, { sex: '2' }, { language: 'de-DE' })
    expect(await screen.findByText('Weiblich')).toBeInTheDocument()
  })

  it('shows a value that its choices do not have any more as it is, and marks it, in the form and in lists', async () => {
    await stage(size, { size: 7 })
    expect(screen.getByTitle('已不在可选项中')).toHaveTextContent('7')
    expect(screen.getByRole('img', { name: '已不在可选项中' })).toBeInTheDocument()
  })

  it.each<[string, FieldConfig, Record<string, unknown>]>([
    ['written choices', size, { size: 7 }],
    ['a dictionary', sex, { sex: '7' }],
    ['several', { ...size, type: 'selectMultiple' } as FieldConfig, { size: '1,7' }],
    ['one that the server does not know either', size, { size: 7, size_dictText: '7' }],
    ['one of several that the server knows', { ...size, type: 'selectMultiple' } as FieldConfig, { size: '1,7', size_dictText: '小,7' }],
  ])('marks it in a cell: %s', async (_name, field, row) => {
    await shownInCell(field, row)
    const mark = await screen.findByTitle('已不在可选项中')
    expect(mark).toHaveTextContent('7')
  })

  it('shows what is known of several beside it', async () => {
    await shownInCell({ ...size, type: 'selectMultiple' } as FieldConfig, { size: '7,1', size_dictText: '7,小' })
    expect(screen.getByTestId('cell')).toHaveTextContent('7 、小')
  })

  it('shows it marked among the choices that stand side by side', async () => {
    const shown = await stage({ ...size, type: 'radio' } as FieldConfig, { size: 7 })
    const gone = await screen.findByRole('radio', { name: /^7/ })
    expect(gone).toBeChecked()
    expect(screen.getByTitle('已不在可选项中')).toHaveTextContent('7')
    await user.click(screen.getByRole('radio', { name: '大' }))
    expect(shown.value()).toBe(2)
    expect(screen.queryByTitle('已不在可选项中')).toBeNull()
  })

  it('keeps it ticked while others are, and lets it be taken away', async () => {
    const shown = await stage({ ...size, type: 'checkboxGroup' } as FieldConfig, { size: '7' })
    const gone = await screen.findByRole('checkbox', { name: /^7/ })
    expect(screen.getByTitle('已不在可选项中')).toHaveTextContent('7')
    await user.click(screen.getByRole('checkbox', { name: '大' }))
    expect(shown.value()).toBe('2,7')
    await user.click(gone)
    expect(shown.value()).toBe('2')
    expect(screen.queryByRole('checkbox', { name: /^7/ })).toBeNull()
  })

  it('marks nothing that was answered with its text, or can be typed', async () => {
    await shownInCell(sex, { sex: '7', sex_dictText: '其他' })
    expect(screen.getByTestId('cell')).toHaveTextContent('其他')
    expect(screen.queryByTitle('已不在可选项中')).toBeNull()
  })

  it('tells when the choices cannot be fetched, and tries again', async () => {
    let fails = true
    const dictItems = () => {
      if (fails) throw new CallError('offline', '网络断开')
      return [{ value: '1', text: '男' }]
    }
    await stage(sex, {}, { calls: { dictItems } })
    await user.click(screen.getByLabelText('性别'))
    expect(await screen.findByText(/网络断开/)).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByTitle('男')).toBeInTheDocument()
  })

  it('B2.9-dict says what is missing when it has neither choices nor a dictionary', async () => {
    await stage({ type: 'select', key: 'x', title: 'X' }, {}, { language: 'en-US' })
    expect(screen.getByRole('alert')).toHaveTextContent('dictionary code cannot be empty!')
  })

  it('takes a typed text where the page allows it, chosen or left standing', async () => {
    const shown = await stage({ ...size, allowInput: true } as FieldConfig)
    await user.type(screen.getByLabelText('尺寸'), '特大')
    await user.click(await screen.findByTitle('特大（自行输入）'))
    expect(shown.value()).toBe('特大')
    await user.type(screen.getByLabelText('尺寸'), '特小')
    await user.tab()
    expect(shown.value()).toBe('特小')
  })

  it('stores a number where the page says so, whatever the dictionary writes', async () => {
    const shown = await stage({ ...sex, valueType: 'number' } as FieldConfig)
    await user.click(screen.getByLabelText('性别'))
    await user.click(await screen.findByTitle('女'))
    expect(shown.value()).toBe(2)
    expect(compile({ ...sex, valueType: 'number' } as FieldConfig).align).toBe('left')
  })

  it('narrows the list while somebody types', async () => {
    await stage({ ...size, allowSearch: true } as FieldConfig)
    await user.type(screen.getByLabelText('尺寸'), '小')
    expect(await screen.findByTitle('小')).toBeInTheDocument()
    expect(screen.queryByTitle('大')).not.toBeInTheDocument()
  })

  it('keeps the text of a value that is no longer offered', async () => {
    await stage(size, { size: '9', size_dictText: '特大' })
    expect(screen.getByText('特大')).toBeInTheDocument()
  })

  it('opens at once in a table cell and ends editing with the choice', async () => {
    const shown = await stage(size, {}, { component: 'Editor' })
    await user.click(await screen.findByTitle('小'))
    expect(shown.value()).toBe(1)
    expect(shown.closings()).toBeGreaterThan(0)
  })
})

describe('a choice in a list', () => {
  it('shows the text that the row brought along', async () => {
    await shownInCell(sex, { sex: '1', sex_dictText: 'vom Server' })
    expect(screen.getByTestId('cell')).toHaveTextContent('vom Server')
  })

  it('finds its text after it was changed here', async () => {
    await shownInCell(sex, { sex: '1' })
    expect(await screen.findByText('男')).toBeInTheDocument()
  })

  it('is a tag where it has a colour', async () => {
    await shownInCell({ ...sex, dictCode: 'priority' } as FieldConfig, { sex: 'high', sex_dictText: '高' })
    await waitFor(() => expect(screen.getByText('高')).toHaveClass('ant-tag'))
  })

  it('needs no component where its text says everything', async () => {
    await changeLanguage('en-US')
    const field = compile(size, 'en-US')
    expect(componentsOf(field).isPlainText?.('1', field, { size: '1' })).toBe(true)
    expect(componentsOf(field).text('1', field, { size: '1' })).toBe('Small')
    await changeLanguage('zh-CN')
  })
})

describe('selectMultiple', () => {
  const days: FieldConfig = {
    type: 'selectMultiple',
    key: 'days',
    title: '星期',
    options: ['1', '2', '3'].map((value) => ({ value, label: `周${value}` })),
  }

  it('stores a comma string, and shows two tags and the number of the others', async () => {
    const shown = await stage(days, { days: '1,2' })
    await user.click(screen.getByLabelText('星期'))
    await user.click(await screen.findByTitle('周3'))
    expect(shown.value()).toBe('1,2,3')
    expect(shown.container.querySelectorAll('.ant-select-selection-item')).toHaveLength(3)
    expect(shown.container).toHaveTextContent('+ 1')
  })
})

describe('several choices by Tab', () => {
  const days: FieldConfig = {
    type: 'selectMultiple',
    key: 'days',
    title: '星期',
    options: ['1', '2', '3'].map((value) => ({ value, label: `周${value}` })),
  }

  it.each([
    ['takes what is typed', '周3', '1,2,3'],
    ['leaves what is chosen already', '周2', '1,2'],
  ])('%s', async (_what, typed, stored) => {
    const shown = await stage(days, { days: '1,2' })
    const box = screen.getByLabelText('星期')
    await user.type(box, typed)
    await waitFor(() => expect(document.querySelector('.ant-select-item-option-active')).toHaveTextContent(typed))
    fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 })
    expect(shown.value()).toBe(stored)
    await waitFor(() => expect(box).toHaveValue(''))
    // The mouse takes it away as before.
    await user.click(shown.container.querySelector('.ant-select-selection-item-remove') as Element)
    expect(shown.value()).not.toContain('1')
  })
})

describe('radio', () => {
  const radio: FieldConfig = { type: 'radio', key: 'sex', title: '性别', dictCode: 'sex', allowClear: true }

  it('B2.9-dict takes one choice, and takes it back by a second click where the page allows it', async () => {
    const shown = await stage(radio)
    await user.click(await screen.findByRole('radio', { name: '女' }))
    expect(shown.value()).toBe('2')
    await user.click(screen.getByRole('radio', { name: '女' }))
    expect(shown.value()).toBeNull()
  })

  it('is a drop-down in a query', async () => {
    await askedBy(radio)
    expect(screen.getByRole('combobox')).toBeInTheDocument()
  })
})
