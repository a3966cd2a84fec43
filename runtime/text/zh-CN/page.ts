/** Texts around a page that is shown by its code. */
export const page = {
  problems: '此页面的配置有 {{count}} 个问题',
  newVersion: '页面已发布新版本，保存当前内容后生效',
  withdrawn: '此页面已取消发布',
  withdrawnHint: '它已不能使用；重新发布后会自动恢复。有疑问请联系管理员。',
  withdrawnTyped: '此页面已取消发布：输入的内容仍保留在这里，可以复制，但无法保存',
}
