/** Sentences about spreadsheets and the rows that they bring. */
export const imports = {
  // What is wrong with a file as a whole.
  noFile: { 'zh-CN': '请上传文件', 'en-US': 'Please choose a file', 'de-DE': 'Bitte eine Datei auswählen' },
  wrongEnding: {
    'zh-CN': '只能导入 .xls 或 .xlsx 文件，收到的是“${name}”',
    'en-US': 'Only .xls and .xlsx files can be imported; this one is “${name}”',
    'de-DE': 'Es können nur .xls- und .xlsx-Dateien importiert werden, diese heißt „${name}“',
  },
  notExcel: {
    'zh-CN': '“${name}”的内容不是 Excel 文件，请在 Excel 中另存为 .xlsx 后再导入',
    'en-US': '“${name}” is no Excel file by its content; save it as .xlsx in Excel and import that',
    'de-DE': '„${name}“ ist dem Inhalt nach keine Excel-Datei; speichern Sie sie in Excel als .xlsx und importieren Sie diese',
  },
  tooBig: {
    'zh-CN': '“${name}”解压后过大，无法导入；请拆分成多个文件',
    'en-US': '“${name}” is too large when it is unpacked; please split it into several files',
    'de-DE': '„${name}“ ist entpackt zu groß; bitte auf mehrere Dateien aufteilen',
  },
  locked: {
    'zh-CN': '“${name}”设有密码，请去掉密码后再导入',
    'en-US': '“${name}” is protected by a password; remove it and import the file again',
    'de-DE': '„${name}“ ist mit einem Kennwort geschützt; entfernen Sie es und importieren Sie die Datei erneut',
  },
  broken: {
    'zh-CN': '“${name}”已损坏，无法读取',
    'en-US': '“${name}” is damaged and cannot be read',
    'de-DE': '„${name}“ ist beschädigt und kann nicht gelesen werden',
  },
  tooManyRows: {
    'zh-CN': '一次最多导入 ${most} 行，请拆分成多个文件',
    'en-US': 'At most ${most} rows are imported at once; please split the file',
    'de-DE': 'Es werden höchstens ${most} Zeilen auf einmal importiert; bitte die Datei aufteilen',
  },
  tooWide: {
    'zh-CN': '“${name}”在第 ${most} 列之后还有内容，请删除后再导入',
    'en-US': '“${name}” holds something to the right of column ${most}; delete it and import the file again',
    'de-DE': '„${name}“ enthält rechts von Spalte ${most} noch etwas; löschen Sie es und importieren Sie die Datei erneut',
  },
  tooSlow: {
    'zh-CN': '读取“${name}”花费的时间过长，请拆分成多个文件',
    'en-US': 'Reading “${name}” takes too long; please split it into several files',
    'de-DE': 'Das Lesen von „${name}“ dauert zu lange; bitte auf mehrere Dateien aufteilen',
  },
  noRows: {
    'zh-CN': '“${sheet}”中没有数据：第一行是表头，数据从第二行开始',
    'en-US': 'There are no rows in “${sheet}”: the first row holds the headings, the rows begin below it',
    'de-DE': '„${sheet}“ enthält keine Zeilen: die erste enthält die Überschriften, die Daten beginnen darunter',
  },
  unknownHeadings: {
    'zh-CN': '“${sheet}”中有本页面不认识的列：${headings}。请使用模板的表头',
    'en-US': '“${sheet}” has columns that this page does not know: ${headings}. Please use the headings of the template',
    'de-DE': '„${sheet}“ enthält Spalten, die diese Seite nicht kennt: ${headings}. Bitte die Überschriften der Vorlage verwenden',
  },
  repeatedHeadings: {
    'zh-CN': '“${sheet}”中有重复的列：${headings}。每列只能出现一次',
    'en-US': '“${sheet}” has columns more than once: ${headings}. Please leave each of them once',
    'de-DE': '„${sheet}“ enthält Spalten mehrfach: ${headings}. Bitte jede nur einmal stehen lassen',
  },
  missingHeadings: {
    'zh-CN': '“${sheet}”缺少必填的列：${headings}',
    'en-US': '“${sheet}” lacks columns that must be filled: ${headings}',
    'de-DE': 'In „${sheet}“ fehlen Spalten, die ausgefüllt sein müssen: ${headings}',
  },
  noJoin: {
    'zh-CN': '无法确定“${sheet}”的各行属于哪条主表数据：两个表都需要列“${headings}”',
    'en-US': 'It cannot be told which row of the main table the rows of “${sheet}” belong to: both sheets need the column ${headings}',
    'de-DE':
      'Zu welcher Zeile der Haupttabelle die Zeilen in „${sheet}“ gehören, ist unklar: beide Blätter brauchen die Spalte ${headings}',
  },
  badForeignKeys: {
    'zh-CN': '没有可以关联子表的主表字段“${field}”',
    'en-US': 'There is no field “${field}” of the main table to join the sub-tables by',
    'de-DE': 'Es gibt kein Feld „${field}“ der Haupttabelle, über das Untertabellen zugeordnet werden können',
  },
  ownRow: {
    'zh-CN': '本页面每人只有一条数据，不能导入',
    'en-US': 'Everybody has one row of this page; rows cannot be imported',
    'de-DE': 'Auf dieser Seite hat jeder genau eine Zeile; es kann nichts importiert werden',
  },
  takenId: {
    'zh-CN': '导入编号已被使用',
    'en-US': 'There is an import of this id already',
    'de-DE': 'Es gibt schon einen Import mit dieser Kennung',
  },
  badChoice: {
    'zh-CN': '${name} 只能是 ${known}',
    'en-US': '${name} can be ${known}',
    'de-DE': '${name} kann ${known} sein',
  },
  // What is wrong with a row.
  ambiguous: {
    'zh-CN': '“${field}”：名为“${text}”的不止一个，请填写其值：${values}',
    'en-US': '${field}: more than one is called “${text}”; write its value instead: ${values}',
    'de-DE': '${field}: „${text}“ gibt es mehrfach; schreiben Sie stattdessen den Wert: ${values}',
  },
  brokenFormula: {
    'zh-CN': '“${field}”的公式出错：${error}',
    'en-US': '${field}: its formula ends in the error ${error}',
    'de-DE': '${field}: die Formel endet mit dem Fehler ${error}',
  },
  masked: {
    'zh-CN': '“${field}”：文件中只有打码后的内容“${text}”，请填写完整',
    'en-US': '${field}: the file has only the masked text “${text}”; write it in full',
    'de-DE': '${field}: die Datei enthält nur den verdeckten Text „${text}“; schreiben Sie ihn vollständig',
  },
  orphan: {
    'zh-CN': '第一个表中没有“${field}”为“${text}”的行',
    'en-US': 'No row of the first sheet has “${text}” as ${field}',
    'de-DE': 'Keine Zeile des ersten Blatts hat „${text}“ als ${field}',
  },
  // How an import ends.
  allDone: {
    'zh-CN': '共 ${total} 行数据全部导入成功！',
    'en-US': 'All ${total} rows have been imported',
    'de-DE': 'Alle ${total} Zeilen wurden importiert',
  },
  oneDone: {
    'zh-CN': '共 1 行数据导入成功！',
    'en-US': 'One row has been imported',
    'de-DE': 'Eine Zeile wurde importiert',
  },
  someFailed: {
    'zh-CN': '文件导入成功，但有错误：总上传行数 ${total}，已导入行数 ${imported}，错误行数 ${failed}',
    'en-US': 'Imported with errors: ${imported} of ${total} rows are in, ${failed} are not',
    'de-DE': 'Mit Fehlern importiert: ${imported} von ${total} Zeilen wurden übernommen, ${failed} nicht',
  },
  noneDone: {
    'zh-CN': '未导入任何数据：${total} 行中有 ${failed} 行有错误',
    'en-US': 'Nothing has been imported: errors in ${failed} of ${total} rows',
    'de-DE': 'Es wurde nichts importiert: Fehler in ${failed} von ${total} Zeilen',
  },
  withoutColumns: {
    'zh-CN': '${ending}（以下列由系统填写或不可编辑，未导入：${headings}）',
    'en-US': '${ending} (columns left out, since the system fills them in or they cannot be edited: ${headings})',
    'de-DE': '${ending} (nicht übernommene Spalten, da vom System ausgefüllt oder nicht bearbeitbar: ${headings})',
  },
  withoutSheets: {
    'zh-CN': '${ending}（文件中没有以下子表的工作表，子表未导入：${tables}）',
    'en-US': '${ending} (without sub-tables, since the file has no sheet for them: ${tables})',
    'de-DE': '${ending} (ohne Untertabellen, da die Datei kein Blatt für sie enthält: ${tables})',
  },
  cancelled: {
    'zh-CN': '导入已取消，未导入任何数据',
    'en-US': 'The import was cancelled; nothing has been imported',
    'de-DE': 'Der Import wurde abgebrochen; es wurde nichts importiert',
  },
  lost: {
    'zh-CN': '导入被服务器中断，未导入任何数据，请重新导入',
    'en-US': 'The server stopped during the import; nothing has been imported. Please import the file again',
    'de-DE': 'Der Server wurde während des Imports beendet; es wurde nichts importiert. Bitte die Datei erneut importieren',
  },
  // Words of the files that the server writes.
  templateName: { 'zh-CN': '${page}导入模板', 'en-US': '${page} import template', 'de-DE': '${page} Importvorlage' },
  errorsName: { 'zh-CN': '${page}导入错误', 'en-US': '${page} import errors', 'de-DE': '${page} Importfehler' },
  rows: { 'zh-CN': '数据', 'en-US': 'Rows', 'de-DE': 'Zeilen' },
  choices: { 'zh-CN': '可选值', 'en-US': 'Choices', 'de-DE': 'Auswahlwerte' },
  moreChoices: {
    'zh-CN': '……以及更多',
    'en-US': '… and more',
    'de-DE': '… und weitere',
  },
  rowHeading: { 'zh-CN': '错误行号', 'en-US': 'Row with error', 'de-DE': 'Fehlerzeile' },
  columnHeading: { 'zh-CN': '错误列', 'en-US': 'Column with error', 'de-DE': 'Fehlerspalte' },
  reasonHeading: { 'zh-CN': '错误原因', 'en-US': 'Reason of error', 'de-DE': 'Fehlergrund' },
} as const
