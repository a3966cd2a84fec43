import { indexTexts } from './indexTexts'

/** Sentences about rows and their tables. */
export const rows = {
  unknownField: { 'zh-CN': '没有字段“${field}”', 'en-US': 'There is no field “${field}”', 'de-DE': 'Es gibt kein Feld „${field}“' },
  outside: {
    'zh-CN': '保存后这一行将不属于本页面或您有权查看的数据，未保存',
    'en-US': 'Not saved: the row would no longer be among those of this page, or those that you may see',
    'de-DE': 'Nicht gespeichert: Die Zeile würde nicht mehr zu denen dieser Seite oder zu denen gehören, die Sie sehen dürfen',
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
  notAList: { 'zh-CN': '这里需要一个列表', 'en-US': 'A list is needed here', 'de-DE': 'Hier wird eine Liste gebraucht' },
  notAnObject: { 'zh-CN': '这里需要一个对象', 'en-US': 'An object is needed here', 'de-DE': 'Hier wird ein Objekt gebraucht' },
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
  noParent: { 'zh-CN': '上级记录不存在', 'en-US': 'The parent row does not exist', 'de-DE': 'Den übergeordneten Datensatz gibt es nicht' },
  ownParent: {
    'zh-CN': '不能移动到自身或自己的下级',
    'en-US': 'A row cannot be moved below itself',
    'de-DE': 'Ein Datensatz kann nicht unter sich selbst verschoben werden',
  },
  hasChildren: {
    'zh-CN': '该记录有下级，请先删除下级',
    'en-US': 'The row has children; delete them first',
    'de-DE': 'Der Datensatz hat untergeordnete; bitte diese zuerst löschen',
  },
  actionRefused: {
    'zh-CN': '有 ${count} 条记录不满足条件，未做任何修改：${names}',
    'en-US': '${count} of the rows do not allow this; nothing was changed: ${names}',
    'de-DE': '${count} der Datensätze lassen das nicht zu; nichts wurde geändert: ${names}',
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
  planCreateTable: {
    'zh-CN': '新建数据表 ${table}（${count} 列）',
    'en-US': 'Create the table ${table} (${count} columns)',
    'de-DE': 'Die Tabelle ${table} anlegen (${count} Spalten)',
  },
  planAddColumn: {
    'zh-CN': '数据表 ${table} 增加列 ${column}（${type}）',
    'en-US': 'Add the column ${column} (${type}) to ${table}',
    'de-DE': 'Der Tabelle ${table} die Spalte ${column} (${type}) hinzufügen',
  },
  ...indexTexts,
  atLeast: { 'zh-CN': '至少 ${count}', 'en-US': 'at least ${count}', 'de-DE': 'mindestens ${count}' },
  planRename: {
    'zh-CN': '数据表 ${table} 的列 ${from} 改名为 ${to}，值保留（${count} 个）',
    'en-US': 'Rename the column ${from} of ${table} to ${to}; its values stay (${count})',
    'de-DE': 'Die Spalte ${from} von ${table} in ${to} umbenennen; ihre Werte bleiben (${count})',
  },
  planConvert: {
    'zh-CN': '数据表 ${table} 的列 ${column} 从 ${found} 转换为 ${wanted}：所有值均可转换（${count} 个）',
    'en-US': 'Convert the column ${column} of ${table} from ${found} to ${wanted}: every value converts (${count})',
    'de-DE': 'Die Spalte ${column} von ${table} von ${found} in ${wanted} umwandeln: jeder Wert lässt sich umwandeln (${count})',
  },
  planConvertSoFar: {
    'zh-CN': '数据表 ${table} 的列 ${column} 从 ${found} 转换为 ${wanted}：已检查的值均可转换（${count} 个），其余的在发布时检查',
    'en-US':
      'Convert the column ${column} of ${table} from ${found} to ${wanted}: the values looked at so far convert (${count}); publishing looks at the others',
    'de-DE':
      'Die Spalte ${column} von ${table} von ${found} in ${wanted} umwandeln: die bisher geprüften Werte lassen sich umwandeln (${count}); die übrigen prüft das Veröffentlichen',
  },
  planNotConverted: {
    'zh-CN':
      '数据表 ${table} 的列 ${column} 是 ${found}，页面需要 ${wanted}。可以转换的值：${right}；不能转换的：${wrong}，例如 ${values}。请先修改这些数据，或使用新的 key',
    'en-US':
      'The column ${column} of ${table} is ${found}, the page needs ${wanted}. Values that convert: ${right}; that do not: ${wrong}, for example ${values}. Change these rows first, or use a new key',
    'de-DE':
      'Die Spalte ${column} von ${table} ist ${found}, die Seite braucht ${wanted}. Werte, die sich umwandeln lassen: ${right}; die es nicht tun: ${wrong}, zum Beispiel ${values}. Zuerst diese Datensätze ändern oder einen neuen key verwenden',
  },
  planLeaveColumn: {
    'zh-CN': '“${field}”将不再显示，但数据保留。有值的记录：${count}',
    'en-US': '“${field}” will no longer be shown; its values stay in the table. Rows that hold one: ${count}',
    'de-DE': '„${field}“ wird nicht mehr angezeigt; die Werte bleiben in der Tabelle. Datensätze mit einem Wert: ${count}',
  },
  planDefaultLater: {
    'zh-CN': '“${field}”的默认值只用于新增的记录，已有记录保持为空（${count} 条）',
    'en-US': 'The default of “${field}” is for new rows; those that are there stay empty (${count})',
    'de-DE': 'Der Vorgabewert von „${field}“ gilt für neue Datensätze; die vorhandenen bleiben leer (${count})',
  },
  planBreaks: {
    'zh-CN': '“${field}”的新规则不接受已有的值（${count} 条记录），例如 ${values}。这些记录保持不变，下次保存前需要改正',
    'en-US':
      '“${field}” would refuse values that are stored (rows: ${count}), for example ${values}. They stay as they are, and have to be mended before their rows can be saved again',
    'de-DE':
      '„${field}“ würde gespeicherte Werte ablehnen (Datensätze: ${count}), zum Beispiel ${values}. Sie bleiben, wie sie sind, und müssen geändert werden, bevor sich ihre Datensätze wieder speichern lassen',
  },
  planEmpty: {
    'zh-CN': '“${field}”现在必填，但已有记录为空（${count} 条）。这些记录保持不变，下次保存前需要填写',
    'en-US':
      '“${field}” must be filled from now on, and rows leave it empty (${count}). They stay as they are, and have to be filled before they can be saved again',
    'de-DE':
      '„${field}“ muss künftig gefüllt sein, und Datensätze lassen es leer (${count}). Sie bleiben, wie sie sind, und müssen gefüllt werden, bevor sie sich wieder speichern lassen',
  },
  planNotFitting: {
    'zh-CN': '“${field}”现在只接受另一类值。适合的值：${right}；不适合的：${count}，例如 ${values}。请先修改这些数据，或使用新的 key',
    'en-US':
      '“${field}” takes values of another kind now. Values that fit: ${right}; that do not: ${count}, for example ${values}. Change these rows first, or use a new key',
    'de-DE':
      '„${field}“ nimmt jetzt Werte anderer Art. Werte, die passen: ${right}; die nicht passen: ${count}, zum Beispiel ${values}. Zuerst diese Datensätze ändern oder einen neuen key verwenden',
  },
  planLeaveTable: {
    'zh-CN': '数据表 ${table} 将不再显示，但数据保留。其中的记录：${count}',
    'en-US': 'The table ${table} will no longer be shown; its rows stay in it (${count})',
    'de-DE': 'Die Tabelle ${table} wird nicht mehr angezeigt; ihre Datensätze bleiben darin (${count})',
  },
  planOtherTable: {
    'zh-CN': '页面改为读取数据表 ${successor}：数据表 ${table} 中的记录将不再显示，但会保留（${count} 条）',
    'en-US': 'The page reads the table ${successor} from now on: the rows of ${table} will no longer be shown; they stay in it (${count})',
    'de-DE':
      'Die Seite liest künftig die Tabelle ${successor}: Die Datensätze von ${table} werden nicht mehr angezeigt; sie bleiben darin (${count})',
  },
  planOtherType: {
    'zh-CN': '数据表 ${table} 的列 ${column} 是 ${found}，页面需要 ${wanted}。改变类型可能丢失数据：请使用新的 key，或由管理员转换数据',
    'en-US':
      'The column ${column} of ${table} is ${found}, the page needs ${wanted}. A change of type could lose data: use a new key, or have an administrator convert the data',
    'de-DE':
      'Die Spalte ${column} von ${table} ist ${found}, die Seite braucht ${wanted}. Ein anderer Typ könnte Daten verlieren: einen neuen key verwenden oder die Daten umwandeln lassen',
  },
  planMustBeFilled: {
    'zh-CN': '数据表 ${table} 的列 ${column} 必须填写，但页面没有这个字段',
    'en-US': 'The column ${column} of ${table} must be filled, and the page has no field for it',
    'de-DE': 'Die Spalte ${column} von ${table} muss gefüllt werden, und die Seite hat kein Feld dafür',
  },
  planNotUnique: {
    'zh-CN': '数据表 ${table} 的 ${fields} 有重复值（例如 ${values}），不能设为唯一',
    'en-US': 'Rows of ${table} hold equal values of ${fields} (for example ${values}); they cannot be made unique',
    'de-DE':
      'Datensätze von ${table} haben gleiche Werte von ${fields} (zum Beispiel ${values}); sie können nicht eindeutig gemacht werden',
  },
  planRefused: {
    'zh-CN': '数据表不能这样修改：${reason}',
    'en-US': 'The table cannot be changed like this: ${reason}',
    'de-DE': 'Die Tabelle kann so nicht geändert werden: ${reason}',
  },
}
