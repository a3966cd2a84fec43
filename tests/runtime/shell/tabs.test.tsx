import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageHost, usePageHost } from '../../../runtime/session/PageHost'
import { changeLanguage } from '../../../runtime/text/i18n'
import { drawPagesAs } from '../../support/fakePages'
import { inSideMenu, leaveSession, menuItem, ok, openProduct } from './product'

const running = new Set<string>()
const changeSearchOf = new Map<string, PageHost['changeSearch']>()
const openTabOf = new Map<string, PageHost['openTab']>()

/** A page that can be typed into, reports typed input, and works as long as it is on the screen. */
function FakePage({ code }: { code: string }) {
  const { setDirty, changeSearch, openTab } = usePageHost()
  const [search] = useSearchParams()
  useEffect(() => void changeSearchOf.set(code, changeSearch), [code, changeSearch])
  useEffect(() => void openTabOf.set(code, openTab), [code, openTab])
  useEffect(() => {
    running.add(code)
    return () => {
      running.delete(code)
      setDirty(code, false)
    }
  }, [code, setDirty])
  return (
    <section aria-label={`page ${code}`}>
      <p>asked for {search.get('q') ?? 'nothing'}</p>
      <input aria-label={`remark on ${code}`} onChange={() => setDirty(code, true)} />
    </section>
  )
}

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

const strip = () => within(screen.getByRole('region', { name: '已打开的页面' }))
const titles = () =>
  strip()
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
const remark = (code: string) => screen.getByLabelText(`remark on ${code}`)
const page = (code: string) => screen.findByRole('region', { name: `page ${code}` })

/** Opens home, the equipment and the orders, one after the other. */
async function openThree() {
  const opened = await openProduct('/p/equipment?q=new')
  await page('equipment')
  await opened.user.click(await (await inSideMenu()).findByText('试验订单'))
  await page('order')
  return opened
}

async function choose(title: string, action: string) {
  fireEvent.contextMenu(strip().getByRole('tab', { name: title }))
  return screen.findByRole('menuitem', { name: new RegExp(action) })
}

describe('P2-tabs', () => {
  it('every page opened gets a tab, home first; opening one again goes back to its tab', async () => {
    const { user, address } = await openThree()
    expect(titles()).toEqual(['首页', '试验设备', '试验订单'])
    await user.click((await inSideMenu()).getByText('试验设备'))
    expect(titles()).toEqual(['首页', '试验设备', '试验订单'])
    expect(address()).toBe('/p/equipment')
    await user.click(strip().getByRole('tab', { name: '试验订单' }))
    expect(document.title).toBe('试验订单 - Pagewright')
    strip().getByRole('tab', { name: '试验订单' }).focus()
    await user.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(strip().getByRole('tab', { name: '试验设备' })).toHaveAttribute('aria-selected', 'true'))
  })

  it('P2-content a page keeps typed text and place while another is looked at, and does nothing meanwhile', async () => {
    const { user } = await openThree()
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await user.type(remark('equipment'), 'half a sentence')
    const content = (await page('equipment')).parentElement as HTMLElement
    content.scrollTop = 120
    fireEvent.scroll(content)
    await user.click(strip().getByRole('tab', { name: '试验订单' }))
    await waitFor(() => expect(content).not.toBeVisible())
    expect(running).toEqual(new Set(['order']))
    content.scrollTop = 0
    expect(within(content).getByText('asked for new')).toBeInTheDocument()
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await waitFor(() => expect(content).toBeVisible())
    expect(remark('equipment')).toHaveValue('half a sentence')
    expect(content.scrollTop).toBe(120)
  })

  it('P2-content a page that is not looked at leaves the address to the one that is', async () => {
    const { user, address } = await openThree()
    const answerLate = () => act(() => changeSearchOf.get('equipment')?.('?q=late'))
    answerLate()
    expect(address()).toBe('/p/order')
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await waitFor(() => expect(address()).toBe('/p/equipment?q=new'))
    answerLate()
    await waitFor(() => expect(address()).toBe('/p/equipment?q=late'))
  })

  it('P2-history a page that is gone to begins at its top where header and pages scroll together; one gone back to stands where it was', async () => {
    const { user } = await openProduct('/p/equipment')
    const frame = (await page('equipment')).closest('.pw-layout') as HTMLElement
    const scrollTo = (top: number) => {
      frame.scrollTop = top
      fireEvent.scroll(frame)
    }
    scrollTo(90)
    await user.click(await (await inSideMenu()).findByText('试验订单'))
    await page('order')
    await waitFor(() => expect(frame.scrollTop).toBe(0))
    scrollTo(40)
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await waitFor(() => expect(frame.scrollTop).toBe(90))
  })

  it('P2-history a page that leads to its own address leaves nothing to go back over, and one that leads to another does', async () => {
    await openProduct('/p/equipment?q=new')
    await page('equipment')
    const before = window.history.length
    await act(async () => openTabOf.get('equipment')?.('/p/equipment?q=new'))
    expect(window.history.length).toBe(before)
    expect(titles()).toEqual(['首页', '试验设备'])
    await act(async () => openTabOf.get('equipment')?.('/p/order'))
    await page('order')
    expect(window.history.length).toBe(before + 1)
  })

  it('closing frees the page and shows its neighbour; home stays', async () => {
    const { user, address } = await openThree()
    await user.click(strip().getByTitle('关闭 试验订单'))
    await page('equipment')
    expect(screen.queryByLabelText('remark on order')).toBeNull()
    fireEvent(strip().getByRole('tab', { name: '试验设备' }), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
    await waitFor(() => expect(titles()).toEqual(['首页']))
    expect(address()).toBe('/dashboard/analysis')
    fireEvent.keyDown(strip().getByRole('tab', { name: '首页' }), { key: 'Delete' })
    expect(titles()).toEqual(['首页'])
    expect(strip().queryByTitle('关闭 首页')).toBeNull()
  })

  it('typed input is asked about when its tab closes, also from another tab, and not before', async () => {
    const { user, address } = await openThree()
    await user.type(remark('order'), 'x')
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await waitFor(() => expect(address()).toBe('/p/equipment?q=new'))
    await user.click(strip().getByTitle('关闭 试验订单'))
    await user.click(await screen.findByRole('button', { name: '留在此页' }))
    expect(remark('order')).toHaveValue('x')
    await user.click(strip().getByTitle('关闭 试验订单'))
    const questions = await screen.findAllByRole('button', { name: '离开' })
    await user.click(questions.at(-1) as HTMLElement)
    await waitFor(() => expect(titles()).toEqual(['首页', '试验设备']))
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
  })

  it('the context menu refreshes, and closes to either side or all others; 1 to 4 do the same', async () => {
    const { user, address } = await openThree()
    await user.click(strip().getByRole('tab', { name: '试验设备' }))
    await user.type(remark('equipment'), 'x')
    await choose('试验设备', '刷新')
    await user.keyboard('1')
    await user.click(await screen.findByRole('button', { name: '离开' }))
    await waitFor(() => expect(remark('equipment')).toHaveValue(''))
    await user.click(await choose('试验设备', '关闭右侧'))
    await waitFor(() => expect(titles()).toEqual(['首页', '试验设备']))
    await choose('首页', '关闭其它')
    await user.keyboard('4')
    await waitFor(() => expect(titles()).toEqual(['首页']))
    expect(address()).toBe('/dashboard/analysis')
  })

  it('titles follow the language, and are kept under the address', async () => {
    await openThree()
    expect(JSON.parse(localStorage.getItem('pro__/p/order') ?? '')).toMatchObject({ value: '试验订单' })
    await act(() => changeLanguage('en-US'))
    expect(within(screen.getByRole('region', { name: 'Open pages' })).getByRole('tab', { name: 'Test orders' })).toBeVisible()
  })
})

describe('P4-menulog', () => {
  it('each place that is gone to is written to the access log, with its menu item where it has one', async () => {
    const { user, asked } = await openThree()
    await user.click((await inSideMenu()).getByText('首页'))
    const entries = () => asked.filter(({ path }) => path === '/system/sysMenuLog/add').map(({ body }) => body)
    await waitFor(() => expect(entries()).toHaveLength(3))
    expect(entries()).toEqual([
      { createName: 'admin', createBy: '王小明', menuId: 'equipment', menuName: '试验设备' },
      { createName: 'admin', createBy: '王小明', menuId: 'order', menuName: '试验订单' },
      { createName: 'admin', createBy: '王小明', menuId: '', menuName: '首页' },
    ])
  })

  it('a place that is left before the browser has come to rest is written as it is left, and once', async () => {
    const waiting = new Map<number, () => void>()
    vi.stubGlobal('requestIdleCallback', (task: () => void) => {
      waiting.set(waiting.size, task)
      return waiting.size - 1
    })
    vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.set(handle, () => {}))
    const { asked } = await openProduct('/')
    const entries = () => asked.filter(({ path }) => path === '/system/sysMenuLog/add')
    await inSideMenu()
    expect(entries()).toHaveLength(0)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    act(() =>
      waiting.forEach((task) => {
        task()
      }),
    )
    await waitFor(() => expect(entries()).toHaveLength(1))
    cleanup()
  })

  it('a page that is opened by its code is noted as the menu item that leads to it by another address', async () => {
    const item = menuItem('jobs', '定时任务', { path: '/isystem/jobs', meta: { title: '定时任务', page: 'jobs' } })
    const { asked } = await openProduct('/p/jobs', {
      '/sys/permission/getUserPermissionByToken': () => ok({ menu: [item], auth: [], allAuth: [], roleCodes: [] }),
    })
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/system/sysMenuLog/add')?.body).toMatchObject({ menuId: 'jobs', menuName: '定时任务' }),
    )
  })
})
