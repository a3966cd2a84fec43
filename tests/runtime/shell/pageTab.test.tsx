import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '../../../runtime/session/storage'
import { giveElementsSize } from '../../support/givenSize'
import { leaveSession, menu, ok, openProduct } from './product'

const config = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: '试验订单',
  url: { list: '/order/list' },
  queryConfig: [{ key: 'name' }],
  columns: [{ key: 'name', type: 'input', title: '名称' }],
}

beforeAll(() => giveElementsSize())
beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the list of orders in the product, with the help that was written about it. */
async function openOrders({ path = '/p/order', help = '', roleCodes = ['staff'] } = {}) {
  const opened = await openProduct(path, {
    '/page-configs/order.json': () => ({ body: config }),
    '/order/list': () => ok({ records: [{ id: 'a', name: '一号' }], total: 1, size: 15, current: 1, pages: 1 }),
    '/sys/permission/getUserPermissionByToken': () => ok({ menu, auth: [{ action: 'order:list', type: '1' }], allAuth: [], roleCodes }),
    '/common/layout/commonLayout/list': () => ok([]),
    '/help/commonHelp/list': () => ok({ records: help ? [{ id: 'h', content: help }] : [], total: help ? 1 : 0 }),
  })
  await screen.findByRole('row', { name: /一号/ })
  const toolbar = within(screen.getByRole('toolbar', { name: '工具栏' }))
  return { ...opened, press: (name: string) => opened.user.click(toolbar.getByRole('button', { name })) }
}

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)

describe('B2.1-newtab the full-screen button', () => {
  it('opens the page with its query in another tab of the browser', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { press } = await openOrders({ path: '/p/order?name=a%20b' })
    await press('在新标签页全屏')
    expect(open.mock.calls).toEqual([['/p/order?name=a+b&t=_blank', '_blank', 'noopener']])
  })

  it('the page stands there without the frame around it', async () => {
    await openOrders({ path: '/p/order?name=x&t=_blank' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(tabs()).toEqual([])
    expect(screen.getByLabelText('名称')).toHaveValue('x')
  })
})

describe('B2.1-helpbutton the question mark of the toolbar', () => {
  it('shows the help about the page in the drawer of the header, and only SOCAdmin finds add and edit there', async () => {
    const { press, asked } = await openOrders({ help: '<p>先填编号</p>' })
    await press('帮助')
    await waitFor(() => expect(screen.getByText('先填编号')).toBeVisible())
    expect(asked.filter(({ path }) => path === '/help/commonHelp/list')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '维护帮助' })).toBeNull()
  })

  it('says 暂无帮助信息 where there is none; SOCAdmin adds it there', async () => {
    const { press } = await openOrders({ roleCodes: ['SOCAdmin'] })
    await press('帮助')
    await waitFor(() => expect(screen.getByText('暂无帮助信息')).toBeVisible())
    expect(screen.getByRole('button', { name: '维护帮助' })).toBeVisible()
  })

  it('is the way to the help for a page without the frame', async () => {
    const { press } = await openOrders({ path: '/p/order?t=_blank', help: '<p>先填编号</p>' })
    await press('帮助')
    await waitFor(() => expect(screen.getByText('先填编号')).toBeVisible())
  })
})

describe('B2.1-closing the close button', () => {
  it('closes the tab of the page, and shows the one beside it', async () => {
    const { press, address } = await openOrders()
    expect(tabs()).toEqual(['首页', '试验订单'])
    await press('关闭')
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
    await waitFor(() => expect(tabs()).toEqual(['首页']))
  })

  it('asks where something typed would be lost', async () => {
    const { press, address, product, user } = await openOrders()
    product.leaveGuard.setDirty('cell', true, '/p/order')
    await press('关闭')
    await user.click(await screen.findByRole('button', { name: '留在此页' }))
    expect(address()).toBe('/p/order')
    await press('关闭')
    // The question before is still on its way out.
    const [last] = (await screen.findAllByRole('button', { name: '离开' })).slice(-1)
    if (last) await user.click(last)
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
  })

  it('leads home where no other page is open', async () => {
    writeStored('DEFAULT_MULTI_PAGE', false)
    const { press, address } = await openOrders()
    expect(tabs()).toEqual([])
    await press('关闭')
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
  })

  it('closes the tab of the browser that a page stands alone in; one that the browser keeps shows the home page', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    const { press, address } = await openOrders({ path: '/p/order?t=_blank' })
    await press('关闭')
    expect(close).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
  })
})
