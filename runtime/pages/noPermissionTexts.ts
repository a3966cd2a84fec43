/** What somebody reads who may not open a page. */
export const noPermissionTexts = {
  title: { 'zh-CN': '无权访问', 'en-US': 'No permission', 'de-DE': 'Keine Berechtigung' },
  hint: {
    'zh-CN': '您没有打开此页面的权限。如有需要，请联系管理员。',
    'en-US': 'You may not open this page. If you need it, please ask an administrator.',
    'de-DE': 'Sie dürfen diese Seite nicht öffnen. Wenn Sie sie brauchen, wenden Sie sich bitte an die Administration.',
  },
}
