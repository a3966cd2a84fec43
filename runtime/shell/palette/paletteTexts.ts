import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

const paletteTexts = {
  title: { 'zh-CN': '搜索全部', 'en-US': 'Search everything', 'de-DE': 'Alles durchsuchen' },
  close: { 'zh-CN': '关闭搜索', 'en-US': 'Close the search', 'de-DE': 'Suche schließen' },
  hint: {
    'zh-CN': '页面、记录或操作',
    'en-US': 'Pages, records or actions',
    'de-DE': 'Seiten, Daten, Aktionen',
  },
  recent: { 'zh-CN': '最近打开的页面', 'en-US': 'Recent pages', 'de-DE': 'Zuletzt geöffnet' },
  pages: { 'zh-CN': '页面', 'en-US': 'Pages', 'de-DE': 'Seiten' },
  actions: { 'zh-CN': '操作', 'en-US': 'Actions', 'de-DE': 'Aktionen' },
  records: { 'zh-CN': '记录', 'en-US': 'Records', 'de-DE': 'Datensätze' },
  newOn: { 'zh-CN': '新建：${page}', 'en-US': 'New: ${page}', 'de-DE': 'Neu: ${page}' },
  light: { 'zh-CN': '切换到浅色外观', 'en-US': 'Switch to the light look', 'de-DE': 'Helle Darstellung wählen' },
  dark: { 'zh-CN': '切换到深色外观', 'en-US': 'Switch to the dark look', 'de-DE': 'Dunkle Darstellung wählen' },
  keys: { 'zh-CN': '键盘快捷键', 'en-US': 'Keyboard shortcuts', 'de-DE': 'Tastenkürzel' },
  searching: { 'zh-CN': '正在查找记录…', 'en-US': 'Looking for records…', 'de-DE': 'Datensätze werden gesucht …' },
  failed: {
    'zh-CN': '暂时无法查找记录，请稍后再试。',
    'en-US': 'Records cannot be searched at the moment. Please try again later.',
    'de-DE': 'Datensätze können gerade nicht durchsucht werden. Bitte versuchen Sie es später noch einmal.',
  },
  cut: {
    'zh-CN': '结果不止这些，请输入更多文字缩小范围。',
    'en-US': 'There may be more. Type more to narrow it down.',
    'de-DE': 'Es gibt möglicherweise mehr. Geben Sie mehr ein, um die Suche einzugrenzen.',
  },
  nothing: { 'zh-CN': '没有找到“${words}”', 'en-US': 'Nothing found for “${words}”', 'de-DE': 'Nichts gefunden zu „${words}“' },
  start: {
    'zh-CN': '输入页面名称、拼音、编号或名称开始查找。',
    'en-US': 'Type the name of a page, or a number or name of a record.',
    'de-DE': 'Geben Sie den Namen einer Seite oder Nummer oder Namen eines Datensatzes ein.',
  },
} satisfies Record<string, SourceText>

export const usePaletteText = () => useFeatureText<keyof typeof paletteTexts>(paletteTexts)
