// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the text of a page, before it is read as a page. */
export const syntaxTexts = {
  empty: {
    'zh-CN': '文件是空的，应为一个页面配置对象。',
    'en-US': 'The file is empty; a page config is an object.',
    'de-DE': 'Die Datei ist leer; eine Seite ist ein Objekt.',
  },
  'too-large': {
    'zh-CN': '页面配置过大，最多 ${limit} 个字符。',
    'en-US': 'The page is too large: at most ${limit} characters are read.',
    'de-DE': 'Die Seite ist zu groß: höchstens ${limit} Zeichen werden gelesen.',
  },
  'too-deep': {
    'zh-CN': '嵌套过深，最多 ${limit} 层。',
    'en-US': 'Nested too deeply: at most ${limit} lists and objects inside one another.',
    'de-DE': 'Zu tief verschachtelt: höchstens ${limit} Listen und Objekte ineinander.',
  },
  'too-many-entries': {
    'zh-CN': '这里有 ${count} 项，最多 ${limit} 项。',
    'en-US': 'There are ${count} entries here: at most ${limit} are read.',
    'de-DE': 'Hier sind ${count} Einträge: höchstens ${limit} werden gelesen.',
  },
  'too-many-values': {
    'zh-CN': '页面包含的值过多，最多 ${limit} 个。',
    'en-US': 'The page holds too many values: at most ${limit} are read.',
    'de-DE': 'Die Seite enthält zu viele Werte: höchstens ${limit} werden gelesen.',
  },
  'null-character': {
    'zh-CN': '文本含有字符 U+0000，无法保存。请删除它。',
    'en-US': 'This text holds the character U+0000, which cannot be stored. Remove it.',
    'de-DE': 'Dieser Text enthält das Zeichen U+0000, das sich nicht speichern lässt. Bitte entfernen.',
  },
  'not-json': {
    'zh-CN': '不是有效的 JSON：“${found}”。',
    'en-US': 'This is not JSON: "${found}".',
    'de-DE': 'Das ist kein JSON: "${found}".',
  },
  'single-quotes': {
    'zh-CN': '“${found}”使用了单引号：JSON 中的文本和属性名要用双引号。',
    'en-US': '${found} stands in single quotes: texts and names of properties stand in double quotes.',
    'de-DE': '${found} steht in einfachen Anführungszeichen: Texte und Eigenschaftsnamen stehen in doppelten.',
  },
  'typographic-quotes': {
    'zh-CN': '${found} 处的引号不是英文直引号：JSON 中的文本和属性名要用 " 括起来。',
    'en-US': '${found} stands in typographic quotes: texts and names of properties stand in straight ones, ".',
    'de-DE': '${found} steht in typografischen Anführungszeichen: Texte und Eigenschaftsnamen stehen in geraden, ".',
  },
  'property-name-expected': {
    'zh-CN': '此处应为带双引号的属性名，却是“${found}”。',
    'en-US': 'A property name in double quotes is expected here, not "${found}".',
    'de-DE': 'Hier wird ein Eigenschaftsname in doppelten Anführungszeichen erwartet, nicht "${found}".',
  },
  'value-expected': {
    'zh-CN': '此处缺少值。',
    'en-US': 'A value is missing here.',
    'de-DE': 'Hier fehlt ein Wert.',
  },
  'colon-expected': {
    'zh-CN': '属性名与值之间缺少冒号。',
    'en-US': 'A colon is missing between the property name and its value.',
    'de-DE': 'Zwischen Eigenschaftsname und Wert fehlt ein Doppelpunkt.',
  },
  'comma-expected': {
    'zh-CN': '此处之后缺少逗号。',
    'en-US': 'A comma is missing behind this place.',
    'de-DE': 'Hinter dieser Stelle fehlt ein Komma.',
  },
  'open-brace-expected': {
    'zh-CN': '此处的属性之前缺少左花括号“{”。',
    'en-US': 'An opening brace "{" is missing before this property.',
    'de-DE': 'Vor dieser Eigenschaft fehlt eine öffnende geschweifte Klammer "{".',
  },
  'open-bracket-expected': {
    'zh-CN': '此处之后有多项，缺少左方括号“[”。',
    'en-US': 'Several entries follow: an opening bracket "[" is missing behind this place.',
    'de-DE': 'Es folgen mehrere Einträge: Hinter dieser Stelle fehlt eine öffnende eckige Klammer "[".',
  },
  'brace-expected': {
    'zh-CN': '此处之后缺少右花括号“}”。',
    'en-US': 'A closing brace "}" is missing behind this place.',
    'de-DE': 'Hinter dieser Stelle fehlt eine schließende geschweifte Klammer "}".',
  },
  'bracket-expected': {
    'zh-CN': '此处之后缺少右方括号“]”。',
    'en-US': 'A closing bracket "]" is missing behind this place.',
    'de-DE': 'Hinter dieser Stelle fehlt eine schließende eckige Klammer "]".',
  },
  'end-expected': {
    'zh-CN': '页面已结束，此后不应再有内容。',
    'en-US': 'The page ends before this place; nothing may follow.',
    'de-DE': 'Die Seite endet vor dieser Stelle; danach darf nichts folgen.',
  },
  'string-not-closed': {
    'zh-CN': '文本缺少结束的双引号。',
    'en-US': 'This text has no closing quote.',
    'de-DE': 'Diesem Text fehlt das schließende Anführungszeichen.',
  },
  'comment-not-closed': {
    'zh-CN': '注释没有结束。',
    'en-US': 'This comment is not closed.',
    'de-DE': 'Dieser Kommentar ist nicht geschlossen.',
  },
  'wrong-escape': {
    'zh-CN': '文本中的转义字符无效；反斜杠要写成“\\\\”。',
    'en-US': 'This text holds an unknown escape; a backslash is written "\\\\".',
    'de-DE': 'Dieser Text enthält eine unbekannte Escape-Folge; ein Backslash wird "\\\\" geschrieben.',
  },
  'forbidden-key': {
    'zh-CN': '不允许使用属性名“${name}”。',
    'en-US': 'The property name "${name}" is not allowed.',
    'de-DE': 'Der Eigenschaftsname "${name}" ist nicht erlaubt.',
  },
  'repeated-key': {
    'zh-CN': '属性“${name}”重复出现：请删除其中一个。',
    'en-US': 'The property "${name}" stands here twice: remove one of the two.',
    'de-DE': 'Die Eigenschaft "${name}" steht hier zweimal: eine von beiden entfernen.',
  },
} as const
