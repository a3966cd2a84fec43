import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { type ConfigOf, stage } from './fieldStage'

const user = userEvent.setup()
const customer: ConfigOf<'gridDropdown'> = {
  type: 'gridDropdown',
  key: 'customer',
  title: '客户',
  code: 'customers',
  orgFields: 'name,phone',
  destFields: ['customer', 'tel'],
}
const rows = Array.from({ length: 7 }, (_, index) => ({ id: `c${index}`, name: `公司${index}`, phone: `10${index}`, city: `城${index}` }))
const config = {
  kind: 'list',
  version: 1,
  code: 'customers',
  title: '客户',
  url: {},
  columns: [
    { key: 'name', type: 'input', title: '名称' },
    { key: 'phone', type: 'input', title: '电话' },
    { key: 'city', type: 'input', title: '城市' },
  ],
}

/** A server with seven customers, and what it was asked. */
function customers() {
  const asked: Record<string, unknown>[] = []
  const get = async (path: string, params: Record<string, unknown> = {}) => {
    expect(path).toBe('/online/cgform/api/getData/customers')
    asked.push(params)
    const word = String(params.name ?? '').replaceAll('*', '')
    const found = rows.filter(({ name }) => name.includes(word))
    const first = (Number(params.pageNo) - 1) * 5
    return { records: found.slice(first, first + 5), total: found.length }
  }
  return { asked, calls: { get, pageConfig: async () => ({ config, version: 1 }) } as never }
}

const box = () => screen.findByLabelText('客户')

describe('a table that drops down', () => {
  it('B2.9-griddrop asks nothing about a page before it is opened, and no more than its rows where these are refused', async () => {
    const pageConfig = vi.fn(async () => ({ config, version: 1 }))
    const get = () => Promise.reject(new CallError('forbidden', 'The permission “Customers” is missing'))
    await stage(customer, {}, { calls: { get, pageConfig } as never })
    await user.click(await box())
    expect(await screen.findByText(/The permission “Customers” is missing/)).toBeInTheDocument()
    expect(pageConfig).not.toHaveBeenCalled()
  })

  it('B2.9-griddrop B9-pagesizes shows five rows of a page at a time under the headings of that page, and the way to the others', async () => {
    const { asked, calls } = customers()
    await stage(customer, {}, { calls })
    expect(asked).toEqual([])
    await user.click(await box())
    expect(await screen.findByText('公司4')).toBeInTheDocument()
    expect(screen.queryByText('公司5')).not.toBeInTheDocument()
    expect(await screen.findByText('名称')).toBeInTheDocument()
    expect(screen.getByText('电话')).toBeInTheDocument()
    expect(screen.queryByText('城市')).not.toBeInTheDocument()
    expect(screen.getByText('第 1-5 条，共 7 条')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('公司6')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
    fireEvent.keyDown(await box(), { key: 'PageUp' })
    expect(await screen.findByText('公司0')).toBeInTheDocument()
    expect(asked).toEqual([
      { pageNo: 1, pageSize: 5 },
      { pageNo: 2, pageSize: 5 },
    ])
  })

  it('B5.10-filling fills its fields in parallel from the chosen row, and empties them together', async () => {
    const { calls } = customers()
    const shown = await stage(customer, {}, { calls })
    await user.click(await box())
    await user.click(await screen.findByText('公司1'))
    expect(shown.given.at(-1)).toEqual({ value: '公司1', others: { tel: '101' } })
    await user.click(shown.container.querySelector('.ant-select-clear') as Element)
    expect(shown.given.at(-1)).toEqual({ value: null, others: { tel: null } })
  })

  it('B2.9-griddrop looks for a word in the first column that it shows', async () => {
    const { asked, calls } = customers()
    await stage({ ...customer, columns: ['name', 'city'] }, {}, { calls })
    await user.type(await box(), '司6')
    expect(await screen.findByText('城6')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('公司1')).not.toBeInTheDocument())
    expect(asked.at(-1)).toEqual({ pageNo: 1, pageSize: 5, name: '*司6*' })
    await user.type(await box(), 'x')
    expect(await screen.findByText('没有查询到任何数据')).toBeInTheDocument()
  })

  it('says why there are no rows, and tries again', async () => {
    let fails = true
    const get = async () => {
      if (fails) throw new CallError('offline', 'no network')
      return { records: rows.slice(0, 1), total: 1 }
    }
    await stage(customer, {}, { calls: { get, pageConfig: async () => ({ config, version: 1 }) } as never, language: 'en-US' })
    await user.click(await box())
    expect(await screen.findByText(/no network/)).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('公司0')).toBeInTheDocument()
  })

  it.each([
    ['no page', { code: '' }, '参数未正确配置'],
    ['nothing to copy', { orgFields: '' }, '参数未正确配置'],
    ['no field that takes it', { destFields: [] }, '参数未正确配置'],
    ['unequal counts', { destFields: 'customer' }, '参数未正确配置：orgFields 与 destFields 的数量不一致'],
  ])('B5.10-filling says in its place what is wrong: %s, as a popup does', async (_, wrong, said) => {
    const shown = await stage({ ...customer, ...wrong })
    expect(screen.getByRole('alert')).toHaveTextContent(said)
    expect(shown.host.made).toEqual([])
    shown.unmount()
    const { code: popupCode = '', orgFields, destFields } = { ...customer, ...wrong }
    await stage({ type: 'popup', key: 'customer', title: '客户', popupCode, orgFields, destFields })
    expect(screen.getByRole('alert')).toHaveTextContent(said)
  })
})
