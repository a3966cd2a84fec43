import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import { fakeAnswers } from '../fields/fakeAnswers'
import { shownInCell } from '../fields/fieldStage'
import { stage } from './pickerStage'

const user = userEvent.setup()
const departments: FieldConfig = { type: 'departSelect', key: 'department', title: '部门', multiple: true }

async function open() {
  await user.click(screen.getByLabelText('部门'))
  return screen.findByRole('dialog')
}

describe('B2.9-depart the department picker', () => {
  it('takes several departments from the tree', async () => {
    const { value } = await stage(departments)
    const dialog = await open()
    await user.click(await within(dialog).findByText('试验部'))
    await user.click(within(dialog).getByText('质量部'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('d2,d3')
    expect(screen.getByText('质量部')).toBeInTheDocument()
  })

  it('is 500 wide, with a box before each department; chosen with what is below it where that is asked for', async () => {
    const { value } = await stage(departments)
    const dialog = await open()
    const company = await within(dialog).findByText('总公司')
    expect(dialog.style.width).toBe('500px')
    await user.click(within(dialog).getByRole('switch', { name: '选择时包含下级部门' }))
    await user.click(company)
    expect(dialog.querySelectorAll('.ant-tree-checkbox-checked')).toHaveLength(3)
    await user.click(within(dialog).getByText('质量部'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('d1,d2')
  })

  it('keeps only the last where one is wanted, and stores its code where the page says so', async () => {
    const { value } = await stage({ ...departments, multiple: false, valueKey: 'orgCode' } as FieldConfig)
    const dialog = await open()
    await user.click(await within(dialog).findByText('试验部'))
    await user.click(within(dialog).getByText('质量部'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('A01A02')
  })

  it('finds by name, and says when nothing was found', async () => {
    await stage(departments)
    const dialog = await open()
    await within(dialog).findByText('试验部')
    const search = within(dialog).getByLabelText('按部门名称搜索')
    await user.type(search, '质量')
    expect(await within(dialog).findByText('质量部')).toBeInTheDocument()
    await user.clear(search)
    await user.type(search, 'nowhere')
    expect(await within(dialog).findByText('没有查询到任何数据')).toBeInTheDocument()
  })

  it('marks what is missing when nothing is chosen, and stays', async () => {
    const { given } = await stage(departments)
    const dialog = await open()
    await within(dialog).findByText('试验部')
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请选择部门')
    expect(given).toEqual([])
  })

  it('says that there are no departments', async () => {
    await stage(departments, {}, { language: 'en-US', calls: { ...fakeAnswers, get: () => [] } })
    const dialog = await open()
    expect(await within(dialog).findByText('You have not set department info!')).toBeInTheDocument()
  })

  it('names stored departments from the tree', async () => {
    await shownInCell(departments, { department: 'd3,d2' })
    expect(await screen.findByText('质量部、试验部')).toBeInTheDocument()
  })
})
