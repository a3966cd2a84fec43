import type { SourceText } from '../../../schemas/language/SourceText'

/** What is said of deleted rows that can be brought back. */
export const trashTexts = {
  title: { 'zh-CN': '已删除的数据：${page}', 'en-US': 'Deleted rows: ${page}', 'de-DE': 'Gelöschte Zeilen: ${page}' },
  kept: {
    'zh-CN': '删除的数据保留 30 天',
    'en-US': 'Deleted rows are kept for 30 days',
    'de-DE': 'Gelöschte Zeilen bleiben 30 Tage erhalten',
  },
  empty: { 'zh-CN': '没有可找回的数据', 'en-US': 'Nothing can be brought back', 'de-DE': 'Es gibt nichts zurückzuholen' },
  by: { 'zh-CN': '${user} 于 ${time} 删除', 'en-US': 'Deleted by ${user} at ${time}', 'de-DE': 'Gelöscht von ${user} am ${time}' },
  restore: { 'zh-CN': '找回', 'en-US': 'Bring back', 'de-DE': 'Zurückholen' },
  restoreOne: { 'zh-CN': '找回“${name}”', 'en-US': 'Bring “${name}” back', 'de-DE': '„${name}“ zurückholen' },
  restoreMany: { 'zh-CN': '找回所选（${n}）', 'en-US': 'Bring back selected (${n})', 'de-DE': 'Ausgewählte zurückholen (${n})' },
  select: { 'zh-CN': '选择“${name}”', 'en-US': 'Select “${name}”', 'de-DE': '„${name}“ auswählen' },
  restored: { 'zh-CN': '已找回', 'en-US': 'Brought back', 'de-DE': 'Zurückgeholt' },
  undo: { 'zh-CN': '撤销', 'en-US': 'Undo', 'de-DE': 'Rückgängig' },
  close: { 'zh-CN': '关闭', 'en-US': 'Close', 'de-DE': 'Schließen' },
} as const satisfies Readonly<Record<string, SourceText>>
