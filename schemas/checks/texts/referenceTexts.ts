// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About names that nothing answers to. */
export const referenceTexts = {
  'unknown-role': {
    'zh-CN': '没有角色“${name}”。',
    'en-US': 'there is no role "${name}".',
    'de-DE': 'Es gibt keine Rolle "${name}".',
  },
  'unknown-permission': {
    'zh-CN': '页面没有权限“${name}”，可用的有：${names}。',
    'en-US': 'the page has no permission "${name}". It has: ${names}.',
    'de-DE': 'Die Seite hat kein Recht "${name}". Sie hat: ${names}.',
  },
  'unknown-sub-table': {
    'zh-CN': '没有子表“${name}”。',
    'en-US': 'there is no sub-table "${name}".',
    'de-DE': 'Es gibt keine Untertabelle "${name}".',
  },
  'unknown-dictionary': {
    'zh-CN': '没有字典“${name}”：请新建文件 ${name}.dict.json，或使用已有的字典。',
    'en-US': 'there is no dictionary "${name}": make one as ${name}.dict.json, or name another.',
    'de-DE': 'Es gibt kein Wörterbuch "${name}": eines als ${name}.dict.json anlegen oder ein anderes nennen.',
  },
  'unknown-table': {
    'zh-CN': '没有表“${name}”。',
    'en-US': 'there is no table "${name}".',
    'de-DE': 'Es gibt keine Tabelle "${name}".',
  },
  'unknown-table-field': {
    'zh-CN': '表“${table}”没有字段“${name}”。',
    'en-US': 'table "${table}" has no field "${name}".',
    'de-DE': 'Tabelle "${table}" hat kein Feld "${name}".',
  },
  'unknown-short-name': {
    'zh-CN': '没有短名为“${name}”的表。',
    'en-US': 'no table has the short name "${name}".',
    'de-DE': 'Keine Tabelle hat den Kurznamen "${name}".',
  },
  'unknown-report': {
    'zh-CN': '没有报表“${name}”。',
    'en-US': 'there is no report "${name}".',
    'de-DE': 'Es gibt keinen Bericht "${name}".',
  },
  'unknown-report-column': {
    'zh-CN': '报表“${report}”没有列“${name}”。',
    'en-US': 'report "${report}" has no column "${name}".',
    'de-DE': 'Bericht "${report}" hat keine Spalte "${name}".',
  },
  'unknown-check-rule': {
    'zh-CN': '没有校验规则“${name}”：请新建文件 ${name}.checkrule.json，或使用已有的规则。',
    'en-US': 'there is no check rule "${name}": make one as ${name}.checkrule.json, or name another.',
    'de-DE': 'Es gibt keine Prüfregel "${name}": eine als ${name}.checkrule.json anlegen oder eine andere nennen.',
  },
  'unknown-fill-rule': {
    'zh-CN': '没有填值规则“${name}”：请新建文件 ${name}.fillrule.json，或使用已有的规则。',
    'en-US': 'there is no fill rule "${name}": make one as ${name}.fillrule.json, or name another.',
    'de-DE': 'Es gibt keine Füllregel "${name}": eine als ${name}.fillrule.json anlegen oder eine andere nennen.',
  },
  'unknown-handler': {
    'zh-CN': '没有注册名为“${name}”的处理函数。',
    'en-US': 'no handler is registered under "${name}".',
    'de-DE': 'Unter "${name}" ist keine Funktion registriert.',
  },
  'unknown-call': {
    'zh-CN': '没有页面应答 ${method} ${path}。如果由其他后端提供，请写 "foreign": true。',
    'en-US': 'no page answers ${method} ${path}. If another backend does, write "foreign": true.',
    'de-DE': 'Keine Seite beantwortet ${method} ${path}. Wenn es ein anderes Backend tut, "foreign": true schreiben.',
  },
  'unknown-page': {
    'zh-CN': '没有页面“${name}”。',
    'en-US': 'there is no page "${name}".',
    'de-DE': 'Es gibt keine Seite "${name}".',
  },
  'unequal-fields': {
    'zh-CN': 'orgFields 有 ${source} 个字段，destFields 有 ${target} 个，数量必须相同。',
    'en-US': 'orgFields has ${source} fields and destFields ${target}: they must be equally many.',
    'de-DE': 'orgFields hat ${source} Felder und destFields ${target}: Es müssen gleich viele sein.',
  },
  'page-code-taken': {
    'zh-CN': '页面代码“${name}”已用于 ${file}。',
    'en-US': 'the page code "${name}" is taken by ${file}.',
    'de-DE': 'Der Seitencode "${name}" gehört schon zu ${file}.',
  },
  'table-taken': {
    'zh-CN': '表“${name}”已属于 ${file}：若要在此显示，请写 "of" 和该页面的代码，代替 "table"。',
    'en-US': 'the table "${name}" belongs to ${file}: to show it here too, write "of" with the code of that page instead of "table".',
    'de-DE':
      'Die Tabelle "${name}" gehört schon zu ${file}: um sie auch hier zu zeigen, "of" mit dem Code jener Seite statt "table" schreiben.',
  },
  'path-taken': {
    'zh-CN': '路径“${name}”已用于 ${file}。',
    'en-US': 'the path "${name}" is taken by ${file}.',
    'de-DE': 'Der Pfad "${name}" gehört schon zu ${file}.',
  },
} as const
