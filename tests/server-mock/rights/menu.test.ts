import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { noPermissions } from '../../../schemas/rights/decide'
import { buildMenu, routeRoot } from '../../../server-mock/rights/menu'
import type { PermissionRow, UserRights } from '../../../server-mock/rights/Rights'

const entry = (id: string, perms: string, more: Partial<PermissionRow> = {}): PermissionRow => ({
  id,
  parentId: null,
  code: null,
  name: id,
  nameTexts: null,
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
    permissions: noPermissions,
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

  it('has of every item all that clients build its route of', () => {
    const nameTexts = { 'en-US': 'Tasks', 'de-DE': 'Aufgaben' }
    const more = {
      url: '/taskcenter/taskList',
      component: 'task/TaskList',
      redirect: '/taskcenter/open',
      icon: 'tool',
      keepAlive: 0,
      nameTexts,
    }
    const hidden = page('tasks', 'task:list', { ...more, hidden: 1, hiddenHeader: 1 })
    expect(buildMenu([hidden], rightsTo('tasks'))).toEqual([
      {
        id: 'tasks',
        route: '1',
        path: '/taskcenter/taskList',
        name: 'taskcenter-taskList',
        component: 'task/TaskList',
        redirect: '/taskcenter/open',
        hidden: true,
        meta: {
          id: 'tasks',
          title: 'tasks',
          titleEn: 'Tasks',
          titleDe: 'Aufgaben',
          titles: nameTexts,
          icon: 'tool',
          permissionList: ['task:list'],
          keepAlive: false,
          hiddenHeaderContent: true,
          internalOrExternal: false,
          componentName: 'task/TaskList',
        },
      },
    ])
  })

  it('leaves out what is not granted, and groups without a page', () => {
    expect(buildMenu(menu, rightsTo('tasks'))[0]?.children?.map(({ id }) => id)).toEqual(['tasks'])
    expect(buildMenu(menu, rightsTo())).toEqual([])
  })

  it('keeps a group in sight as long as one of its pages is, and hides it with the last', () => {
    const workplace = page('workplace', 'dashboard', { parentId: 'root', url: '/dashboard/workplace' })
    const [group] = buildMenu([...menu, workplace], rightsTo('monitor', 'workplace'))
    expect(group).not.toHaveProperty('hidden')
    expect(buildMenu(menu, rightsTo('monitor'))[0]).toMatchObject({ hidden: true })
  })

  it('gives what is outside under its md5, what may stand in a frame an address of its own', () => {
    const url = 'https://wiki.example/manual'
    const items = [page('wiki', 'wiki', { url }), page('docs', 'wiki', { url: "{{ window._CONFIG['domianURL'] }}/doc.html" })]
    const metaOf = (framed: readonly string[]) =>
      buildMenu(items, rightsTo('wiki', 'docs'), framed).map(({ path, meta }) => [path, meta.internalOrExternal, meta.url])
    const digest = createHash('md5').update(url).digest('hex')
    const docs = items[1]?.url
    expect(metaOf([])).toEqual([
      [digest, true, url],
      [createHash('md5').update(String(docs)).digest('hex'), true, docs],
    ])
    expect(metaOf(['https://wiki.example'])[0]).toEqual([`/${digest}`, false, url])
  })

  it('names the component of each published page apart, and puts the routes below a root named dashboard', () => {
    const items = [
      page('task-list', 'task:list', { page: 'task-list', component: 'PageView' }),
      page('help', 'task:list', { component: 'HelpView' }),
    ]
    const built = buildMenu(items, rightsTo('task-list', 'help'))
    expect(built.map(({ meta }) => meta.componentName)).toEqual(['TaskList', 'HelpView'])
    expect(routeRoot(built)).toMatchObject({ name: 'dashboard', path: '/', redirect: '/dashboard/analysis', children: built })
  })
})
