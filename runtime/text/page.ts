/** Texts around a page that is shown by its code. */
export const page = {
  'zh-CN': {
    problems: '此页面的配置有 {{n}} 个问题',
    newVersion: '页面已发布新版本，保存当前内容后生效',
  },
  'en-US': {
    problems: 'The config of this page has {{n}} problems',
    newVersion: 'A new version of this page has been published. It will be applied after you save',
  },
  'de-DE': {
    problems: 'Die Konfiguration dieser Seite hat {{n}} Probleme',
    newVersion: 'Eine neue Version dieser Seite wurde veröffentlicht. Sie gilt, sobald Sie gespeichert haben',
  },
}
