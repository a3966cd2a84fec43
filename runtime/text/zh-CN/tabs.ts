/** Texts of the tabs of open pages. */
export const tabs = {
  open: '已打开的页面',
  workplace: '工作台',
  close: '关闭 {{title}}',
  refresh: '刷新',
  closeLeft: '关闭左侧',
  closeRight: '关闭右侧',
  closeOthers: '关闭其它',
  missing: '页面尚不存在',
  missingHint: '菜单指向 {{path}}，但没有这个页面。请联系管理员。',
}
