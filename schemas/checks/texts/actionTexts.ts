// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About what buttons do. */
export const actionTexts = {
  'unknown-query': {
    'zh-CN': '页面“${page}”的查询栏没有“${name}”：请在其 queryConfig 中加入 { "key": "${name}" }。',
    'en-US': 'page "${page}" does not ask for "${name}": add { "key": "${name}" } to its queryConfig.',
    'de-DE': 'Die Seite "${page}" fragt nicht nach "${name}": { "key": "${name}" } in ihre queryConfig aufnehmen.',
  },
  'unknown-page-field': {
    'zh-CN': '页面“${page}”没有字段“${name}”。',
    'en-US': 'page "${page}" has no field "${name}".',
    'de-DE': 'Die Seite "${page}" hat kein Feld "${name}".',
  },
  'opens-no-form': {
    'zh-CN': '页面“${page}”没有表单，不能打开记录或新增：请改用 filter。',
    'en-US': 'page "${page}" has no form, for a stored row or a new one: use "filter" instead.',
    'de-DE': 'Die Seite "${page}" hat kein Formular, weder für eine vorhandene noch für eine neue Zeile: stattdessen "filter" verwenden.',
  },
  'row-and-values': {
    'zh-CN': 'row 打开已有的记录，values 用于新增：只能保留其中一个。',
    'en-US': '"row" opens a stored row and "values" a new one: keep one of the two.',
    'de-DE': '"row" öffnet eine vorhandene Zeile, "values" eine neue: nur eines von beiden behalten.',
  },
} as const
