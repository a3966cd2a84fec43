/** The icons that a menu item may name. The whole set weighs more than the product, so this is a choice of it. */
export const menuIconNames = [
  'account-book',
  'apartment',
  'appstore',
  'audit',
  'bank',
  'bar-chart',
  'bell',
  'book',
  'calendar',
  'check-square',
  'cluster',
  'control',
  'dashboard',
  'database',
  'deployment-unit',
  'edit',
  'experiment',
  'file-text',
  'folder',
  'form',
  'home',
  'idcard',
  'inbox',
  'info-circle',
  'layout',
  'line-chart',
  'message',
  'notification',
  'profile',
  'project',
  'read',
  'safety',
  'schedule',
  'setting',
  'shop',
  'shopping-cart',
  'star',
  'table',
  'team',
  'tool',
  'unordered-list',
  'user',
  'user-switch',
] as const

/** Name of an icon of the menu. */
export type MenuIconName = (typeof menuIconNames)[number]

export function isMenuIcon(name: string): name is MenuIconName {
  return (menuIconNames as readonly string[]).includes(name)
}

/** `HomeOutlined`, `home-outlined` and `ant-design:home-outlined` all mean `home`. */
export function plainIconName(name: string): string {
  const last = name.slice(name.lastIndexOf(':') + 1)
  const dashed = last.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
  return dashed.replace(/-(outlined|o)$/, '')
}
