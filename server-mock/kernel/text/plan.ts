/** Sentences about what publishing does to tables and their rows. */
export const plan = {
  createTable: {
    'zh-CN': '新建数据表 ${table}（${count} 列）',
    'en-US': 'Create the table ${table} (${count} columns)',
    'de-DE': 'Die Tabelle ${table} anlegen (${count} Spalten)',
  },
  addColumn: {
    'zh-CN': '数据表 ${table} 增加列 ${column}（${type}）',
    'en-US': 'Add the column ${column} (${type}) to ${table}',
    'de-DE': 'Der Tabelle ${table} die Spalte ${column} (${type}) hinzufügen',
  },
  index: {
    'zh-CN': '数据表 ${table} 按 ${fields} 建索引',
    'en-US': 'Index ${table} by ${fields}',
    'de-DE': 'Index über ${fields} für ${table} anlegen',
  },
  uniqueIndex: {
    'zh-CN': '数据表 ${table} 的 ${fields} 不得重复',
    'en-US': 'Forbid equal values of ${fields} in ${table}',
    'de-DE': 'Gleiche Werte von ${fields} in ${table} verbieten',
  },
  dropIndex: {
    'zh-CN': '数据表 ${table} 取消唯一约束 ${name}',
    'en-US': 'Allow equal values in ${table} again (${name})',
    'de-DE': 'Gleiche Werte in ${table} wieder erlauben (${name})',
  },
  searchIndex: {
    'zh-CN': '数据表 ${table} 建索引，使“${field}”的内容能快速找到',
    'en-US': 'Index ${table}, so that rows are found quickly by “${field}”',
    'de-DE': 'Index für ${table} anlegen, damit Datensätze schnell über „${field}“ gefunden werden',
  },
  noTrigrams: {
    'zh-CN':
      '数据表 ${table} 有 ${count} 条记录，数据库缺少扩展 pg_trgm：按“${field}”的一部分查找时要读取所有记录。请让数据库管理员执行 create extension pg_trgm，然后再发布一次',
    'en-US':
      '${table} has ${count} rows, and the database lacks the extension pg_trgm: whoever types a part of “${field}” makes it read all of them. Have the administrator of the database run “create extension pg_trgm”, then publish once more',
    'de-DE':
      '${table} hat ${count} Datensätze, und der Datenbank fehlt die Erweiterung pg_trgm: Wer einen Teil von „${field}“ eingibt, lässt sie alle lesen. Bitte die Datenbankverwaltung „create extension pg_trgm“ ausführen lassen und dann noch einmal veröffentlichen',
  },
  largeIndex: {
    'zh-CN':
      '数据表 ${table} 有 ${count} 条记录，发布时建索引会让保存停顿太久。为了按“${field}”快速查找，请让数据库管理员执行：${statements}',
    'en-US':
      '${table} has ${count} rows: indexing them while publishing would hold up saves for too long. So that rows are found quickly by “${field}”, have the administrator of the database run: ${statements}',
    'de-DE':
      '${table} hat ${count} Datensätze: Sie beim Veröffentlichen zu indizieren, hielte das Speichern zu lange auf. Damit Datensätze schnell über „${field}“ gefunden werden, bitte die Datenbankverwaltung ausführen lassen: ${statements}',
  },
  atLeast: { 'zh-CN': '至少 ${count}', 'en-US': 'at least ${count}', 'de-DE': 'mindestens ${count}' },
  rename: {
    'zh-CN': '数据表 ${table} 的列 ${from} 改名为 ${to}，值保留（${count} 个）',
    'en-US': 'Rename the column ${from} of ${table} to ${to}; its values stay (${count})',
    'de-DE': 'Die Spalte ${from} von ${table} in ${to} umbenennen; ihre Werte bleiben (${count})',
  },
  convert: {
    'zh-CN': '数据表 ${table} 的列 ${column} 从${found}转换为${wanted}：所有值均可转换（${count} 个）',
    'en-US': 'Convert the column ${column} of ${table} from ${found} to ${wanted}: every value converts (${count})',
    'de-DE': 'Die Spalte ${column} von ${table} umwandeln (bisher ${found}, künftig ${wanted}): Jeder Wert lässt sich umwandeln (${count})',
  },
  convertSoFar: {
    'zh-CN': '数据表 ${table} 的列 ${column} 从${found}转换为${wanted}：已检查的值均可转换（${count} 个），其余的在发布时检查',
    'en-US':
      'Convert the column ${column} of ${table} from ${found} to ${wanted}: the values looked at so far convert (${count}); publishing looks at the others',
    'de-DE':
      'Die Spalte ${column} von ${table} umwandeln (bisher ${found}, künftig ${wanted}): Die bisher geprüften Werte lassen sich umwandeln (${count}); die übrigen prüft das Veröffentlichen',
  },
  notConverted: {
    'zh-CN':
      '数据表 ${table} 的列 ${column} 是${found}，页面需要${wanted}。可以转换的值：${right}；不能转换的：${wrong}，例如 ${values}。请先修改这些数据，或使用新的 key',
    'en-US':
      'The column ${column} of ${table} holds ${found}, the page needs ${wanted}. Values that convert: ${right}; that do not: ${wrong}, for example ${values}. Change these rows first, or use a new key',
    'de-DE':
      'In der Spalte ${column} von ${table} steht ${found}, in der Seite ist es ${wanted}. Werte, die sich umwandeln lassen: ${right}; die es nicht tun: ${wrong}, zum Beispiel ${values}. Zuerst diese Datensätze ändern oder einen neuen key verwenden',
  },
  leaveColumn: {
    'zh-CN': '“${field}”将不再显示，但数据保留。有值的记录：${count}',
    'en-US': '“${field}” will no longer be shown; its values stay in the table. Rows that hold one: ${count}',
    'de-DE': '„${field}“ wird nicht mehr angezeigt; die Werte bleiben in der Tabelle. Datensätze mit einem Wert: ${count}',
  },
  defaultLater: {
    'zh-CN': '“${field}”的默认值只用于新增的记录，已有记录保持为空（${count} 条）',
    'en-US': 'The default of “${field}” is for new rows; those that are there stay empty (${count})',
    'de-DE': 'Der Vorgabewert von „${field}“ gilt für neue Datensätze; die vorhandenen bleiben leer (${count})',
  },
  breaks: {
    'zh-CN': '“${field}”的新规则不接受已有的值（${count} 条记录），例如 ${values}。这些记录保持不变，下次保存前需要改正',
    'en-US':
      '“${field}” would refuse values that are stored (rows: ${count}), for example ${values}. They stay as they are, and have to be mended before their rows can be saved again',
    'de-DE':
      '„${field}“ würde gespeicherte Werte ablehnen (Datensätze: ${count}), zum Beispiel ${values}. Sie bleiben, wie sie sind, und müssen geändert werden, bevor sich ihre Datensätze wieder speichern lassen',
  },
  unoffered: {
    'zh-CN': '“${field}”不再提供已有的值（${count} 条记录），例如 ${values}。已有记录保留这些值，仍可保存；其他记录不能再选它们',
    'en-US':
      '“${field}” no longer offers values that are stored (rows: ${count}), for example ${values}. These rows keep them and can be saved again; nobody can choose them any more',
    'de-DE':
      '„${field}“ bietet gespeicherte Werte nicht mehr an (Datensätze: ${count}), zum Beispiel ${values}. Diese Datensätze behalten sie und lassen sich weiter speichern; neu wählen lassen sie sich nicht mehr',
  },
  empty: {
    'zh-CN': '“${field}”现在必填，但已有记录为空（${count} 条）。这些记录保持不变，下次保存前需要填写',
    'en-US':
      '“${field}” must be filled from now on, and rows leave it empty (${count}). They stay as they are, and have to be filled before they can be saved again',
    'de-DE':
      '„${field}“ muss künftig gefüllt sein, und Datensätze lassen es leer (${count}). Sie bleiben, wie sie sind, und müssen gefüllt werden, bevor sie sich wieder speichern lassen',
  },
  notFitting: {
    'zh-CN': '“${field}”现在只接受另一类值。适合的值：${right}；不适合的：${count}，例如 ${values}。请先修改这些数据，或使用新的 key',
    'en-US':
      '“${field}” takes values of another kind now. Values that fit: ${right}; that do not: ${count}, for example ${values}. Change these rows first, or use a new key',
    'de-DE':
      '„${field}“ nimmt jetzt Werte anderer Art. Werte, die passen: ${right}; die nicht passen: ${count}, zum Beispiel ${values}. Zuerst diese Datensätze ändern oder einen neuen key verwenden',
  },
  wasSecret: {
    'zh-CN': '“${field}”以前是密码，只保存了哈希值，其他类型的字段会显示出来。请使用新的 key',
    'en-US': '“${field}” was a password, of which hashes are stored: a field of another kind would show them. Use a new key',
    'de-DE': '„${field}“ war ein Passwort, gespeichert sind Hashes: Ein Feld anderer Art würde sie zeigen. Einen neuen key verwenden',
  },
  notSecret: {
    'zh-CN': '“${field}”以前不是密码，已有的值是可读的明文。请使用新的 key，或先清空这些值',
    'en-US': '“${field}” was no password, and its values are stored as readable text. Use a new key, or empty them first',
    'de-DE': '„${field}“ war kein Passwort, seine Werte sind lesbar gespeichert. Einen neuen key verwenden oder sie zuerst leeren',
  },
  leaveTable: {
    'zh-CN': '数据表 ${table} 将不再显示，但数据保留。其中的记录：${count}',
    'en-US': 'The table ${table} will no longer be shown; its rows stay in it (${count})',
    'de-DE': 'Die Tabelle ${table} wird nicht mehr angezeigt; ihre Datensätze bleiben darin (${count})',
  },
  otherTable: {
    'zh-CN': '页面改为读取数据表 ${successor}：数据表 ${table} 中的记录将不再显示，但会保留（${count} 条）',
    'en-US': 'The page reads the table ${successor} from now on: the rows of ${table} will no longer be shown; they stay in it (${count})',
    'de-DE':
      'Die Seite liest künftig die Tabelle ${successor}: Die Datensätze von ${table} werden nicht mehr angezeigt; sie bleiben darin (${count})',
  },
  otherType: {
    'zh-CN': '数据表 ${table} 的列 ${column} 是${found}，页面需要${wanted}。改变类型可能丢失数据：请使用新的 key，或由管理员转换数据',
    'en-US':
      'The column ${column} of ${table} holds ${found}, the page needs ${wanted}. A change of type could lose data: use a new key, or have an administrator convert the data',
    'de-DE':
      'In der Spalte ${column} von ${table} steht ${found}, in der Seite ist es ${wanted}. Ein anderer Typ könnte Daten verlieren: einen neuen key verwenden oder die Daten umwandeln lassen',
  },
  mustBeFilled: {
    'zh-CN': '数据表 ${table} 的列 ${column} 必须填写，但页面没有这个字段',
    'en-US': 'The column ${column} of ${table} must be filled, and the page has no field for it',
    'de-DE': 'Die Spalte ${column} von ${table} muss gefüllt werden, und die Seite hat kein Feld dafür',
  },
  notUnique: {
    'zh-CN': '数据表 ${table} 的 ${fields} 有重复值（例如 ${values}），不能设为唯一',
    'en-US': 'Rows of ${table} hold equal values of ${fields} (for example ${values}); they cannot be made unique',
    'de-DE':
      'Datensätze von ${table} haben gleiche Werte von ${fields} (zum Beispiel ${values}); sie können nicht eindeutig gemacht werden',
  },
  refused: {
    'zh-CN': '数据表不能这样修改：${reason}',
    'en-US': 'The table cannot be changed like this: ${reason}',
    'de-DE': 'Die Tabelle kann so nicht geändert werden: ${reason}',
  },
}
