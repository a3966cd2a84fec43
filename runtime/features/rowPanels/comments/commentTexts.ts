// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../../schemas/language/SourceText'

/** What comments about a row say. */
export const commentTexts = {
  title: { 'zh-CN': '评论', 'en-US': 'Comments', 'de-DE': 'Kommentare' },
  empty: { 'zh-CN': '还没有评论', 'en-US': 'No comments yet', 'de-DE': 'Noch keine Kommentare' },
  write: { 'zh-CN': '写评论', 'en-US': 'Write a comment', 'de-DE': 'Kommentar schreiben' },
  change: { 'zh-CN': '修改评论', 'en-US': 'Change the comment', 'de-DE': 'Kommentar ändern' },
  send: { 'zh-CN': '发表', 'en-US': 'Comment', 'de-DE': 'Kommentieren' },
  save: { 'zh-CN': '保存', 'en-US': 'Save', 'de-DE': 'Speichern' },
  cancel: { 'zh-CN': '取消', 'en-US': 'Cancel', 'de-DE': 'Abbrechen' },
  edit: { 'zh-CN': '编辑', 'en-US': 'Edit', 'de-DE': 'Bearbeiten' },
  remove: { 'zh-CN': '删除', 'en-US': 'Delete', 'de-DE': 'Löschen' },
  editOne: { 'zh-CN': '编辑“${text}”', 'en-US': 'Edit “${text}”', 'de-DE': '„${text}“ bearbeiten' },
  removeOne: { 'zh-CN': '删除“${text}”', 'en-US': 'Delete “${text}”', 'de-DE': '„${text}“ löschen' },
  askRemove: { 'zh-CN': '删除这条评论？', 'en-US': 'Delete this comment?', 'de-DE': 'Diesen Kommentar löschen?' },
  changed: { 'zh-CN': '（已编辑：${time}）', 'en-US': '(edited ${time})', 'de-DE': '(bearbeitet ${time})' },
} as const satisfies Readonly<Record<string, SourceText>>
