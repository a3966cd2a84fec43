import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runOf } from '../../../../runtime/shell/header/useMarquee'
import type { Announcement } from '../../../../schemas/api/notices'
import { failing, leaveSession, menu, menuItem, ok, openProduct, refused } from '../product'

// @fake-pages

const listPath = '/sys/annountCement/listByUser'
const putAwayPath = '/sys/sysInformationSend/editByInfoIdAndUserId'

function announcement(rest: Partial<Announcement> = {}): Announcement {
  return {
    id: 'a1',
    anntId: 's1',
    titile: '停电通知',
    msgCategory: '1',
    msgShowType: '1',
    msgContent: '<p>周五<b>停电</b></p><img src="x" onerror="window.broken = true"><script>window.broken = true</script>',
    msgAbstract: '周五 18 点停电',
    openType: null,
    openPage: null,
    priority: 'M',
    sender: 'wangxm',
    sender_dictText: '王小明',
    sendTime: '2026-11-20 10:00:00',
    ...rest,
  }
}

/** The server lists what was announced until it is put away. */
function answersWith(...announced: Announcement[]) {
  const putAway = new Set<string>()
  return {
    [listPath]: () => {
      const left = announced.filter(({ anntId }) => !putAway.has(anntId))
      const sysMsgList = left.filter(({ msgCategory }) => msgCategory === '1')
      const anntMsgList = left.filter(({ msgCategory }) => msgCategory !== '1')
      return ok({ sysMsgList, sysMsgTotal: sysMsgList.length, anntMsgList, anntMsgTotal: anntMsgList.length })
    },
    [putAwayPath]: () => {
      putAway.add('s1')
      return ok(null)
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bell = () => screen.findByRole('button', { name: /^公告，/ })

describe('P2-notice the bell', () => {
  it('counts what is new, lists it by kind, and shows one without anything that runs', async () => {
    const { user } = await openProduct(
      '/p/order',
      answersWith(announcement(), announcement({ id: 'a2', anntId: 's2', titile: '食堂', msgCategory: '2' })),
    )
    await user.click(await screen.findByRole('button', { name: '公告，2 条未读' }))
    expect(await screen.findByRole('region', { name: '园区公告（1）' })).toHaveTextContent('食堂')
    await user.click(within(screen.getByRole('region', { name: '系统通知（1）' })).getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('系统通知')
    expect(dialog).toHaveTextContent('王小明 · 2026-11-20 10:00:00')
    expect(dialog).not.toHaveTextContent('wangxm')
    await waitFor(() => expect(within(dialog).getByText('停电', { selector: 'b' })).toBeVisible())
    expect(dialog.querySelector('script, [onerror]')).toBeNull()
    expect(dialog.style.width).toBe('35%')
  })

  it('openType url leads to its page, and never off the site', async () => {
    const { user, address } = await openProduct(
      '/p/equipment',
      answersWith(
        announcement({ openType: 'url', openPage: '/p/order' }),
        announcement({ id: 'a2', anntId: 's2', titile: '陷阱', openType: 'url', openPage: '//evil.example' }),
      ),
    )
    await user.click(await bell())
    await user.click(await screen.findByRole('button', { name: /停电通知/ }))
    await waitFor(() => expect(screen.getByText('page order')).toBeVisible())
    await user.click(await bell())
    await user.click(await screen.findByRole('button', { name: /陷阱/ }))
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
  })

  it('says that there is nothing, and offers another try when the server failed', async () => {
    let isDown = true
    const { user } = await openProduct('/p/order', { [listPath]: () => (isDown ? refused('维护中') : answersWith()[listPath]()) })
    await user.click(await screen.findByRole('button', { name: '公告' }))
    await waitFor(() => expect(screen.getByText('维护中')).toBeVisible())
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByText('暂无公告')).toBeVisible())
  })
})

describe('B2-bell', () => {
  const path = '/isps/userAnnouncement'
  const withMessages = {
    '/sys/permission/getUserPermissionByToken': () =>
      ok({ menu: [...menu, menuItem('messages', '我的消息', { path })], auth: [], allAuth: [], roleCodes: ['SOCAdmin'] }),
  }

  it('B2-bell leads to /isps/userAnnouncement, and shows the newest while it is pointed at', async () => {
    const { user, address } = await openProduct('/p/order', { ...answersWith(announcement()), ...withMessages })
    await user.hover(await bell())
    await waitFor(() => expect(screen.getByRole('button', { name: /停电通知/ })).toBeVisible())
    await user.click(await bell())
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('P2-notice what opens by itself', () => {
  it.each(['2', '4'] as const)('msgShowType %s opens, and is put away for good when asked to', async (msgShowType) => {
    const { user, asked } = await openProduct('/p/order', answersWith(announcement({ msgShowType, msgCategory: '2' })))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('园区公告')).toBeVisible())
    await user.click(dialog.getByRole('checkbox', { name: '不再提示' }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find(({ path }) => path === putAwayPath)?.body).toEqual({ anntId: 's1' })
    expect(await screen.findByRole('button', { name: '公告' })).toBeVisible()
  })

  it('closed without the tick, it stays announced and does not open again', async () => {
    const { user, asked } = await openProduct('/p/order', answersWith(announcement({ msgShowType: '2' })))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.some(({ path }) => path === putAwayPath)).toBe(false)
    expect(await bell()).toBeVisible()
  })

  it('stays open and says so when it could not be put away', async () => {
    const answers = { ...answersWith(announcement({ msgShowType: '2' })), [putAwayPath]: () => failing(403) }
    const { user } = await openProduct('/p/order', answers)
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '确定' }))
    const notice = (await screen.findByText('拒绝访问')).closest('[role="alert"]') as HTMLElement
    expect(within(notice).getByText('系统提示')).toBeVisible()
    expect(screen.getAllByText('拒绝访问')).toHaveLength(1)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('P2-marquee', () => {
  function giveWidths(line: number, frame: number) {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(line)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame)
  }
  function wantMovement(isWanted: boolean) {
    const usual = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...usual(query), matches: !isWanted && query.includes('reduced-motion') }))
  }
  const second = announcement({
    id: 'a2',
    anntId: 's2',
    titile: '食堂',
    msgAbstract: null,
    sendTime: '2026-11-21 08:30:00',
    msgShowType: '3',
  })
  const header = async () => within(await screen.findByRole('banner'))

  it.each(['3', '4'] as const)(
    'msgShowType %s runs when wider than its place, with its date; a click stops it and shows it whole',
    async (msgShowType) => {
      giveWidths(500, 100)
      wantMovement(true)
      const { user } = await openProduct('/p/order', answersWith(announcement({ msgShowType })))
      if (msgShowType === '4') await user.click(await screen.findByRole('button', { name: '确定' }))
      expect(await (await header()).findByText('停电通知: 周五 18 点停电')).toBeVisible()
      expect((await header()).getByText('2026-11-20')).toBeVisible()
      expect((await header()).getByRole('button', { name: '暂停滚动' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: '公告' }))
      expect(await screen.findByRole('article')).toHaveTextContent('停电通知2026-11-20 10:00:00周五 18 点停电')
      expect((await header()).getByRole('button', { name: '继续滚动' })).toBeVisible()
    },
  )

  it('stands still when it fits, and has nothing to stop then', async () => {
    giveWidths(80, 100)
    wantMovement(true)
    await openProduct('/p/order', answersWith(announcement({ msgShowType: '3' })))
    await (await header()).findByText('停电通知: 周五 18 点停电')
    expect(screen.queryByRole('button', { name: '暂停滚动' })).toBeNull()
  })

  it('who wants no movement sees one announcement, and the next by a press', async () => {
    giveWidths(500, 100)
    wantMovement(false)
    const { user } = await openProduct('/p/order', answersWith(announcement({ msgShowType: '3' }), second))
    expect(await (await header()).findByText('停电通知: 周五 18 点停电')).toBeVisible()
    expect((await header()).queryByText('食堂')).toBeNull()
    expect(screen.queryByRole('button', { name: '暂停滚动' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '下一条公告' }))
    expect((await header()).getByText('食堂')).toBeVisible()
    expect((await header()).getByText('2026-11-21')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一条公告' }))
    expect((await header()).getByText('停电通知: 周五 18 点停电')).toBeVisible()
  })

  it('runs 0.2 px in 5 ms from its place to beyond the left edge, and comes in again from the right', () => {
    const run = runOf(500, 100)
    expect(run).toEqual({ duration: 15, begun: 2.5 })
    expect(runOf(100, 100)).toBeNull()
  })
})
