// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About what buttons do. */
export const actionTexts = {
  'chart-needs-rows': {
    'zh-CN': '图表由本服务器根据数据计算，而本页没有“resource”：请加入 "resource": { "table": … }，或删除 "${name}"。',
    'en-US':
      'charts are worked out by the server over its own rows, and this page has no "resource": add "resource": { "table": … }, or take "${name}" away.',
    'de-DE':
      'Diagramme rechnet der Server aus eigenen Zeilen, und diese Seite hat keine "resource": "resource": { "table": … } hinzufügen oder "${name}" entfernen.',
  },
  'search-needs-rows': {
    'zh-CN': '文字查找由本服务器在自己的数据中进行，而本页没有“resource”：请加入 "resource": { "table": … }，或删除 "search"。',
    'en-US':
      'words are looked for by the server in its own rows, and this page has no "resource": add "resource": { "table": … }, or take "search" away.',
    'de-DE':
      'Wörter sucht der Server in eigenen Zeilen, und diese Seite hat keine "resource": "resource": { "table": … } hinzufügen oder "search" entfernen.',
  },
  'search-needs-texts': {
    'zh-CN': '没有可以查找文字的列：请加入一个 input、textarea 或其他文本列，或删除 "search"。',
    'en-US': 'no column holds a text to be looked through: add an "input", a "textarea" or another text, or take "search" away.',
    'de-DE':
      'Keine Spalte enthält einen Text, der durchsucht werden kann: ein "input", "textarea" oder anderes Textfeld ergänzen oder "search" entfernen.',
  },
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
  'meant-expression': {
    'zh-CN': '“${found}”会被当作文字。如果要计算，请写 ${written}。',
    'en-US': '"${found}" is taken as a text. To have it worked out write ${written}.',
    'de-DE': '"${found}" gilt als Text. Damit es berechnet wird, ${written} schreiben.',
  },
  'two-asks': {
    'zh-CN': '按钮“${other}”已为操作 ${path} 询问数值：服务器只按一份声明校验，请去掉其中一个 ask，或各用一个操作。',
    'en-US':
      'the button "${other}" asks for the values of ${path} already: the server checks them by one declaration. Take one "ask" away, or give each button an action of its own.',
    'de-DE':
      'Die Schaltfläche "${other}" fragt schon nach den Werten für ${path}: Der Server prüft sie nach einer Angabe. Ein "ask" entfernen oder jeder Schaltfläche eine eigene Aktion geben.',
  },
  'download-by-get': {
    'zh-CN': '下载文件的调用须用 GET：请写 "method": "GET"。',
    'en-US': 'a file is fetched with GET: write "method": "GET".',
    'de-DE': 'Eine Datei wird mit GET geholt: "method": "GET" schreiben.',
  },
  'own-detail': {
    'zh-CN': '页面“${page}”不能作为自己的明细：请指定另一个页面。',
    'en-US': 'page "${page}" cannot stand below itself: name another page.',
    'de-DE': 'Die Seite "${page}" kann nicht unter sich selbst stehen: eine andere Seite nennen.',
  },
  'no-detail-page': {
    'zh-CN': '页面“${page}”不显示行列表，不能跟随选中的行：请指定列表页或报表页。',
    'en-US': 'page "${page}" shows no list of rows that could follow the selected one: name a list or a report.',
    'de-DE': 'Die Seite "${page}" zeigt keine Zeilen, die der gewählten folgen könnten: eine Liste oder einen Bericht nennen.',
  },
  'detail-of-nothing': {
    'zh-CN': '这里须说明明细的行如何属于选中的行，例如 { "orderId": "id" }。',
    'en-US': 'this says how rows belong to the selected one, for example { "orderId": "id" }.',
    'de-DE': 'Hier steht, wie Zeilen zur gewählten gehören, zum Beispiel { "orderId": "id" }.',
  },
  'unfitting-tie': {
    'zh-CN': '“${name}”与“${other}”存储的值类型不同，永远不会相等：请选择类型相同的字段。',
    'en-US': '"${name}" and "${other}" hold values of different types and are never equal: name fields of one type.',
    'de-DE': '"${name}" und "${other}" enthalten Werte verschiedener Art und sind nie gleich: Felder gleicher Art nennen.',
  },
  'no-tie': {
    'zh-CN': '不能按字段“${name}”查找行：请选择另一个字段。',
    'en-US': 'rows are not found by field "${name}": name another one.',
    'de-DE': 'Nach dem Feld "${name}" lassen sich keine Zeilen suchen: ein anderes nennen.',
  },
} as const
