/** Sentences about rows and their tables. */
export const rows = {
  unknownField: { 'zh-CN': '没有字段“${field}”', 'en-US': 'There is no field “${field}”', 'de-DE': 'Es gibt kein Feld „${field}“' },
  outside: {
    'zh-CN': '保存后这一行将不属于本页面或您有权查看的数据，未保存',
    'en-US': 'Not saved: the row would no longer be among those of this page, or those that you may see',
    'de-DE': 'Nicht gespeichert: Die Zeile würde nicht mehr zu denen dieser Seite oder zu denen gehören, die Sie sehen dürfen',
  },
  withheld: { 'zh-CN': '（无权查看）', 'en-US': '(not visible to you)', 'de-DE': '(für Sie nicht sichtbar)' },
  emptyComment: { 'zh-CN': '请填写评论内容', 'en-US': 'Please write a comment', 'de-DE': 'Bitte einen Kommentar schreiben' },
  noComment: {
    'zh-CN': '该评论已不存在',
    'en-US': 'This comment is no longer there',
    'de-DE': 'Diesen Kommentar gibt es nicht mehr',
  },
  notOwnComment: {
    'zh-CN': '只能修改或删除自己的评论',
    'en-US': 'Only your own comments can be changed or deleted',
    'de-DE': 'Nur eigene Kommentare können geändert oder gelöscht werden',
  },
  noFile: { 'zh-CN': '该文件已不存在', 'en-US': 'This file is no longer there', 'de-DE': 'Diese Datei gibt es nicht mehr' },
  notOwnFile: {
    'zh-CN': '只能移除自己添加的文件',
    'en-US': 'Only files that you have attached yourself can be removed',
    'de-DE': 'Nur selbst angehängte Dateien können entfernt werden',
  },
  tooManyFiles: {
    'zh-CN': '每条记录最多 ${most} 个文件，请先移除一些',
    'en-US': 'A record takes ${most} files at most: remove some first',
    'de-DE': 'Ein Datensatz hat höchstens ${most} Dateien: zuerst welche entfernen',
  },
  valueMissing: {
    'zh-CN': '请填写“${field}”',
    'en-US': 'A value for “${field}” is needed',
    'de-DE': 'Ein Wert für „${field}“ wird gebraucht',
  },
  notQueried: {
    'zh-CN': '字段“${field}”不能作为查询条件',
    'en-US': 'The field “${field}” cannot be queried',
    'de-DE': 'Nach dem Feld „${field}“ kann nicht gesucht werden',
  },
  notOneValue: {
    'zh-CN': '参数“${field}”只能有一个值',
    'en-US': 'The parameter “${field}” takes one value',
    'de-DE': 'Der Parameter „${field}“ hat nur einen Wert',
  },
  tooManyWords: {
    'zh-CN': '一次最多查找 ${most} 个词，收到 ${n} 个',
    'en-US': 'At most ${most} words can be looked for at once, found ${n}',
    'de-DE': 'Höchstens ${most} Wörter lassen sich auf einmal suchen, gefunden ${n}',
  },
  notPicture: {
    'zh-CN': '字段“${field}”只接受图片，请上传图片',
    'en-US': '“${field}” takes pictures only',
    'de-DE': '„${field}“ nimmt nur Bilder an',
  },
  badValue_text: {
    'zh-CN': '“${value}”不能作为字段“${field}”的值',
    'en-US': '“${value}” cannot be a value of “${field}”',
    'de-DE': '„${value}“ kann kein Wert von „${field}“ sein',
  },
  badValue_integer: {
    'zh-CN': '字段“${field}”需要整数，收到的是“${value}”',
    'en-US': 'The field “${field}” needs a whole number, found “${value}”',
    'de-DE': 'Das Feld „${field}“ braucht eine ganze Zahl, gefunden „${value}“',
  },
  badValue_numeric: {
    'zh-CN': '字段“${field}”需要数字，收到的是“${value}”',
    'en-US': 'The field “${field}” needs a number, found “${value}”',
    'de-DE': 'Das Feld „${field}“ braucht eine Zahl, gefunden „${value}“',
  },
  longNumber: {
    'zh-CN': '字段“${field}”的整数部分最多 ${most} 位，再多就无法准确保存',
    'en-US': '“${field}” takes at most ${most} digits before the decimal point: a longer number would not be kept exactly',
    'de-DE': '„${field}“ nimmt höchstens ${most} Stellen vor dem Komma an; eine längere Zahl bliebe nicht genau erhalten',
  },
  badValue_date: {
    'zh-CN': '字段“${field}”需要日期 YYYY-MM-DD，收到的是“${value}”',
    'en-US': 'The field “${field}” needs a date YYYY-MM-DD, found “${value}”',
    'de-DE': 'Das Feld „${field}“ braucht ein Datum YYYY-MM-DD, gefunden „${value}“',
  },
  badValue_time: {
    'zh-CN': '字段“${field}”需要时间 HH:mm:ss，收到的是“${value}”',
    'en-US': 'The field “${field}” needs a time HH:mm:ss, found “${value}”',
    'de-DE': 'Das Feld „${field}“ braucht eine Uhrzeit HH:mm:ss, gefunden „${value}“',
  },
  badValue_timestamp: {
    'zh-CN': '字段“${field}”需要日期时间 YYYY-MM-DD HH:mm:ss，收到的是“${value}”',
    'en-US': 'The field “${field}” needs a date and time YYYY-MM-DD HH:mm:ss, found “${value}”',
    'de-DE': 'Das Feld „${field}“ braucht Datum und Uhrzeit YYYY-MM-DD HH:mm:ss, gefunden „${value}“',
  },
  unknownDirection: {
    'zh-CN': '排序方向只能是 asc 或 desc，收到的是“${order}”',
    'en-US': 'A direction is asc or desc, found “${order}”',
    'de-DE': 'Eine Richtung ist asc oder desc, gefunden „${order}“',
  },
  badSortInfo: {
    'zh-CN': 'sortInfoString 应为 [{column, order}] 的 JSON',
    'en-US': 'sortInfoString is JSON of [{column, order}]',
    'de-DE': 'sortInfoString ist JSON der Form [{column, order}]',
  },
  badSuperQuery: {
    'zh-CN': 'superQueryParams 应为 [{field, rule, val}] 的 JSON，最多 100 行',
    'en-US': 'superQueryParams is JSON of [{field, rule, val}], 100 rows at most',
    'de-DE': 'superQueryParams ist JSON der Form [{field, rule, val}], höchstens 100 Zeilen',
  },
  unknownMatchType: {
    'zh-CN': '匹配方式只能是 and 或 or，收到的是“${value}”',
    'en-US': 'Conditions are joined by and or or, found “${value}”',
    'de-DE': 'Bedingungen werden mit and oder or verbunden, gefunden „${value}“',
  },
  unknownRule: {
    'zh-CN': '没有查询规则“${rule}”',
    'en-US': 'There is no query rule “${rule}”',
    'de-DE': 'Es gibt keine Abfrageregel „${rule}“',
  },
  unknownOperator: {
    'zh-CN': '没有过滤运算符“${operator}”',
    'en-US': 'There is no filter operator “${operator}”',
    'de-DE': 'Es gibt keinen Filteroperator „${operator}“',
  },
  titlesMissing: {
    'zh-CN': '标题与字段数量不一致，需要 ${count} 个标题',
    'en-US': 'Each column needs a heading: ${count} of them',
    'de-DE': 'Jede Spalte braucht eine Überschrift, zusammen ${count}',
  },
  nothingToExport: {
    'zh-CN': '没有可导出的数据',
    'en-US': 'There is no data to export',
    'de-DE': 'Es gibt keine Daten zum Exportieren',
  },
  notAList: { 'zh-CN': '这里需要一个列表', 'en-US': 'A list is needed here', 'de-DE': 'Hier wird eine Liste gebraucht' },
  notAnObject: { 'zh-CN': '这里需要一个对象', 'en-US': 'An object is needed here', 'de-DE': 'Hier wird ein Objekt gebraucht' },
  cannotGroup: {
    'zh-CN': '不能按“${field}”分组',
    'en-US': 'rows cannot be grouped by “${field}”',
    'de-DE': 'Nach „${field}“ lässt sich nicht gruppieren',
  },
  cannotSum: {
    'zh-CN': '“${field}”不能合计',
    'en-US': '“${field}” cannot be added up',
    'de-DE': '„${field}“ lässt sich nicht summieren',
  },
  badPaging: {
    'zh-CN': '${name} 是从 1 到 ${most} 的整数',
    'en-US': '${name} is a whole number from 1 to ${most}',
    'de-DE': '${name} ist eine ganze Zahl von 1 bis ${most}',
  },
  badId: { 'zh-CN': '这不是一条记录的编号', 'en-US': 'This is not the id of a row', 'de-DE': 'Das ist keine Kennung eines Datensatzes' },
  badIds: {
    'zh-CN': '请提供用逗号分隔的编号，最多 ${most} 个',
    'en-US': 'Send ids joined by commas, ${most} at most',
    'de-DE': 'Kennungen mit Kommas getrennt senden, höchstens ${most}',
  },
  noRow: { 'zh-CN': '未找到对应数据', 'en-US': 'The row does not exist (any more)', 'de-DE': 'Den Datensatz gibt es nicht (mehr)' },
  notInTrash: {
    'zh-CN': '已删除的数据不存在或已超过保留期限',
    'en-US': 'The deleted row is not there any more',
    'de-DE': 'Den gelöschten Datensatz gibt es nicht mehr',
  },
  notWritten: {
    'zh-CN': '字段“${field}”不能写入',
    'en-US': 'The field “${field}” cannot be written',
    'de-DE': 'Das Feld „${field}“ kann nicht geschrieben werden',
  },
  unknownSubTable: {
    'zh-CN': '没有子表“${sub}”',
    'en-US': 'There is no sub-table “${sub}”',
    'de-DE': 'Es gibt keine Untertabelle „${sub}“',
  },
  unknownSubRow: {
    'zh-CN': '子表“${sub}”中没有这条记录',
    'en-US': 'The sub-table “${sub}” has no such row',
    'de-DE': 'Die Untertabelle „${sub}“ hat keinen solchen Datensatz',
  },
  tooManySubRows: {
    'zh-CN': '一条记录的子表合计最多 ${most} 行，这里会有 ${count} 行',
    'en-US': 'The sub-tables of a row hold ${most} rows at most; this would make ${count}',
    'de-DE': 'Die Untertabellen eines Datensatzes fassen höchstens ${most} Zeilen; hiermit wären es ${count}',
  },
  unknownChoice: {
    'zh-CN': '“${value}”不是字段“${field}”的可选值',
    'en-US': '“${value}” is not one of the choices of “${field}”',
    'de-DE': '„${value}“ steht für „${field}“ nicht zur Auswahl',
  },
  onlyOneSubRow: {
    'zh-CN': '子表“${sub}”只能有一条记录',
    'en-US': 'The sub-table “${sub}” has one row at most',
    'de-DE': 'Die Untertabelle „${sub}“ hat höchstens einen Datensatz',
  },
  noVersion: {
    'zh-CN': '缺少 rowVersion：修改时需要说明基于哪个版本',
    'en-US': 'rowVersion is missing: a change names the version it started from',
    'de-DE': 'rowVersion fehlt: eine Änderung nennt die Version, von der sie ausgeht',
  },
  conflict: {
    'zh-CN': '数据已被 ${user} 修改，请刷新后再保存',
    'en-US': 'The row was changed by ${user} meanwhile',
    'de-DE': 'Der Datensatz wurde inzwischen von ${user} geändert',
  },
  rulesFailed: {
    'zh-CN': '数据校验未通过：${reason}',
    'en-US': 'The row was not saved: ${reason}',
    'de-DE': 'Der Datensatz wurde nicht gespeichert: ${reason}',
  },
  notUnique: {
    'zh-CN': '${fields} 的值不可用，系统中已存在！',
    'en-US': 'Another row already holds this value of ${fields}',
    'de-DE': 'Ein anderer Datensatz hat bereits diesen Wert von ${fields}',
  },
  notUniqueTogether: {
    'zh-CN': '系统中已存在相同的${fields}组合！',
    'en-US': 'Another row already has the same combination of ${fields}',
    'de-DE': 'Ein anderer Datensatz hat bereits dieselbe Kombination aus ${fields}',
  },
  quoted: { 'zh-CN': '“${name}”', 'en-US': '“${name}”', 'de-DE': '„${name}“' },
  noParent: { 'zh-CN': '上级记录不存在', 'en-US': 'The parent row does not exist', 'de-DE': 'Den übergeordneten Datensatz gibt es nicht' },
  ownParent: {
    'zh-CN': '“${name}”不能移动到自身或自己的下级',
    'en-US': '“${name}” cannot be moved below itself',
    'de-DE': '„${name}“ lässt sich nicht unter sich selbst verschieben',
  },
  hasChildren: {
    'zh-CN': '“${name}”还有下级（${count} 条），请先删除或移走：${children}',
    'en-US': '“${name}” still has records below it (${count}); delete or move them first: ${children}',
    'de-DE': '„${name}“ hat noch untergeordnete Datensätze (${count}); bitte erst löschen oder verschieben: ${children}',
  },
  hasUnseenChildren: {
    'zh-CN': '“${name}”还有您无权查看的下级（${count} 条），不能删除',
    'en-US': '“${name}” cannot be deleted: records stand below it that you may not see (${count})',
    'de-DE': '„${name}“ lässt sich nicht löschen: Darunter stehen Datensätze, die Sie nicht sehen dürfen (${count})',
  },
  held: {
    'zh-CN': '${place}“${field}”：${count} 条',
    'en-US': '${place} “${field}”: ${count}',
    'de-DE': '${place} „${field}“: ${count}',
  },
  heldAndDeleted: {
    'zh-CN': '${place}“${field}”：${count} 条（其中 ${resting} 条已删除但可找回）',
    'en-US': '${place} “${field}”: ${count} (${resting} of them deleted, but can be brought back)',
    'de-DE': '${place} „${field}“: ${count} (davon ${resting} gelöscht, aber wiederherstellbar)',
  },
  actionRefused: {
    'zh-CN': '有 ${count} 条记录不满足条件，未做任何修改：${names}',
    'en-US': 'Not possible for ${count} of the chosen rows; nothing was changed: ${names}',
    'de-DE': 'Für ${count} der gewählten Datensätze nicht möglich; nichts wurde geändert: ${names}',
  },
  actionFailed: {
    'zh-CN': '记录“${name}”无法修改，未做任何修改：${reason}',
    'en-US': 'The row “${name}” cannot be changed; nothing was changed: ${reason}',
    'de-DE': 'Der Datensatz „${name}“ kann nicht geändert werden; nichts wurde geändert: ${reason}',
  },
  unknownTable: {
    'zh-CN': '数据表“${table}”未声明',
    'en-US': 'No table “${table}” is declared',
    'de-DE': 'Keine Tabelle „${table}“ ist deklariert',
  },
  tooSlow: {
    'zh-CN': '查询时间过长，已停止',
    'en-US': 'The query took too long and was stopped',
    'de-DE': 'Die Abfrage dauerte zu lange und wurde beendet',
  },
  badData: {
    'zh-CN': '数据库无法保存这样的值',
    'en-US': 'The database cannot store such a value',
    'de-DE': 'Die Datenbank kann einen solchen Wert nicht speichern',
  },
}
