// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

/** About pages that show the table of another page. */
export const sharedTableTexts = {
  'sub-table-of': {
    'zh-CN': '“subTable”需要 of：写明子表所属页面的代码。',
    'en-US': '"subTable" needs "of": name the page that has the sub-table.',
    'de-DE': '"subTable" braucht "of": die Seite angeben, die die Untertabelle hat.',
  },
  'beyond-sub-table': {
    'zh-CN': '子表的行与其所属的行一起保存，本页面不能有“${name}”。请删除。',
    'en-US': 'rows of a sub-table are saved with the row that they belong to: a page over them has no "${name}". Remove it.',
    'de-DE': 'Zeilen einer Untertabelle werden mit ihrer Hauptzeile gespeichert: Eine Seite darüber hat kein "${name}". Es entfernen.',
  },
  'row-moves': {
    'zh-CN': '已保存的行不能改属另一条记录。请在字段“${name}”中写 "disabledWhen": "!isEmpty(row.id)"。',
    'en-US': 'a stored row cannot move to another main row: write "disabledWhen": "!isEmpty(row.id)" on field "${name}".',
    'de-DE':
      'Eine gespeicherte Zeile kann nicht zu einer anderen Hauptzeile wechseln: beim Feld "${name}" "disabledWhen": "!isEmpty(row.id)" schreiben.',
  },
  'table-or-of': {
    'zh-CN': 'resource 需要 table（自己的数据表）或 of（显示其数据表的页面），二者必须且只能写一个。',
    'en-US': 'a resource needs either "table" (a table of its own) or "of" (the page whose table it shows), and not both.',
    'de-DE': 'Eine resource braucht entweder "table" (eine eigene Tabelle) oder "of" (die Seite, deren Tabelle sie zeigt), nicht beides.',
  },
  'of-owner': {
    'zh-CN': '“${name}”由拥有数据表的页面“${page}”规定，请在此删除。',
    'en-US': '"${name}" is said by page "${page}", which has the table: remove it here.',
    'de-DE': '"${name}" sagt die Seite "${page}", der die Tabelle gehört: hier entfernen.',
  },
  'not-kept': {
    'zh-CN': '拥有数据表的页面“${page}”没有写“${name}”，这里不会有内容：请在那里写上，或在此删除。',
    'en-US': 'page "${page}", which has the table, does not say "${name}", so that nothing is kept: write it there, or remove it here.',
    'de-DE':
      'Die Seite "${page}", der die Tabelle gehört, sagt "${name}" nicht, es wird also nichts aufbewahrt: dort schreiben oder hier entfernen.',
  },
  'no-table-page': {
    'zh-CN': '没有已发布且拥有数据表的页面“${name}”：请先发布该页面。',
    'en-US': 'there is no published page "${name}" with a table of its own: publish that page first.',
    'de-DE': 'Es gibt keine veröffentlichte Seite "${name}" mit eigener Tabelle: diese Seite zuerst veröffentlichen.',
  },
  'not-in-table': {
    'zh-CN': '页面“${page}”的数据表没有字段“${name}”。',
    'en-US': 'the table of page "${page}" has no field "${name}".',
    'de-DE': 'Die Tabelle der Seite "${page}" hat kein Feld "${name}".',
  },
  'other-column': {
    'zh-CN': '字段“${name}”在此保存${found}，而在页面“${page}”的数据表中保存${wanted}：请选择与其相符的字段类型。',
    'en-US': 'field "${name}" would hold ${found}; in the table of page "${page}" it holds ${wanted}: choose a kind that fits.',
    'de-DE': 'Im Feld "${name}" stünde ${found}, in der Tabelle der Seite "${page}" steht ${wanted}: eine Feldart wählen, die dazu passt.',
  },
  'no-owner-sub-table': {
    'zh-CN': '页面“${page}”没有子表“${name}”：在此只能显示该页面的子表。',
    'en-US': 'page "${page}" has no sub-table "${name}": only its sub-tables can be shown here.',
    'de-DE': 'Die Seite "${page}" hat keine Untertabelle "${name}": Hier können nur ihre Untertabellen gezeigt werden.',
  },
  'no-owner-tree': {
    'zh-CN': '页面“${page}”的数据不是以“${name}”为上级的树：请先在该页面设置 tree。',
    'en-US': 'the rows of page "${page}" are no tree by "${name}": set "tree" on that page first.',
    'de-DE': 'Die Zeilen der Seite "${page}" sind kein Baum über "${name}": zuerst dort "tree" angeben.',
  },
  'rule-name': {
    'zh-CN': '“${name}”已是本页面的接口、按钮、操作或字段的名称：请为这条数据规则另取名称。',
    'en-US': '"${name}" is already the name of a call, a button, an action or a field of the page: give the rule a name of its own.',
    'de-DE': '"${name}" heißt schon ein Aufruf, ein Knopf, eine Aktion oder ein Feld der Seite: der Regel einen eigenen Namen geben.',
  },
  'required-left-out': {
    'zh-CN': '新增的行缺少页面“${page}”要求必填的字段：${names}。请添加这些字段，或删除 url.add。',
    'en-US': 'new rows would lack what page "${page}" requires: ${names}. Add these fields, or remove url.add.',
    'de-DE': 'Neuen Zeilen würde fehlen, was die Seite "${page}" verlangt: ${names}. Diese Felder ergänzen oder url.add entfernen.',
  },
} as const
