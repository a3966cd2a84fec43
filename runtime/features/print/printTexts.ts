// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../schemas/language/SourceText'

/** What is said while rows are fetched for paper, and on it. */
export const printTexts = {
  preparing: { 'zh-CN': '正在准备打印', 'en-US': 'Preparing to print', 'de-DE': 'Der Druck wird vorbereitet' },
  fetched: {
    'zh-CN': '已读取 ${count} 条，共 ${total} 条',
    'en-US': '${count} of ${total} rows fetched',
    'de-DE': '${count} von ${total} Zeilen geladen',
  },
  cancel: { 'zh-CN': '取消打印', 'en-US': 'Cancel printing', 'de-DE': 'Druck abbrechen' },
  asked: { 'zh-CN': '查询条件：${conditions}', 'en-US': 'Query: ${conditions}', 'de-DE': 'Abfrage: ${conditions}' },
  words: { 'zh-CN': '关键词', 'en-US': 'Words', 'de-DE': 'Wörter' },
  joint: { 'zh-CN': '；', 'en-US': '; ', 'de-DE': '; ' },
  from: { 'zh-CN': '${value} 起', 'en-US': 'from ${value}', 'de-DE': 'ab ${value}' },
  until: { 'zh-CN': '至 ${value}', 'en-US': 'up to ${value}', 'de-DE': 'bis ${value}' },
  all: { 'zh-CN': '全部 ${count} 条', 'en-US': 'All rows: ${count}', 'de-DE': 'Alle Zeilen: ${count}' },
  selected: { 'zh-CN': '选中的 ${count} 条', 'en-US': 'Selected rows: ${count}', 'de-DE': 'Ausgewählte Zeilen: ${count}' },
  cut: {
    'zh-CN': '仅打印前 ${count} 条，共 ${total} 条。要打印其余部分，请缩小查询范围。',
    'en-US': 'Only the first ${count} of ${total} rows are printed. Narrow the query to print the others.',
    'de-DE': 'Nur die ersten ${count} von ${total} Zeilen werden gedruckt. Grenzen Sie die Abfrage ein, um die übrigen zu drucken.',
  },
  ofAll: {
    'zh-CN': '合计与平均按全部 ${total} 条计算。',
    'en-US': 'Sums and averages are those of all ${total} rows.',
    'de-DE': 'Summen und Mittelwerte gelten für alle ${total} Zeilen.',
  },
} satisfies Record<string, SourceText>
