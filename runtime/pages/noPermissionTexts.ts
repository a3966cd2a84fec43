/** What somebody reads who may not open a page. */
export const noPermissionTexts = {
  title: { 'zh-CN': '无权访问', 'en-US': 'No permission', 'de-DE': 'Keine Berechtigung' },
  hint: {
    'zh-CN': '您没有打开“${page}”的权限。如有需要，请联系管理员。',
    'en-US': 'You may not open “${page}”. If you need it, please ask an administrator.',
    'de-DE': 'Sie dürfen „${page}“ nicht öffnen. Wenn Sie es brauchen, wenden Sie sich bitte an die Administration.',
  },
}
