// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../schemas/language/SourceText'

/** What is said while rows are exported, and after. */
export const exportTexts = {
  running: { 'zh-CN': '正在导出“${title}”', 'en-US': 'Exporting “${title}”', 'de-DE': '„${title}“ wird exportiert' },
  preparing: { 'zh-CN': '正在准备数据…', 'en-US': 'Preparing the data…', 'de-DE': 'Die Daten werden vorbereitet …' },
  received: {
    'zh-CN': '已接收 ${size}，共 ${count} 条',
    'en-US': '${size} received, ${count} rows in all',
    'de-DE': '${size} empfangen, insgesamt ${count} Zeilen',
  },
  receivedBytes: { 'zh-CN': '已接收 ${size}', 'en-US': '${size} received', 'de-DE': '${size} empfangen' },
  cancel: { 'zh-CN': '取消导出', 'en-US': 'Cancel the export', 'de-DE': 'Export abbrechen' },
  cancelled: { 'zh-CN': '已取消导出', 'en-US': 'The export was cancelled', 'de-DE': 'Der Export wurde abgebrochen' },
  done: { 'zh-CN': '导出完成，共 ${count} 条', 'en-US': 'Export finished, rows: ${count}', 'de-DE': 'Export fertig, Zeilen: ${count}' },
  doneFile: { 'zh-CN': '导出完成', 'en-US': 'Export finished', 'de-DE': 'Export fertig' },
  incomplete: { 'zh-CN': '数据未全部导出', 'en-US': 'Not all rows were exported', 'de-DE': 'Nicht alle Zeilen wurden exportiert' },
  missing: {
    'zh-CN': '一个工作表放不下全部数据：已导出 ${count} 条，还有 ${missing} 条未导出。请缩小查询范围后分批导出。',
    'en-US':
      'One sheet has no room for all of them: ${count} rows were exported, ${missing} are missing. Narrow the query and export in parts.',
    'de-DE':
      'Ein Tabellenblatt reicht nicht für alle: ${count} Zeilen wurden exportiert, ${missing} fehlen. Grenzen Sie die Abfrage ein und exportieren Sie in Teilen.',
  },
  failed: {
    'zh-CN': '“${title}”导出未完成',
    'en-US': 'The export of “${title}” was not finished',
    'de-DE': 'Der Export von „${title}“ wurde nicht fertig',
  },
  broken: {
    'zh-CN': '连接已中断，没有保存文件。',
    'en-US': 'The connection was lost; no file was saved.',
    'de-DE': 'Die Verbindung ist abgebrochen; es wurde keine Datei gespeichert.',
  },
  retry: { 'zh-CN': '重新导出', 'en-US': 'Export again', 'de-DE': 'Erneut exportieren' },
} satisfies Record<string, SourceText>
