import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { type ConfigOf, shownInCell } from '../fields/fieldStage'
import { stage } from './pickerStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
const position: ConfigOf<'positionSelect'> = { type: 'positionSelect', key: 'position', title: '职务' }
const role: ConfigOf<'roleSelect'> = { type: 'roleSelect', key: 'role', title: '角色' }
const customer: ConfigOf<'recordSelect'> = {
  type: 'recordSelect',
  key: 'customer',
  title: '客户',
  listUrl: '/demo/customer/list',
  columns: [
    { key: 'name', title: '名称' },
    { key: 'phone', title: '电话' },
  ],
  queryConfig: [{ key: 'name', placeholder: '名称的一部分' }],
}

async function open(label: string) {
  await user.click(screen.getByLabelText(label))
  return screen.findByRole('dialog')
}

const widthOf = (dialog: HTMLElement) => dialog.style.getPropertyValue('--ant-modal-xs-width') || dialog.style.width
const headings = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

describe('B2.9-position the position picker', () => {
  it('shows code, name and the text of the rank in a dialog 1000 wide, and stores the code', async () => {
    const { value, host } = await stage(position)
    const dialog = await open('职务')
    const head = await within(dialog).findByText('总经理')
    expect(widthOf(dialog)).toBe('1000px')
    expect(headings(dialog)).toEqual(['选择', '职务编码', '职务名称', '职级'])
    expect(within(dialog).getByRole('gridcell', { name: '高级' })).toBeInTheDocument()
    expect(host.made.map(({ args }) => args.slice(0, 2))).toEqual([['/sys/position/list', { pageNo: 1, pageSize: 10 }]])
    await user.dblClick(head)
    expect(value()).toBe('head')
    expect(await screen.findByTitle('总经理')).toBeInTheDocument()
  })
})

describe('B2.9-role the role picker', () => {
  it('shows 角色名称 and 角色编码, and answers the record with id and roleCode', async () => {
    const { value } = await stage({ ...role, multiple: true })
    const dialog = await open('角色')
    await user.click(await within(dialog).findByText('员工'))
    await user.click(within(dialog).getByText('管理员'))
    expect(headings(dialog)).toEqual(['角色名称', '角色编码'])
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('r1,r2')
  })

  it('calls roles as they are called in the language of the reader', async () => {
    await stage({ ...role, title: 'Role' }, {}, { language: 'en-US' })
    const dialog = await open('Role')
    await user.dblClick(await within(dialog).findByText('Staff'))
    expect(await screen.findByTitle('Staff')).toBeInTheDocument()
    expect(screen.queryByText('员工')).not.toBeInTheDocument()
  })

  it('stores the code where the page says so', async () => {
    const { value } = await stage({ ...role, valueKey: 'roleCode' })
    await user.dblClick(await within(await open('角色')).findByText('管理员'))
    expect(value()).toBe('admin')
  })
})

describe('B2.9-business the picker of records', () => {
  it('searches, pages, and shows what is chosen at the side: what was chosen on another page and by another search stays', async () => {
    const { value, host } = await stage({ ...customer, multiple: true })
    const dialog = await open('客户')
    await user.click(await within(dialog).findByText('甲公司'))
    expect(within(dialog).getByPlaceholderText('名称的一部分')).toHaveAccessibleName('名称')
    await user.type(within(dialog).getByLabelText('名称'), '乙{Enter}')
    await waitFor(() => expect(within(dialog).queryByRole('gridcell', { name: '甲公司' })).not.toBeInTheDocument())
    await user.click(within(dialog).getByRole('gridcell', { name: '乙公司' }))
    expect(within(dialog).getByRole('region', { name: '已选择 2 项' })).toHaveTextContent('甲公司')
    expect(host.made.at(-1)?.args.slice(0, 2)).toEqual(['/demo/customer/list', { name: '*乙*', pageNo: 1, pageSize: 5 }])
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('c1,c2')
  })

  it('B9-business is 900 wide with five records to a page, and says which of them these are', async () => {
    await stage(customer)
    const dialog = await open('客户')
    await within(dialog).findByText('甲公司')
    expect(widthOf(dialog)).toBe('900px')
    expect(within(dialog).getByText('1-2 共2条')).toBeInTheDocument()
    expect(within(dialog).getByText('5 条/页')).toBeInTheDocument()
  })

  it.each([
    [undefined, '一二三四五六七八九十一二...'],
    [4, '一二三四...'],
    [-1, '一二三四五六七八九十一二三'],
  ])('B9-business cuts texts after 12 characters unless the page says otherwise: %s', async (ellipsis, shown) => {
    const name = '一二三四五六七八九十一二三'
    const get = () => ({ records: [{ id: 'c9', name }], total: 1 })
    await stage({ ...customer, ellipsis }, {}, { calls: { ...fakeAnswers, get } })
    expect(await within(await open('客户')).findByRole('gridcell', { name: shown })).toBeInTheDocument()
  })

  it('B7.1-lists pages a plain list by itself', async () => {
    const get = () => Array.from({ length: 7 }, (_, index) => ({ id: `c${index}`, name: `N${index}` }))
    await stage(customer, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await open('客户')
    await within(dialog).findByText('N4')
    expect(within(dialog).queryByText('N5')).not.toBeInTheDocument()
    await user.click(within(dialog).getByTitle('下一页'))
    expect(await within(dialog).findByText('N5')).toBeInTheDocument()
    expect(within(dialog).getByText('6-7 共7条')).toBeInTheDocument()
  })

  it('asks to set the call that lists the records where it is missing', async () => {
    await stage({ ...customer, listUrl: '' })
    expect(screen.getByRole('alert')).toHaveTextContent('请设置 listUrl！')
  })
})

describe('B7.3-resolve stored values', () => {
  it.each<[string, FieldConfig, Record<string, unknown>, string, object]>([
    ['positions', { ...position, multiple: true }, { position: 'lead,head' }, '试验主管、总经理', { code: 'lead,head' }],
    ['roles', { ...role, multiple: true }, { role: 'r1,r2' }, '员工、管理员', { id: 'r1,r2' }],
    ['records', { ...customer, multiple: true }, { customer: 'c1,c2' }, '甲公司、乙公司', { id: 'c1,c2' }],
    [
      'users',
      { type: 'userSelect', key: 'team', title: '团队', multiple: true },
      { team: 'li,han' },
      '李雷、韩梅梅',
      { username: 'li,han' },
    ],
  ])(
    'of %s are resolved in one call: the values joined by commas, page 1, as many as there are',
    async (_kind, config, row, names, asked) => {
      const { host } = await shownInCell(config, row)
      expect(await screen.findByText(names)).toBeInTheDocument()
      expect(host.made.map(({ args }) => args[1])).toEqual([{ ...asked, pageNo: 1, pageSize: 2 }])
    },
  )

  it('are asked for at the call that is meant for them', async () => {
    const get = () => [{ id: 'c1', name: '甲公司' }]
    const { host } = await shownInCell({ ...customer, valueUrl: '/demo/customer/values' }, { customer: 'c1' }, { ...fakeAnswers, get })
    expect(await screen.findByText('甲公司')).toBeInTheDocument()
    expect(host.made.map(({ args }) => args[0])).toEqual(['/demo/customer/values'])
  })
})

describe('what is typed into the closed box of a picker', () => {
  const picked: [string, FieldConfig, string, string, string][] = [
    ['a user', { type: 'userSelect', key: 'owner', title: '负责人' }, '韩', '韩梅梅', 'han'],
    ['a department', { type: 'departSelect', key: 'department', title: '部门' }, '质量', '质量部', 'd3'],
    ['a position', position, '主管', '试验主管', 'lead'],
    ['a role', role, '管理', '管理员', 'r2'],
    ['a record', customer, '乙', '乙公司', 'c2'],
  ]

  it.each(picked)('finds %s, without a dialog', async (_what, config, word, found, stored) => {
    const { value } = await stage(config)
    screen.getByRole('combobox').focus()
    await user.keyboard(word)
    // The best hit is marked a moment after it has come.
    await waitFor(() => expect(screen.getByTitle(found)).toHaveClass('ant-select-item-option-active'))
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 })
    expect(value()).toBe(stored)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox').closest('.ant-select')).toHaveTextContent(found))
  })

  it('opens the picker by the last line, with the keyboard, where what is wanted is not among the best', async () => {
    const { given } = await stage(customer)
    screen.getByRole('combobox').focus()
    await user.keyboard('乙')
    await screen.findByTitle('乙公司')
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', keyCode: 40 })
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 })
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(given).toEqual([])
  })

  it('is added to what is there, is given up by Escape, and says that nothing was found', async () => {
    const { value, given } = await stage({ ...role, multiple: true }, { role: 'r1' })
    screen.getByRole('combobox').focus()
    await user.keyboard('nobody')
    expect(await screen.findByText('没有查询到任何数据')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(given).toEqual([])
    await user.keyboard('管理')
    await user.click(await screen.findByTitle('管理员', { exact: true }))
    expect(value()).toBe('r1,r2')
  })

  it('fills all fields of a report popup from the row that it finds', async () => {
    const popup: FieldConfig = {
      type: 'popup',
      key: 'customer',
      title: '客户',
      popupCode: 'customers',
      orgFields: 'name,phone',
      destFields: 'customer,phone',
    }
    const { given } = await stage(popup)
    screen.getByRole('combobox').focus()
    await user.keyboard('乙')
    await user.click(await screen.findByTitle('乙公司'))
    expect(given).toEqual([{ value: '乙公司', others: { phone: '200' } }])
  })
})

describe('B4-picker every picker', () => {
  const kinds: [string, FieldConfig, string][] = [
    ['of users', { type: 'userSelect', key: 'owner', title: '负责人', multiple: true }, '李雷'],
    ['of departments', { type: 'departSelect', key: 'department', title: '部门', multiple: true }, '试验部'],
    ['of positions', { ...position, multiple: true }, '总经理'],
    ['of roles', { ...role, multiple: true }, '员工'],
    ['of records', { ...customer, multiple: true }, '甲公司'],
    [
      'of report rows',
      { type: 'popup', key: 'customer', title: '客户', popupCode: 'customers', orgFields: 'name', destFields: 'customer', multi: true },
      '甲公司',
    ],
  ]

  it.each(kinds)(
    '%s gives once when it is confirmed, and closes; what was chosen before it was closed is gone',
    async (_what, config, name) => {
      const { given } = await stage(config)
      const title = String(config.title)
      const left = await open(title)
      await user.click(await within(left).findByText(name))
      await user.click(within(left).getByRole('button', { name: '取消' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(given).toEqual([])
      const dialog = await open(title)
      const row = await within(dialog).findByText(name)
      expect(within(dialog).getAllByText('已选择 0 项')[0]).toBeInTheDocument()
      await user.click(row)
      await user.dblClick(within(dialog).getByRole('button', { name: '确定' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(given).toHaveLength(1)
    },
  )
})

describe('two thousand records that are chosen', () => {
  const values = Array.from({ length: 2000 }, (_, index) => `c${String(index).padStart(31, '0')}`)
  const get = (_path: string, params: Record<string, unknown> = {}) => {
    const asked = typeof params.id === 'string' ? params.id.split(',') : values.slice(0, 5)
    return { records: asked.map((id) => ({ id, name: `N${Number(id.slice(1))}` })), total: params.id ? asked.length : values.length }
  }

  it('are asked for in addresses that servers take, and each can be taken back', async () => {
    const config = { ...customer, multiple: true }
    const { value, host } = await stage(config, { customer: values.join(',') }, { calls: { ...fakeAnswers, get } })
    expect(await screen.findByTitle('N1')).toBeInTheDocument()
    const asked = host.made.map(({ args }) => String((args[1] as { id: string }).id))
    expect(asked.join(',')).toBe(values.join(','))
    expect(Math.max(...asked.map((ids) => ids.length))).toBeLessThan(8000)
    const dialog = await open('客户')
    const side = within(within(dialog).getByRole('region', { name: '已选择 2000 项' }))
    expect(side.getAllByRole('listitem').length).toBeLessThan(100)
    await user.click(side.getByRole('button', { name: '移除 N0' }))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe(values.slice(1).join(','))
  })
})

describe('a picker that cannot be used', () => {
  it.each<[string, FieldConfig, Record<string, unknown>, string]>([
    ['positions', position, { position: 'lead' }, '试验主管'],
    ['roles', role, { role: 'r1' }, '员工'],
    ['records', customer, { customer: 'c1' }, '甲公司'],
  ])('shows the names of %s, opens nothing and takes no word', async (_what, config, row, name) => {
    await stage(config, row, { disabled: true })
    await user.click(await screen.findByTitle(name))
    expect(screen.getByRole('combobox')).toBeDisabled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is emptied by its cross', async () => {
    const { value, container } = await stage(position, { position: 'lead', position_dictText: '试验主管' })
    await user.click(container.querySelector('.ant-select-clear') as Element)
    expect(value()).toBeNull()
  })
})
