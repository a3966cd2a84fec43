import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { CountChart, DashboardTask } from '../../../schemas/api/dashboard'
import { emitFromServer, leaveSession, menu, menuItem, ok, openProduct, refused } from './product'

// @fake-pages

beforeEach(async () => {
  localStorage.clear()
  leaveSession()
  await changeLanguage('en-US')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

const tasksPath = '/dashboard/tasks'
const countsPath = '/dashboard/counts'
const oftenPath = '/dashboard/often'
const announcementsPath = '/sys/annountCement/listByUser'

const task: DashboardTask = {
  id: 'r1',
  page: 'order',
  path: '/p/order',
  pageTitle: 'Test orders',
  title: 'Shake the pump',
  state: { text: 'In progress', color: 'blue' },
  due: '2026-11-01',
  isOverdue: true,
  createTime: '2026-10-01 08:00:00',
}
const byState: CountChart = {
  page: 'order',
  path: '/p/order',
  pageTitle: 'Test orders',
  title: 'Orders by state',
  by: 'value',
  total: 5,
  points: [
    { value: 'open', label: 'Open', count: 4, color: 'green' },
    { value: null, label: '', count: 1, color: null },
  ],
}
const byMonth: CountChart = {
  ...byState,
  title: 'Orders per month',
  by: 'month',
  points: [
    { value: '2026-10', label: 'Oct 26', count: 2 },
    { value: '2026-11', label: 'Nov 26', count: 3 },
  ],
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('P2-main analysis', () => {
  it('shows numbers at a glance and charts of the rows, which can be read without seeing them', async () => {
    const { user, address } = await openProduct('/dashboard/analysis', {
      [tasksPath]: () => ok({ records: [task], total: 7, overdue: 2 }),
      [countsPath]: () => ok({ charts: [byState, byMonth] }),
      [announcementsPath]: () => ok({ sysMsgList: [], sysMsgTotal: 1, anntMsgList: [], anntMsgTotal: 2 }),
    })
    const glance = await region('At a glance')
    const figure = (name: string) => glance.getByText(name).nextSibling
    await waitFor(() => expect(figure('Open tasks')).toHaveTextContent('7'))
    expect(figure('Overdue')).toHaveTextContent('2')
    await waitFor(() => expect(figure('Unread announcements')).toHaveTextContent('3'))
    const bars = within(await screen.findByRole('list', { name: 'Orders by state' }))
    expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['Open4', 'Not given1'])
    const months = within(screen.getByRole('table', { name: 'Orders per month' }))
    expect(months.getAllByRole('row').map((row) => row.textContent)).toEqual(['MonthNumber', 'Oct 262', 'Nov 263'])
    await user.click(screen.getAllByRole('link', { name: 'Details' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/p/order'))
  })

  it('begins with what is to be done; areas of one page stand together', async () => {
    const areas = [
      menuItem('task', 'Task management', { route: '0', children: [menuItem('order', 'Test orders'), menuItem('plan', 'Plans')] }),
      menuItem('devices', 'Devices', { route: '0', children: [menuItem('equipment', 'Test equipment')] }),
    ]
    await openProduct('/dashboard/analysis', {
      [tasksPath]: () => ok({ records: [task], total: 1, overdue: 1 }),
      '/sys/permission/getUserPermissionByToken': () =>
        ok({ menu: areas, auth: [{ action: 'dashboard', type: '1' }], allAuth: [], roleCodes: ['staff'] }),
    })
    expect(await (await region('My tasks')).findByRole('link', { name: 'Shake the pump' })).toBeVisible()
    const titles = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)
    expect(titles.slice(0, 3)).toEqual(['My tasks', 'Announcements', 'At a glance'])
    const cards = within(await screen.findByRole('region', { name: 'All areas' })).getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Task management', 'More'])
    expect(within(cards[1] as HTMLElement).getByRole('link', { name: 'Test equipment' })).toBeVisible()
  })

  it('a part that failed says so and can be tried again; the others stand', async () => {
    let isDown = true
    const { user } = await openProduct('/dashboard/analysis', {
      [countsPath]: () => (isDown ? refused('under repair') : ok({ charts: [byState] })),
    })
    const figures = await region('Figures')
    await waitFor(() => expect(figures.getByText('under repair')).toBeVisible())
    expect((await region('All areas')).getByRole('link', { name: 'Test orders' })).toBeVisible()
    isDown = false
    await user.click(figures.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Orders by state' })).toBeVisible()
  })

  it('a chart that could not be counted does not take the others along', async () => {
    await openProduct('/dashboard/analysis', {
      [countsPath]: () => ok({ charts: [{ ...byMonth, points: [], total: 0, isBroken: true }, byState] }),
    })
    expect(await screen.findByText('This could not be counted')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Orders by state' })).toBeVisible()
  })
})

describe('P2-main workplace', () => {
  it('lists own tasks with state and what is overdue, announcements and pages often used', async () => {
    const announcement = { id: 'a1', anntId: 'a1', titile: 'Fire drill', msgCategory: '1', msgShowType: '1', msgContent: '<p>At noon</p>' }
    const { user, address } = await openProduct('/dashboard/workplace', {
      [tasksPath]: () => ok({ records: [task], total: 12, overdue: 1 }),
      [oftenPath]: () =>
        ok({
          items: [
            { menuId: 'gone', count: 9 },
            { menuId: 'equipment', count: 4 },
          ],
        }),
      [announcementsPath]: () => ok({ sysMsgList: [announcement], sysMsgTotal: 1, anntMsgList: [], anntMsgTotal: 0 }),
    })
    const tasks = await region('My tasks')
    const row = (await tasks.findByRole('link', { name: 'Shake the pump' })).closest('li')
    expect(row).toHaveTextContent('In progress')
    expect(row).toHaveTextContent('Overdue since 11/01/2026')
    expect(tasks.getByText('1 of 12')).toBeVisible()
    expect((await region('Often used')).getAllByRole('link').map((link) => link.textContent)).toEqual(['试验设备'])
    await user.click((await region('Announcements')).getByRole('button', { name: 'Fire drill' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('At noon'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }))
    await user.click(tasks.getByRole('link', { name: 'Shake the pump' }))
    await waitFor(() => expect(address()).toBe('/p/order'))
  })

  it('says where there is nothing', async () => {
    await openProduct('/dashboard/workplace', {
      [tasksPath]: () => ok({ records: [], total: 0, overdue: 0 }),
      [oftenPath]: () => ok({ items: [] }),
      [announcementsPath]: () => ok({ sysMsgList: [], sysMsgTotal: 0, anntMsgList: [], anntMsgTotal: 0 }),
    })
    expect(await screen.findByText('Nothing to do')).toBeVisible()
    expect(await screen.findByText('Pages that you open appear here')).toBeVisible()
    expect(await screen.findByText('Nothing unread')).toBeVisible()
  })
})

describe('P2-notice a new announcement', () => {
  it('appears without a reload when the server tells of it, and opens by itself', async () => {
    let lists = { sysMsgList: [] as object[], sysMsgTotal: 0, anntMsgList: [], anntMsgTotal: 0 }
    await openProduct('/p/order', { [announcementsPath]: () => ok(lists) })
    expect(await screen.findByRole('button', { name: 'Announcements' })).toBeVisible()
    const drill = { id: 'a1', anntId: 'a1', titile: 'Fire drill', msgCategory: '1', msgShowType: '2', msgAbstract: 'At noon' }
    lists = { ...lists, sysMsgList: [drill], sysMsgTotal: 1 }
    await emitFromServer('announcements-changed')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('At noon'))
    expect(screen.getByRole('button', { name: 'Announcements, 1 unread', hidden: true })).toBeInTheDocument()
  })
})

describe('P7-visits the visits', () => {
  const visits = {
    '/sys/loginfo': () => ok({ totalVisitCount: 1234, todayVisitCount: 56, todayIp: 7 }),
    '/sys/visitInfo': () =>
      ok([
        { visit: 3, ip: 2, tian: '2026/11/22', type: '11/22' },
        { visit: 5, ip: 1, tian: '2026/11/23', type: '11/23' },
      ]),
  }

  it('are counted and drawn by days, for those who may read them', async () => {
    await openProduct('/dashboard/analysis', visits)
    const section = within(await screen.findByRole('region', { name: 'Visits' }))
    expect(section.getByText('1234')).toBeVisible()
    expect(section.getByText('56')).toBeVisible()
    const table = section.getByRole('table', { name: 'Sign-ins of the last thirty days' })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DaySign-ins', '11/223', '11/235'])
  })

  it('are asked for by nobody else', async () => {
    const permissions = {
      '/sys/permission/getUserPermissionByToken': () =>
        ok({ menu, auth: [{ action: 'dashboard', type: '1' }], allAuth: [], roleCodes: ['staff'] }),
    }
    const { asked } = await openProduct('/dashboard/analysis', { ...visits, ...permissions })
    await screen.findByRole('region', { name: 'All areas' })
    expect(asked.some(({ path }) => path === '/sys/visitInfo')).toBe(false)
  })
})
