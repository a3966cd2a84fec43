import type { SourceText } from '../../../schemas/language/SourceText'
import { type FeatureText, useFeatureText } from '../../session/featureText'

/** What the dialog says. */
const importTexts = {
  title: { 'zh-CN': '导入：${page}', 'en-US': 'Import: ${page}', 'de-DE': 'Importieren: ${page}' },
  pick: {
    'zh-CN': '点击选择文件，或将文件拖到这里、粘贴到这里',
    'en-US': 'Click to choose a file, or drop or paste it here',
    'de-DE': 'Klicken, um eine Datei zu wählen, oder sie hier ablegen oder einfügen',
  },
  kinds: {
    'zh-CN': '.xls 或 .xlsx，第一行是表头；一次最多 ${rows} 行，${size} MB',
    'en-US': '.xls or .xlsx with headings in the first row; at most ${rows} rows and ${size} MB at once',
    'de-DE': '.xls oder .xlsx mit Überschriften in der ersten Zeile; höchstens ${rows} Zeilen und ${size} MB auf einmal',
  },
  template: { 'zh-CN': '下载模板', 'en-US': 'Download the template', 'de-DE': 'Vorlage herunterladen' },
  chosen: { 'zh-CN': '已选择：${name}', 'en-US': 'Chosen: ${name}', 'de-DE': 'Ausgewählt: ${name}' },
  remove: { 'zh-CN': '移除文件', 'en-US': 'Remove the file', 'de-DE': 'Datei entfernen' },
  noFile: { 'zh-CN': '请上传文件', 'en-US': 'Please choose a file', 'de-DE': 'Bitte eine Datei auswählen' },
  wrongKind: {
    'zh-CN': '只能导入 .xls 或 .xlsx 文件，“${name}”不是',
    'en-US': 'Only .xls and .xlsx files can be imported, and “${name}” is none',
    'de-DE': 'Es können nur .xls- und .xlsx-Dateien importiert werden; „${name}“ ist keine',
  },
  tooLarge: {
    'zh-CN': '“${name}”超过 ${size} MB，请拆分成多个文件',
    'en-US': '“${name}” is larger than ${size} MB; please split it into several files',
    'de-DE': '„${name}“ ist größer als ${size} MB; bitte auf mehrere Dateien aufteilen',
  },
  onError: { 'zh-CN': '部分行有错误时', 'en-US': 'When some rows have errors', 'de-DE': 'Wenn einzelne Zeilen Fehler enthalten' },
  stop: { 'zh-CN': '全部不导入', 'en-US': 'Import nothing', 'de-DE': 'Nichts importieren' },
  skip: {
    'zh-CN': '跳过错误行，导入其余行',
    'en-US': 'Skip them and import the others',
    'de-DE': 'Diese überspringen, die anderen importieren',
  },
  singleTable: {
    'zh-CN': '只导入第一个工作表，不导入子表',
    'en-US': 'Import the first sheet only, without the sub-tables',
    'de-DE': 'Nur das erste Blatt importieren, ohne die Untertabellen',
  },
  start: { 'zh-CN': '开始导入', 'en-US': 'Import', 'de-DE': 'Importieren' },
  sending: { 'zh-CN': '正在上传文件', 'en-US': 'The file is being sent', 'de-DE': 'Die Datei wird gesendet' },
  reading: { 'zh-CN': '正在读取文件……', 'en-US': 'The file is being read …', 'de-DE': 'Die Datei wird gelesen …' },
  working: {
    'zh-CN': '已检查 ${done} / ${total} 行',
    'en-US': '${done} of ${total} rows checked',
    'de-DE': '${done} von ${total} Zeilen geprüft',
  },
  writing: {
    'zh-CN': '${total} 行已全部检查，正在保存……',
    'en-US': 'All ${total} rows are checked and are being saved …',
    'de-DE': 'Alle ${total} Zeilen sind geprüft und werden gespeichert …',
  },
  lost: {
    'zh-CN': '与服务器的连接已断开。所有行要么一起保存，要么都不保存；连接恢复后，这里会显示结果。',
    'en-US':
      'The connection to the server is lost. The rows are saved together or not at all; what became of them is shown here as soon as the server can be reached.',
    'de-DE':
      'Die Verbindung zum Server ist unterbrochen. Die Zeilen werden gemeinsam gespeichert oder gar nicht; was daraus wurde, steht hier, sobald der Server wieder erreichbar ist.',
  },
  notArrived: {
    'zh-CN': '文件没有到达服务器，未导入任何数据。请重试。',
    'en-US': 'The file did not reach the server; nothing has been imported. Please try again.',
    'de-DE': 'Die Datei hat den Server nicht erreicht; es wurde nichts importiert. Bitte erneut versuchen.',
  },
  cancel: { 'zh-CN': '取消导入', 'en-US': 'Cancel the import', 'de-DE': 'Import abbrechen' },
  leaveTitle: { 'zh-CN': '导入仍在进行', 'en-US': 'The import is still running', 'de-DE': 'Der Import läuft noch' },
  leaveText: {
    'zh-CN': '关闭后导入将被取消，不会导入任何数据。',
    'en-US': 'Closing cancels it, and nothing is imported.',
    'de-DE': 'Beim Schließen wird er abgebrochen, und es wird nichts importiert.',
  },
  stopped: {
    'zh-CN': '上传已取消，未导入任何数据',
    'en-US': 'Sending was cancelled; nothing has been imported',
    'de-DE': 'Das Senden wurde abgebrochen; es wurde nichts importiert',
  },
  close: { 'zh-CN': '关闭', 'en-US': 'Close', 'de-DE': 'Schließen' },
  done: { 'zh-CN': '文件上传成功', 'en-US': 'The file has been imported', 'de-DE': 'Die Datei wurde importiert' },
  withErrors: { 'zh-CN': '导入有错误', 'en-US': 'Import with errors', 'de-DE': 'Import mit Fehlern' },
  errorFile: {
    'zh-CN': '具体错误请下载：${name}',
    'en-US': 'Download the rows with their errors: ${name}',
    'de-DE': 'Zeilen mit ihren Fehlern herunterladen: ${name}',
  },
  mend: {
    'zh-CN': '在该文件中改正后可以直接再次导入。文件保留一天，只有您能下载。',
    'en-US': 'Mend the rows in that file and import it as it is. It is kept for a day, for you alone.',
    'de-DE':
      'Berichtigen Sie die Zeilen in dieser Datei und importieren Sie sie so, wie sie ist. Sie wird einen Tag lang nur für Sie aufbewahrt.',
  },
} as const satisfies Record<string, SourceText>

export type ImportTextKey = keyof typeof importTexts
export type ImportText = FeatureText<ImportTextKey>

/** The dialog's sentences in the language of the screen. */
export const useImportText = (): ImportText => useFeatureText(importTexts)
