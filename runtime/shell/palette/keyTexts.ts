import type { SourceText } from '../../../schemas/language/SourceText'

/** What each key does, and where. */
export const keyTexts = {
  title: { 'zh-CN': '键盘快捷键一览', 'en-US': 'Keyboard shortcuts', 'de-DE': 'Tastenkürzel' },
  everywhere: { 'zh-CN': '任何位置', 'en-US': 'Everywhere', 'de-DE': 'Überall' },
  tabStrip: { 'zh-CN': '页签上', 'en-US': 'On a tab', 'de-DE': 'Auf einem Reiter' },
  lists: { 'zh-CN': '列表中', 'en-US': 'In a list', 'de-DE': 'In einer Liste' },
  forms: { 'zh-CN': '表单中', 'en-US': 'In a form', 'de-DE': 'In einem Formular' },
  tables: { 'zh-CN': '可编辑表格中', 'en-US': 'In an editable table', 'de-DE': 'In einer bearbeitbaren Tabelle' },
  search: {
    'zh-CN': '搜索页面、记录和操作',
    'en-US': 'Search pages, records and actions',
    'de-DE': 'Seiten, Datensätze und Aktionen suchen',
  },
  nextTab: { 'zh-CN': '下一个页签', 'en-US': 'Next tab', 'de-DE': 'Nächster Reiter' },
  previousTab: { 'zh-CN': '上一个页签', 'en-US': 'Previous tab', 'de-DE': 'Vorheriger Reiter' },
  closeTab: { 'zh-CN': '关闭当前页签', 'en-US': 'Close the tab', 'de-DE': 'Reiter schließen' },
  reopenTab: { 'zh-CN': '重新打开关闭的页签', 'en-US': 'Reopen the tab closed last', 'de-DE': 'Zuletzt geschlossenen Reiter öffnen' },
  new: { 'zh-CN': '在列表中新建记录', 'en-US': 'New record in a list', 'de-DE': 'Neuer Datensatz in einer Liste' },
  print: { 'zh-CN': '打印列表或表单', 'en-US': 'Print the list or the form', 'de-DE': 'Liste oder Formular drucken' },
  listSearch: { 'zh-CN': '转到列表的查询框', 'en-US': 'Go to the search of a list', 'de-DE': 'Zur Suche einer Liste' },
  keys: { 'zh-CN': '显示本一览', 'en-US': 'Show this list', 'de-DE': 'Diese Übersicht zeigen' },
  moveTab: { 'zh-CN': '移动页签', 'en-US': 'Move the tab', 'de-DE': 'Reiter verschieben' },
  closeFocused: { 'zh-CN': '关闭此页签', 'en-US': 'Close this tab', 'de-DE': 'Diesen Reiter schließen' },
  tabMenu: { 'zh-CN': '打开页签菜单', 'en-US': 'Open its menu', 'de-DE': 'Menü des Reiters öffnen' },
  cells: { 'zh-CN': '在单元格之间移动', 'en-US': 'Go from cell to cell', 'de-DE': 'Von Zelle zu Zelle gehen' },
  select: { 'zh-CN': '选中或取消选中一行', 'en-US': 'Select a row, or let it go', 'de-DE': 'Zeile aus- oder abwählen' },
  selectUpTo: {
    'zh-CN': '选中从上一次到这一行之间的所有行',
    'en-US': 'Select all rows from the last one to this',
    'de-DE': 'Alle Zeilen von der letzten bis zu dieser auswählen',
  },
  columnWidth: {
    'zh-CN': '在列标题上：调整列宽',
    'en-US': 'On a heading: change the width of the column',
    'de-DE': 'Auf einer Überschrift: Spaltenbreite ändern',
  },
  moveColumn: {
    'zh-CN': '在列标题上：移动该列',
    'en-US': 'On a heading: move the column',
    'de-DE': 'Auf einer Überschrift: Spalte verschieben',
  },
  undoDelete: { 'zh-CN': '撤销刚才的删除', 'en-US': 'Bring back what was just deleted', 'de-DE': 'Eben Gelöschtes zurückholen' },
  filter: { 'zh-CN': '打开列标题的筛选', 'en-US': 'Open the filter of a heading', 'de-DE': 'Filter einer Spalte öffnen' },
  save: { 'zh-CN': '保存表单', 'en-US': 'Save the form', 'de-DE': 'Formular speichern' },
  next: { 'zh-CN': '转到下一个输入项', 'en-US': 'Go to the next field', 'de-DE': 'Zum nächsten Feld' },
  edit: { 'zh-CN': '编辑单元格', 'en-US': 'Edit the cell', 'de-DE': 'Zelle bearbeiten' },
  mark: { 'zh-CN': '选取多个单元格', 'en-US': 'Mark several cells', 'de-DE': 'Mehrere Zellen markieren' },
  fillDown: { 'zh-CN': '向下填充', 'en-US': 'Fill down', 'de-DE': 'Nach unten ausfüllen' },
  fillAll: { 'zh-CN': '填充所有选取的单元格', 'en-US': 'Fill all marked cells', 'de-DE': 'Alle markierten Zellen ausfüllen' },
  undo: { 'zh-CN': '撤销一步', 'en-US': 'Undo', 'de-DE': 'Rückgängig' },
  redo: { 'zh-CN': '重做一步', 'en-US': 'Redo', 'de-DE': 'Wiederholen' },
  moveRow: { 'zh-CN': '上移或下移一行', 'en-US': 'Move the row up or down', 'de-DE': 'Zeile nach oben oder unten verschieben' },
  openRow: { 'zh-CN': '展开整行', 'en-US': 'Open the row', 'de-DE': 'Zeile öffnen' },
} satisfies Record<string, SourceText>

export type KeyTextName = keyof typeof keyTexts
