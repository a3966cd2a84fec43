import { templateRight } from '../../../schemas/favourites/favouriteFacts'
import type { Connection } from '../../db/Database'
import { insertSystemRow, type NewSystemRow } from '../../system/systemRows'
import { addDocumentRight } from './documentRight'
import { type SeedText, seedText } from './seedText'

/** Code, icon and titles of the menu groups: the business areas, the pages that name no group, the system. */
const groups: readonly (readonly [code: string, icon: string, ...titles: SeedText])[] = [
  ['workbench', 'dashboard', '工作台', 'Workbench', 'Arbeitsplatz'],
  ['basic-info', 'database', '基础信息', 'Basic information', 'Stammdaten'],
  ['calendar', 'calendar', '日历', 'Calendar', 'Kalender'],
  ['common', 'appstore', '通用', 'Common', 'Allgemein'],
  ['group-leader', 'team', '组长', 'Group leader', 'Gruppenleitung'],
  ['meeting', 'schedule', '会议', 'Meetings', 'Besprechungen'],
  ['messages', 'message', '消息', 'Messages', 'Nachrichten'],
  ['my-task', 'check-square', '我的任务', 'My tasks', 'Meine Aufgaben'],
  ['process', 'deployment-unit', '流程', 'Processes', 'Abläufe'],
  ['school', 'read', '培训', 'School', 'Schulung'],
  ['angebot', 'file-text', '报价', 'Offers', 'Angebote'],
  ['data-monitor', 'line-chart', '数据监控', 'Data monitoring', 'Messdaten'],
  ['user-agent', 'user-switch', '代理', 'Delegation', 'Vertretung'],
  ['child-task', 'cluster', '子任务', 'Child tasks', 'Teilaufgaben'],
  ['task', 'profile', '任务', 'Tasks', 'Aufgaben'],
  ['order', 'shopping-cart', '订单', 'Orders', 'Aufträge'],
  ['test-equipment', 'tool', '试验设备', 'Test equipment', 'Prüfgeräte'],
  ['test-info', 'info-circle', '试验信息', 'Test information', 'Versuchsdaten'],
  ['test-project', 'project', '试验项目', 'Test projects', 'Versuchsprojekte'],
  ['sample-info', 'experiment', '样件信息', 'Sample information', 'Musterdaten'],
  ['sample', 'inbox', '样件', 'Samples', 'Muster'],
  ['test-schedule', 'folder', '试验计划文件', 'Test schedule files', 'Versuchspläne'],
  ['tpm', 'control', 'TPM管理', 'TPM', 'TPM'],
  ['invoicing', 'account-book', '开票', 'Invoicing', 'Rechnungen'],
  ['contracts', 'audit', '合同', 'Contracts', 'Verträge'],
  ['bank', 'bank', '银行账户与退款', 'Bank accounts and refunds', 'Bankkonten und Erstattungen'],
  ['favourites', 'star', '收藏', 'Favourites', 'Favoriten'],
  ['announcements', 'notification', '公告', 'Announcements', 'Mitteilungen'],
  ['published', 'layout', '其他页面', 'Other pages', 'Weitere Seiten'],
  ['demo', 'experiment', '字段示例', 'Field kinds', 'Feldarten'],
  ['system', 'setting', '系统管理', 'System', 'System'],
]

interface MenuEntry {
  parent: string
  name: SeedText
  url: string
  perms: string
  icon: string
  isHidden?: boolean
  /** Roles that may open it, besides administrators; configurators when left out. */
  roles?: readonly string[]
}

const everybody = ['configurator', 'staff', 'leader', 'tester', 'visitor']

/** A page of the dashboard: everybody lands there. */
const onDashboard = (url: string, icon: string, ...name: [string, string, string]): MenuEntry => ({
  parent: 'workbench',
  name,
  url: `/dashboard/${url}`,
  perms: 'dashboard',
  icon,
  roles: everybody,
})

const entries: readonly MenuEntry[] = [
  onDashboard('analysis', 'home', '首页', 'Home', 'Startseite'),
  { ...onDashboard('monitor', 'line-chart', '监控', 'Monitor', 'Überwachung'), isHidden: true },
  onDashboard('workplace', 'appstore', '工作台', 'Workbench', 'Arbeitsplatz'),
  { parent: 'system', name: ['页面工作室', 'Page studio', 'Seitenstudio'], url: '/studio', perms: 'page:write', icon: 'edit' },
]

/** The menu's groups, its fixed pages, and the rights to write and to publish pages and to change the documents beside them. */
export async function seedMenu(connection: Connection, roleIds: ReadonlyMap<string, string>): Promise<void> {
  const add = (values: NewSystemRow<'sys_permission'>) =>
    insertSystemRow(connection, 'sys_permission', { perms_type: '1', status: '1', hidden: 0, ...values })
  const groupIds = new Map<string, string>()
  for (const [index, [code, icon, ...titles]] of groups.entries()) {
    const place = code === 'workbench' ? { url: '/dashboard', redirect: '/dashboard/workplace' } : {}
    groupIds.set(code, await add({ code, icon, menu_type: 0, sort_no: index, ...place, ...seedText('name', titles) }))
  }
  const grant = async (permissionId: string, roles: readonly string[] = ['configurator']) => {
    for (const roleId of roles.flatMap((role) => roleIds.get(role) ?? [])) {
      await insertSystemRow(connection, 'sys_role_permission', { role_id: roleId, permission_id: permissionId })
    }
  }
  for (const [index, { parent, name, url, perms, icon, isHidden, roles }] of entries.entries()) {
    const place = { parent_id: groupIds.get(parent), sort_no: index, hidden: isHidden ? 1 : 0, component: url.slice(1) }
    await grant(await add({ menu_type: 1, ...place, url, perms, icon, ...seedText('name', name) }), roles)
  }
  await grant(
    await add({
      parent_id: groupIds.get('system'),
      menu_type: 2,
      sort_no: 1,
      perms: 'page:publish',
      ...seedText('name', ['发布页面', 'Publish pages', 'Seiten veröffentlichen']),
    }),
  )
  // Handed to nobody: administrators have it, and hand it on.
  const templates = seedText('name', ['维护收藏模板文件夹', 'Keep template folders of favourites', 'Vorlagenordner der Favoriten pflegen'])
  await add({ parent_id: groupIds.get('favourites'), menu_type: 2, sort_no: 1, perms: templateRight, ...templates })
  await grant(await addDocumentRight(connection, groupIds.get('system')))
}
