import type { SourceText } from '../../../schemas/language/SourceText'

export const groupTexts = {
  columns: { 'zh-CN': '按列分组', 'en-US': 'Group by a column', 'de-DE': 'Nach einer Spalte gruppieren' },
  none: { 'zh-CN': '不分组', 'en-US': 'No groups', 'de-DE': 'Keine Gruppen' },
  open: { 'zh-CN': '展开“${group}”', 'en-US': 'Open “${group}”', 'de-DE': '„${group}“ öffnen' },
  close: { 'zh-CN': '收起“${group}”', 'en-US': 'Close “${group}”', 'de-DE': '„${group}“ schließen' },
  empty: { 'zh-CN': '（空）', 'en-US': '(empty)', 'de-DE': '(leer)' },
  sum: { 'zh-CN': '合计 ${n}', 'en-US': 'Sum ${n}', 'de-DE': 'Summe ${n}' },
  average: { 'zh-CN': '平均 ${n}', 'en-US': 'Average ${n}', 'de-DE': 'Mittel ${n}' },
  loading: { 'zh-CN': '加载中…', 'en-US': 'Loading …', 'de-DE': 'Wird geladen …' },
  more: { 'zh-CN': '再显示 ${n} 行', 'en-US': 'Show ${n} more', 'de-DE': '${n} weitere zeigen' },
  total: {
    'zh-CN': '共 ${groups} 组，${rows} 行',
    'en-US': '${groups} groups, ${rows} rows in all',
    'de-DE': '${groups} Gruppen, insgesamt ${rows} Zeilen',
  },
  cut: {
    'zh-CN': '共 ${groups} 组，仅显示 ${shown} 组：请缩小查询范围',
    'en-US': 'These are ${shown} of ${groups} groups: narrow the query to see the others',
    'de-DE': 'Dies sind ${shown} von ${groups} Gruppen: Die Abfrage einschränken, um die übrigen zu sehen',
  },
} as const satisfies Readonly<Record<string, SourceText>>
