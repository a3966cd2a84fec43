/** About the indexes of tables, and those by which rows are chosen. */
export const indexTexts = {
  planIndex: {
    'zh-CN': '数据表 ${table} 按 ${fields} 建索引',
    'en-US': 'Index ${table} by ${fields}',
    'de-DE': 'Index über ${fields} für ${table} anlegen',
  },
  planUniqueIndex: {
    'zh-CN': '数据表 ${table} 的 ${fields} 不得重复',
    'en-US': 'Forbid equal values of ${fields} in ${table}',
    'de-DE': 'Gleiche Werte von ${fields} in ${table} verbieten',
  },
  planDropIndex: {
    'zh-CN': '数据表 ${table} 取消唯一约束 ${name}',
    'en-US': 'Allow equal values in ${table} again (${name})',
    'de-DE': 'Gleiche Werte in ${table} wieder erlauben (${name})',
  },
  planChoiceIndex: {
    'zh-CN': '数据表 ${table} 建索引，使“${field}”在选择时能快速找到',
    'en-US': 'Index ${table}, so that “${field}” is found quickly when somebody chooses',
    'de-DE': 'Index für ${table} anlegen, damit „${field}“ beim Auswählen schnell gefunden wird',
  },
  planNoTrigrams: {
    'zh-CN':
      '数据表 ${table} 有 ${count} 条记录，数据库缺少扩展 pg_trgm：按“${field}”的一部分查找时要读取所有记录。请让数据库管理员执行 create extension pg_trgm，然后再发布一次',
    'en-US':
      '${table} has ${count} rows, and the database lacks the extension pg_trgm: whoever types a part of “${field}” makes it read all of them. Have the administrator of the database run “create extension pg_trgm”, then publish once more',
    'de-DE':
      '${table} hat ${count} Datensätze, und der Datenbank fehlt die Erweiterung pg_trgm: Wer einen Teil von „${field}“ eingibt, lässt sie alle lesen. Bitte die Datenbankverwaltung „create extension pg_trgm“ ausführen lassen und dann noch einmal veröffentlichen',
  },
  planLargeIndex: {
    'zh-CN':
      '数据表 ${table} 有 ${count} 条记录，发布时建索引会让保存停顿太久。为了在选择“${field}”时快速找到，请让数据库管理员执行：${statements}',
    'en-US':
      '${table} has ${count} rows: indexing them while publishing would hold up saves for too long. So that “${field}” is found quickly when somebody chooses, have the administrator of the database run: ${statements}',
    'de-DE':
      '${table} hat ${count} Datensätze: Sie beim Veröffentlichen zu indizieren, hielte das Speichern zu lange auf. Damit „${field}“ beim Auswählen schnell gefunden wird, bitte die Datenbankverwaltung ausführen lassen: ${statements}',
  },
}
