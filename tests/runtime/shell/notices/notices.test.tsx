import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Announcement } from '../../../../schemas/api/notices'
import { emitFromServer, failing, leaveSession, menu, menuItem, ok, openProduct } from '../product'

// @fake-pages

const listPath = '/sys/annountCement/listByUser'
const readAllPath = '/sys/sysAnnouncementSend/readAll'

function announcement(id: string, titile: string, msgCategory: '1' | '2'): Announcement {
  return {
    id,
    anntId: id,
    titile,
    msgCategory,
    msgShowType: '1',
    msgContent: `<p>${titile}的内容</p>`,
    msgAbstract: `${titile}的摘要`,
    openType: null,
    openPage: null,
    priority: 'M',
    sender: null,
    sender_dictText: null,
    sendTime: '2026-11-20 10:00:00',
  }
}

/** The server lists what is unread, until everything, or all of one kind, is read. */
function serverWith(...announced: Announcement[]) {
  const unread = [...announced]
  const inKind = (kind: string) => unread.filter(({ msgCategory }) => msgCategory === kind)
  const answers = {
    [listPath]: () => {
      const [sysMsgList, anntMsgList] = [inKind('1'), inKind('2')]
      return ok({ sysMsgList, sysMsgTotal: sysMsgList.length, anntMsgList, anntMsgTotal: anntMsgList.length })
    },
    [readAllPath]: () => ok(null),
  }
  return { unread, answers }
}

const power = announcement('a1', '停电通知', '1')
const canteen = announcement('a2', '食堂菜单', '2')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const openBell = async (user: Awaited<ReturnType<typeof openProduct>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^公告，/ }))
  return within(await screen.findByRole('region', { name: '公告' }))
}

describe('P2-centre', () => {
  it('P2-centre shows one kind alone, with how many there are of each, and notes that kind as read', async () => {
    const { unread, answers } = serverWith(power, canteen)
    const { user, asked } = await openProduct('/p/order', answers)
    const centre = await openBell(user)
    expect(centre.getByRole('button', { name: '全部类型（2）' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(centre.getByRole('button', { name: '园区公告（1）' }))
    expect(centre.queryByText('停电通知')).toBeNull()
    expect(centre.getByText('食堂菜单')).toBeVisible()
    unread.splice(1)
    await user.click(centre.getByRole('button', { name: '将此类标为已读' }))
    expect(await centre.findByText('暂无公告')).toBeVisible()
    expect(asked.find(({ path }) => path === readAllPath)?.body).toEqual({ msgCategory: '2' })
    await user.click(centre.getByRole('button', { name: '全部类型（1）' }))
    expect(centre.getByText('停电通知')).toBeVisible()
    unread.splice(0)
    await user.click(centre.getByRole('button', { name: '全部标为已读' }))
    expect(await screen.findByRole('button', { name: '公告' })).toBeVisible()
    expect(asked.findLast(({ path }) => path === readAllPath)?.body).toEqual({})
  })

  it('P2-centre says so when they could not be noted, and leaves them there', async () => {
    const { answers } = serverWith(power)
    const { user } = await openProduct('/p/order', { ...answers, [readAllPath]: () => failing(403) })
    const centre = await openBell(user)
    await user.click(centre.getByRole('button', { name: '全部标为已读' }))
    expect(await screen.findByText('拒绝访问')).toBeVisible()
    expect(centre.getByText('停电通知')).toBeVisible()
  })

  it('P2-centre the arrow down goes into it, Escape leads back to the bell', async () => {
    const path = '/isps/userAnnouncement'
    const all = ok({ menu: [...menu, menuItem('messages', '我的消息', { path })], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] })
    const { user } = await openProduct('/p/order', {
      ...serverWith(power).answers,
      '/sys/permission/getUserPermissionByToken': () => all,
    })
    const bell = await screen.findByRole('button', { name: '公告，1 条未读' })
    act(() => bell.focus())
    await user.keyboard('{ArrowDown}')
    const centre = await screen.findByRole('region', { name: '公告' })
    await waitFor(() => expect(centre).toHaveFocus())
    await user.tab()
    expect(within(centre).getByRole('button', { name: '全部类型（1）' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(bell).toHaveFocus()
    expect(bell).toHaveAttribute('aria-expanded', 'false')
  })
})

/** The notices of a browser that answers as the test says. */
function browserNotices(answer: NotificationPermission) {
  class FakeNotification {
    static permission: NotificationPermission = 'default'
    static asked = 0
    static shown: FakeNotification[] = []
    static requestPermission() {
      FakeNotification.asked += 1
      FakeNotification.permission = answer
      return Promise.resolve(answer)
    }
    onclick: (() => void) | undefined
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      FakeNotification.shown.push(this)
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  return FakeNotification
}

const isHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

describe('P2-browsernotice', () => {
  async function turnOn(answer: NotificationPermission) {
    const browser = browserNotices(answer)
    const { unread, answers } = serverWith(power)
    const opened = await openProduct('/p/order', answers)
    await screen.findByRole('button', { name: '公告，1 条未读' })
    expect(browser.asked).toBe(0)
    await opened.user.click(await screen.findByRole('button', { name: '界面设置' }))
    const drawer = within(await screen.findByRole('dialog'))
    await opened.user.click(await drawer.findByRole('switch', { name: '浏览器通知' }))
    await vi.dynamicImportSettled()
    return { ...opened, browser, unread, drawer }
  }

  it('P2-browsernotice asks when somebody turns it on; what is new while nobody looks is told, and a click shows it', async () => {
    const { browser, unread, drawer } = await turnOn('granted')
    expect(browser.asked).toBe(1)
    await waitFor(() => expect(drawer.getByRole('switch', { name: '浏览器通知' })).toBeChecked())
    isHidden(true)
    unread.push(canteen)
    await emitFromServer('announcements-changed')
    await waitFor(() => expect(browser.shown.map(({ title, options }) => [title, options.body])).toEqual([['食堂菜单', '食堂菜单的摘要']]))
    act(() => browser.shown[0]?.onclick?.())
    await waitFor(() => expect(screen.getByRole('heading', { name: '食堂菜单' })).toBeVisible())
  })

  it('P2-browsernotice says nothing while somebody looks, and nothing twice', async () => {
    const { browser, unread } = await turnOn('granted')
    isHidden(false)
    unread.push(canteen)
    await emitFromServer('announcements-changed')
    await screen.findByRole('button', { name: '公告，2 条未读', hidden: true })
    isHidden(true)
    await emitFromServer('announcements-changed')
    unread.push(announcement('a3', '消防演习', '1'))
    await emitFromServer('announcements-changed')
    await waitFor(() => expect(browser.shown.map(({ title }) => title)).toEqual(['消防演习']))
  })

  it('P2-browsernotice stays off where the browser refuses, and says where to allow it', async () => {
    const { browser, unread, drawer } = await turnOn('denied')
    await waitFor(() => expect(drawer.getByRole('switch', { name: '浏览器通知' })).toBeDisabled())
    expect(drawer.getByRole('switch', { name: '浏览器通知' })).not.toBeChecked()
    expect(drawer.getByText('浏览器已阻止本网站的通知，请在浏览器的网站设置中允许')).toBeVisible()
    isHidden(true)
    unread.push(canteen)
    await emitFromServer('announcements-changed')
    await screen.findByRole('button', { name: '公告，2 条未读', hidden: true })
    expect(browser.shown).toEqual([])
  })
})
