// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../../schemas/language/SourceText'

/** What the history of a row says. */
export const historyTexts = {
  title: { 'zh-CN': '修改历史', 'en-US': 'History', 'de-DE': 'Verlauf' },
  empty: {
    'zh-CN': '还没有修改记录',
    'en-US': 'No changes have been recorded yet',
    'de-DE': 'Noch keine Änderungen aufgezeichnet',
  },
  nobody: { 'zh-CN': '系统', 'en-US': 'System', 'de-DE': 'System' },
  standsFor: { 'zh-CN': '（代 ${names}）', 'en-US': ' (for ${names})', 'de-DE': ' (für ${names})' },
  add: { 'zh-CN': '已新建', 'en-US': 'Created', 'de-DE': 'Angelegt' },
  import: { 'zh-CN': '已导入', 'en-US': 'Imported', 'de-DE': 'Importiert' },
  edit: { 'zh-CN': '已修改', 'en-US': 'Changed', 'de-DE': 'Geändert' },
  action: { 'zh-CN': '操作“${action}”', 'en-US': 'Action “${action}”', 'de-DE': 'Aktion „${action}“' },
  delete: { 'zh-CN': '被删除', 'en-US': 'Deleted', 'de-DE': 'Gelöscht' },
  restore: { 'zh-CN': '已找回', 'en-US': 'Brought back', 'de-DE': 'Zurückgeholt' },
  nothing: { 'zh-CN': '无内容', 'en-US': 'empty', 'de-DE': 'leer' },
  before: { 'zh-CN': '修改前：', 'en-US': 'before: ', 'de-DE': 'vorher: ' },
  after: { 'zh-CN': '修改后：', 'en-US': 'after: ', 'de-DE': 'nachher: ' },
  isGone: { 'zh-CN': '（字段已移除）', 'en-US': ' (field removed)', 'de-DE': ' (Feld entfernt)' },
  withheld: { 'zh-CN': '值不再显示', 'en-US': 'value no longer shown', 'de-DE': 'Wert wird nicht mehr angezeigt' },
  lineAdd: { 'zh-CN': '新增一行', 'en-US': 'Row added', 'de-DE': 'Zeile hinzugefügt' },
  lineEdit: { 'zh-CN': '修改一行', 'en-US': 'Row changed', 'de-DE': 'Zeile geändert' },
  lineEditOf: { 'zh-CN': '修改“${name}”', 'en-US': '“${name}” changed', 'de-DE': '„${name}“ geändert' },
  lineDelete: { 'zh-CN': '移除一行', 'en-US': 'Row removed', 'de-DE': 'Zeile entfernt' },
  moreLines: { 'zh-CN': '还有 ${count} 行', 'en-US': '${count} more rows', 'de-DE': '${count} weitere Zeilen' },
  count: { 'zh-CN': '${title}：${count} 行', 'en-US': '${title}: ${count}', 'de-DE': '${title}: ${count}' },
} as const satisfies Readonly<Record<string, SourceText>>
