import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageHeader } from '../../../runtime/kit/PageHeader'
import { writeStored } from '../../../runtime/session/storage'
import type { MenuItem } from '../../../schemas/api/session'
import { drawPagesAs } from '../../support/fakePages'
import { inSideMenu, leaveSession, menuItem, ok, openProduct } from './product'
import { FakePage, kept, remark } from './settings/openSettings'

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const group = (id: string, title: string, children: MenuItem[]) => menuItem(id, title, { route: '0', children })

function openWith(menu: MenuItem[], path: string) {
  return openProduct(path, {
    '/sys/permission/getUserPermissionByToken': () => ok({ menu, auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
  })
}

/** The window as wide as the media queries say that are answered with yes. */
function answerYesTo(...queries: string[]) {
  const match = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({ ...match(query), matches: match(query).matches || queries.includes(query) }))
}

describe('P2-pageheader', () => {
  it('shows the way from home to the page; the last is no link, a group that is no page neither', async () => {
    const { user, address } = await openWith([group('task', '任务', [group('test', '试验', [menuItem('order', '试验订单')])])], '/p/order')
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '任务', '试验', '试验订单'])
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页'])
    expect(way.getByRole('heading', { level: 1, name: '试验订单' }).closest('li')).toHaveAttribute('aria-current', 'page')
    await user.click(way.getByRole('link', { name: '首页' }))
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
  })

  it('names a group once that is called as its page is', async () => {
    await openWith([group('order', '订单', [menuItem('order', '订单'), menuItem('other', '其他')])], '/p/order')
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '订单'])
  })

  it('is left out where the route says so; the page keeps its name for those who cannot see', async () => {
    await openWith([menuItem('order', '试验订单', { meta: { title: '试验订单', hiddenHeaderContent: true } })], '/p/order')
    await remark('order')
    expect(screen.queryByRole('navigation', { name: '当前位置' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: '试验订单' })).toBeInTheDocument()
  })

  it('has room for a logo, an avatar, a title, content, buttons and figures', () => {
    render(
      <PageHeader
        logo={<img alt="logo" />}
        avatar={<img alt="avatar" />}
        title="My orders"
        content="three open"
        action={<button type="button">Add</button>}
        extra={<output>3</output>}
      />,
    )
    expect(screen.getByAltText('logo')).toBeVisible()
    expect(screen.getByAltText('avatar')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'My orders' })).toBeVisible()
    expect(screen.getByText('three open')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('3')
  })
})

describe('P2-sidemenu', () => {
  it('has one group open at a time; a group inside of it closes nothing', async () => {
    const inner = group('inner', '内层', [menuItem('deep', '深处'), menuItem('deeper', '更深处')])
    const { user } = await openWith(
      [group('a', '甲组', [menuItem('a1', '甲一'), inner]), group('b', '乙组', [menuItem('b1', '乙一'), menuItem('b2', '乙二')])],
      '/',
    )
    const menu = await inSideMenu()
    await user.click(menu.getByText('甲组'))
    await user.click(await menu.findByText('内层'))
    expect(await menu.findByText('深处')).toBeVisible()
    expect(menu.getByText('甲一')).toBeVisible()
    await user.click(menu.getByText('乙组'))
    expect(await menu.findByText('乙一')).toBeVisible()
    await waitFor(() => expect(menu.queryByText('甲一')).toBeNull())
  })

  it('opens the group of the page on the screen', async () => {
    await openWith([group('b', '乙组', [menuItem('b1', '乙一'), menuItem('b2', '乙二')])], '/p/b2')
    expect(await (await inSideMenu()).findByText('乙一')).toBeVisible()
  })

  it.each([
    ['at the side', 'sidemenu'],
    ['on top', 'topmenu'],
  ])('%s, a group of one page is that page, however deep it stands', async (_where, layout) => {
    writeStored('DEFAULT_LAYOUT_MODE', layout)
    const lonely = group('a', '甲组', [group('inner', '内层', [menuItem('deep', '深处'), menuItem('gone', '隐藏页', { hidden: true })])])
    const { user } = await openWith([lonely, group('b', '乙组', [menuItem('b1', '乙一'), menuItem('b2', '乙二')])], '/')
    const menu = await inSideMenu()
    expect(await menu.findByText('乙组')).toBeInTheDocument()
    expect(menu.queryByText('甲组')).toBeNull()
    expect(menu.queryByText('内层')).toBeNull()
    await user.click(menu.getByText('深处'))
    await remark('deep')
    // The way to it still names the groups.
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '甲组', '内层', '深处'])
  })
})

describe('P2-sidemenu by keyboard', () => {
  it('the Tab key comes to it once, at the page on the screen; arrows go up and down, open and close groups, and lead out of them', async () => {
    const { user } = await openWith(
      [
        group('a', '甲组', [menuItem('a1', '甲一'), menuItem('a2', '甲二')]),
        group('b', '乙组', [menuItem('b1', '乙一'), menuItem('b2', '乙二')]),
      ],
      '/p/b2',
    )
    const menu = await inSideMenu()
    const shown = await menu.findByRole('link', { name: '乙二' })
    const stops = [
      ...menu.getAllByRole('link'),
      ...menu.getAllByRole('button', { expanded: true }),
      menu.getByRole('button', { name: '甲组' }),
    ]
    expect(stops.filter((stop) => stop.tabIndex === 0)).toEqual([shown])
    expect(shown).toHaveAttribute('aria-current', 'page')
    act(() => shown.focus())
    await user.keyboard('{ArrowUp}')
    expect(menu.getByRole('link', { name: '乙一' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    const around = menu.getByRole('button', { name: '乙组' })
    expect(around).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(around).toHaveAttribute('aria-expanded', 'false')
    expect(menu.queryByRole('link', { name: '乙一' })).toBeNull()
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(menu.getByRole('button', { name: '甲组' })).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowRight}')
    expect(menu.getByRole('link', { name: '甲一' })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(menu.getByRole('link', { name: '首页' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await remark('a1')
  })
})

describe('P2-content', () => {
  const menu = [menuItem('kept', '常驻'), menuItem('fresh', '即时', { meta: { title: '即时', keepAlive: false, componentName: 'Fresh' } })]

  it('a page stays alive when its route asks for it, by a stored list of component names; others are drawn anew', async () => {
    const { user } = await openWith(menu, '/p/fresh')
    const before = await remark('fresh')
    await user.click((await inSideMenu()).getByText('常驻'))
    await remark('kept')
    expect(before).not.toBeInTheDocument()
    expect(JSON.parse(sessionStorage.getItem('pro__KEEP_ALIVE') ?? '').value).toEqual(['/dashboard/analysis', 'kept'])
    await user.click((await inSideMenu()).getByText('即时'))
    expect(await remark('fresh')).not.toBe(before)
    expect(screen.getByLabelText('remark on kept')).toBeInTheDocument()
  })

  it('typed input keeps any page', async () => {
    const { user } = await openWith(menu, '/p/fresh')
    await user.type(await remark('fresh'), 'half a sentence')
    await user.click((await inSideMenu()).getByText('常驻'))
    await remark('kept')
    await user.click((await inSideMenu()).getByText('即时'))
    expect(await remark('fresh')).toHaveValue('half a sentence')
  })
})

describe('P4-responsive', () => {
  const narrow = '(max-width: 767.98px)'
  const medium = '(max-width: 1087.98px)'

  it.each([[[medium]], [[medium, narrow]]])('below %j the menu is a drawer that closes when a page was chosen', async (widths) => {
    answerYesTo(...widths)
    const { user } = await openProduct('/p/equipment')
    await remark('equipment')
    expect(screen.queryByRole('complementary')).toBeNull()
    await user.click(screen.getByRole('button', { name: '展开菜单' }))
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(await drawer.findByText('试验订单'))
    await remark('order')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([kept('DEVICE'), kept('SIDEBAR_TYPE')]).toEqual(['mobile', undefined])
  })

  it('below 768 the menu of the user greets, and leads to the workbench', async () => {
    answerYesTo(medium, narrow)
    writeStored('Login_Userinfo', { id: 'u1', username: 'admin', realname: '王小明', welcome: '欢迎回来' })
    const { user, address } = await openProduct('/p/equipment')
    await remark('equipment')
    await user.click(screen.getByRole('button', { name: '王小明' }))
    expect(await screen.findByText('王小明，欢迎回来')).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: /工作台/ }))
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'))
  })

  it('on wide screens it begins open, and stays as it was left', async () => {
    const { user } = await openProduct('/p/equipment')
    const fold = await screen.findByRole('button', { name: '收起菜单' })
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(kept('DEVICE')).toBe('desktop')
    await user.click(fold)
    expect(kept('SIDEBAR_TYPE')).toBe(false)
  })
})

/** A browser says of everything that is observed how large it is, once it is laid out. */
class SpeakingObserver {
  constructor(private readonly listen: (sizes: object[]) => void) {}
  observe(target: Element): void {
    queueMicrotask(() => act(() => this.listen([{ target, contentRect: target.getBoundingClientRect() }])))
  }
  unobserve(): void {}
  disconnect(): void {}
}

it('P2-tabs more tabs than there is room for are found in a list', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.stubGlobal('ResizeObserver', SpeakingObserver)
  const { user, address } = await openProduct('/p/equipment')
  await user.click(await (await inSideMenu()).findByText('试验订单'))
  await remark('order')
  await user.click(screen.getByRole('button', { name: '已打开的页面' }))
  const list = within((await screen.findByRole('menuitem', { name: '首页', hidden: true })).closest('.pw-all-tabs') as HTMLElement)
  await user.click(list.getByRole('menuitem', { name: '试验设备' }))
  await waitFor(() => expect(address()).toBe('/p/equipment'))
})

it('P2-tabs the page on the screen is seen in the strip, also when the strip has become narrower and a title longer', async () => {
  const observers = new Set<() => void>()
  class AskedObserver {
    constructor(private readonly listen: () => void) {}
    observe(): void {
      observers.add(this.listen)
    }
    unobserve(): void {}
    disconnect(): void {
      observers.delete(this.listen)
    }
  }
  vi.stubGlobal('ResizeObserver', AskedObserver)
  let width = 500
  const list = () => document.querySelector('.pw-tabs-list') as HTMLElement
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.matches('.pw-tabs-list')) return new DOMRect(0, 0, width, 40)
    return this.matches('.pw-tab-shown') ? new DOMRect(420 - list().scrollLeft, 0, 150, 32) : new DOMRect()
  })
  await openProduct('/p/equipment')
  await remark('equipment')
  const layOut = () => act(() => observers.forEach((listen) => void listen()))
  layOut()
  expect(list().scrollLeft).toBe(70)
  width = 450
  layOut()
  expect(list().scrollLeft).toBe(120)
})
