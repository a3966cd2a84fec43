/** Texts around a page that is shown by its code. */
export const page = {
  problems: '此页面的配置有 {{n}} 个问题',
  newVersion: '页面已发布新版本，保存当前内容后生效',
}
