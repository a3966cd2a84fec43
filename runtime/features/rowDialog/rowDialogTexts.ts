// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { useFeatureText } from '../../session/featureText'

/** What the form dialog says beside the form itself. */
const rowDialogTexts = {
  tools: { 'zh-CN': '记录操作', 'en-US': 'Record', 'de-DE': 'Datensatz' },
  previous: { 'zh-CN': '上一条', 'en-US': 'Previous record', 'de-DE': 'Vorheriger Datensatz' },
  next: { 'zh-CN': '下一条', 'en-US': 'Next record', 'de-DE': 'Nächster Datensatz' },
  position: { 'zh-CN': '第 ${at} 条，共 ${count} 条', 'en-US': '${at} of ${count}', 'de-DE': '${at} von ${count}' },
  positionShown: {
    'zh-CN': '所显示 ${count} 条中的第 ${at} 条',
    'en-US': '${at} of the ${count} shown',
    'de-DE': '${at} von ${count} angezeigten',
  },
  ownTab: { 'zh-CN': '新标签页打开', 'en-US': 'Open in own tab', 'de-DE': 'In eigenem Tab öffnen' },
  copy: { 'zh-CN': '复制', 'en-US': 'Copy', 'de-DE': 'Kopieren' },
}

export const useRowDialogText = () => useFeatureText(rowDialogTexts)
