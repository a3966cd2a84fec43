import { describe, expect, it } from 'vitest'
import { decideVisible, disabledCodes, hiddenCodes } from '../../../runtime/session/permissions'
import { disabledUnder, hiddenUnder, isPermitted } from '../../../server-mock/services/rights/decide'
import { buildMenu } from '../../../server-mock/services/rights/menu'
import { type PermissionRow, permissionLists, type UserRights } from '../../../server-mock/services/rights/Rights'

const entry = (id: string, perms: string, more: Partial<PermissionRow> = {}): PermissionRow => ({
  id,
  parentId: null,
  code: null,
  name: id,
  nameEn: null,
  nameDe: null,
  menuType: 2,
  url: null,
  component: null,
  redirect: null,
  icon: null,
  perms,
  permsType: '1',
  status: '1',
  sortNo: 0,
  hidden: 0,
  keepAlive: 1,
  hiddenHeader: 0,
  page: null,
  ...more,
})

const entries = [
  entry('price', 'order:price'),
  entry('both', 'order:cost, order:margin'),
  entry('open', 'order:note', { status: '0' }),
  entry('disabled', 'order:amount', { permsType: '2' }),
  entry('granted', 'order:customer'),
  entry('twice', 'order:customer'),
  entry('other', 'orders:secret'),
  entry('add', 'order:add'),
]

function rightsWith(granted: readonly string[]): UserRights {
  const actions = entries.flatMap(({ id, perms }) => (granted.includes(id) ? (perms ?? '').split(/, ?/) : []))
  return { roles: ['staff'], isAdministrator: false, granted: new Set(granted), actions: new Set(actions) }
}

describe('what the server decides', () => {
  it('P6-gate hides columns under the prefix that are controlled and not granted, each name of an entry for itself', () => {
    expect([...hiddenUnder('order', entries, rightsWith(['granted']))].sort()).toEqual(['add', 'cost', 'margin', 'price'])
    expect([...hiddenUnder('order', entries, rightsWith(['both', 'price', 'granted', 'add']))]).toEqual([])
  })

  it('P6-gate permits what is granted and what is not controlled, and nothing else', () => {
    const rights = rightsWith(['both'])
    expect(['order:cost', 'order:margin', 'order:note'].map((action) => isPermitted(action, entries, rights))).toEqual([true, true, true])
    expect(['order:price', 'order:amount', 'order:unknown'].map((action) => isPermitted(action, entries, rights))).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([[[]], [['both']], [['price', 'granted', 'open']], [['disabled', 'twice', 'add']]])(
    'P6-gate agrees with the browser for grants %j',
    (granted) => {
      const rights = rightsWith(granted)
      const lists = permissionLists(entries, rights)
      expect(hiddenUnder('order', entries, rights)).toEqual(hiddenCodes('order', lists))
      expect(disabledUnder('order', entries, rights)).toEqual(disabledCodes('order', lists))
      for (const action of entries.filter(({ permsType }) => permsType === '1').flatMap(({ perms }) => (perms ?? '').split(/, ?/))) {
        expect({ action, is: isPermitted(action, entries, rights) }).toEqual({ action, is: decideVisible(action, lists).isSo })
      }
    },
  )
})

describe('P2-dynamic the menu that the server gives', () => {
  const page = (id: string, perms: string, more: Partial<PermissionRow> = {}) => entry(id, perms, { menuType: 1, url: `/p/${id}`, ...more })
  const menu = [
    entry('root', '', { menuType: 0, perms: null, url: '/dashboard', redirect: '/dashboard/workplace' }),
    page('monitor', 'dashboard', { parentId: 'root', hidden: 1, url: '/dashboard/monitor' }),
    page('tasks', 'task:list, task:all', { parentId: 'root', url: '/taskcenter/taskList', page: 'task-list', component: 'PageView' }),
    page('secret', 'secret:list', { parentId: 'root' }),
  ]
  const rightsTo = (...granted: string[]): UserRights => ({
    roles: [],
    isAdministrator: false,
    granted: new Set(granted),
    actions: new Set(),
  })

  it('says where a group leads, what each page asks for, and which published page stands there', () => {
    expect(buildMenu(menu, rightsTo('monitor', 'tasks'))).toMatchObject([
      {
        name: 'dashboard',
        redirect: '/dashboard/workplace',
        route: '0',
        children: [
          { path: '/dashboard/monitor', hidden: true, meta: { permissionList: ['dashboard'] } },
          { path: '/taskcenter/taskList', route: '1', meta: { page: 'task-list', permissionList: ['task:list', 'task:all'] } },
        ],
      },
    ])
  })

  it('leaves out what is not granted, and groups without a page', () => {
    expect(buildMenu(menu, rightsTo('tasks'))[0]?.children?.map(({ id }) => id)).toEqual(['tasks'])
    expect(buildMenu(menu, rightsTo())).toEqual([])
  })
})
