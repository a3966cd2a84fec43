// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../../schemas/language/SourceText'

/** What the files of a row say. */
export const attachmentTexts = {
  title: { 'zh-CN': '附件', 'en-US': 'Files', 'de-DE': 'Dateien' },
  empty: { 'zh-CN': '还没有附件', 'en-US': 'No files yet', 'de-DE': 'Noch keine Dateien' },
  attach: { 'zh-CN': '添加文件', 'en-US': 'Attach a file', 'de-DE': 'Datei anhängen' },
  sending: {
    'zh-CN': '正在上传 ${file}（${percent}%）',
    'en-US': 'Uploading ${file} (${percent}%)',
    'de-DE': '${file} wird hochgeladen (${percent} %)',
  },
  attached: { 'zh-CN': '已添加 ${file}', 'en-US': '${file} is attached', 'de-DE': '${file} ist angehängt' },
  download: { 'zh-CN': '下载 ${file}', 'en-US': 'Download ${file}', 'de-DE': '${file} herunterladen' },
  remove: { 'zh-CN': '移除', 'en-US': 'Remove', 'de-DE': 'Entfernen' },
  removeOne: { 'zh-CN': '移除 ${file}', 'en-US': 'Remove ${file}', 'de-DE': '${file} entfernen' },
  askRemove: { 'zh-CN': '移除 ${file}？', 'en-US': 'Remove ${file}?', 'de-DE': '${file} entfernen?' },
} as const satisfies Readonly<Record<string, SourceText>>
