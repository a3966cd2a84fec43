// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About properties, kinds and values that the language does not have. */
export const structureTexts = {
  'kind-alias': {
    'zh-CN': '字段类型“${name}”是“${kind}”的另一种写法。',
    'en-US': '"${name}" is another spelling of the field kind "${kind}".',
    'de-DE': '"${name}" ist eine andere Schreibweise der Feldart "${kind}".',
  },
  'row-column': {
    'zh-CN': '“${name}”不是字段，这里没有这样的列：子表自带行号；选择方式写在 selection，可展开的内容写在 detailRow。',
    'en-US':
      '"${name}" is no field and makes no column: a table has row numbers by itself, and says with "selection" and "detailRow" how rows are selected and opened.',
    'de-DE':
      '„${name}“ ist kein Feld und ergibt keine Spalte: Zeilennummern hat eine Tabelle von selbst; wie Zeilen ausgewählt und aufgeklappt werden, sagt sie mit „selection“ und „detailRow“.',
  },
  'two-spellings': {
    'zh-CN': '“${name}”不起作用：它与同处的“${own}”含义相同，只有后者有效。请删除其中一个。',
    'en-US': '"${name}" does nothing: it is another spelling of "${own}", which is there as well. Remove one of them.',
    'de-DE': '"${name}" bewirkt nichts: Es ist eine andere Schreibweise von "${own}", das auch dasteht. Eines von beiden entfernen.',
  },
  'unknown-property': {
    'zh-CN': '未知属性“${name}”。',
    'en-US': 'unknown property "${name}".',
    'de-DE': 'Unbekannte Eigenschaft "${name}".',
  },
  'unknown-required': {
    'zh-CN': '未知属性“${name}”，而必填属性“${meant}”缺失。',
    'en-US': 'unknown property "${name}", and the required "${meant}" is missing.',
    'de-DE': 'Unbekannte Eigenschaft "${name}", und die nötige "${meant}" fehlt.',
  },
  'unknown-property-known': {
    'zh-CN': '未知属性“${name}”。\n可用属性：${known}',
    'en-US': 'unknown property "${name}".\nKnown properties: ${known}',
    'de-DE': 'Unbekannte Eigenschaft "${name}".\nBekannte Eigenschaften: ${known}',
  },
  'property-of-field': {
    'zh-CN': '“${name}”是字段的属性：这里只写字段类型及其自身的属性。',
    'en-US': '"${name}" is said by the field: here stands the kind alone, with the properties of its own.',
    'de-DE': '"${name}" sagt das Feld: hier steht nur die Art mit den Eigenschaften, die sie allein hat.',
  },
  'property-of-others': {
    'zh-CN': '“${kind}”没有属性“${name}”；有此属性的类型：${kinds}。',
    'en-US': '"${kind}" has no property "${name}". The kinds that have it: ${kinds}.',
    'de-DE': '"${kind}" hat keine Eigenschaft "${name}". Die Arten, die sie haben: ${kinds}.',
  },
  'written-otherwise': {
    'zh-CN': '没有属性“${name}”，应写作：${instead}',
    'en-US': 'there is no property "${name}"; it is written: ${instead}',
    'de-DE': 'Es gibt keine Eigenschaft "${name}"; man schreibt: ${instead}',
  },
  'missing-tag': {
    'zh-CN': '缺少属性“${name}”。\n可用值：${known}',
    'en-US': 'the property "${name}" is missing.\nPossible values: ${known}',
    'de-DE': 'Die Eigenschaft "${name}" fehlt.\nMögliche Werte: ${known}',
  },
  'unknown-action': {
    'zh-CN': '没有动作“${name}”。\n可用动作：${known}',
    'en-US': 'no action "${name}".\nKnown actions: ${known}',
    'de-DE': 'Es gibt keine Aktion "${name}".\nBekannte Aktionen: ${known}',
  },
  'wrong-type': {
    'zh-CN': '此处应为${expected}，却是${found}。',
    'en-US': 'the value must be ${expected}, not ${found}.',
    'de-DE': 'Hier wird ${expected} erwartet, gefunden wurde ${found}.',
  },
  'not-in-list': {
    'zh-CN': '不能是“${found}”。\n可用值：${known}',
    'en-US': '"${found}" is not possible here.\nPossible values: ${known}',
    'de-DE': '"${found}" ist hier nicht möglich.\nMögliche Werte: ${known}',
  },
  'not-allowed': {
    'zh-CN': '此处不允许“${found}”（${keyword}）。',
    'en-US': '"${found}" is not allowed here (${keyword}).',
    'de-DE': '"${found}" ist hier nicht erlaubt (${keyword}).',
  },
  'too-small': {
    'zh-CN': '${found} 太小，最小为 ${limit}。',
    'en-US': '${found} is too small: at least ${limit}.',
    'de-DE': '${found} ist zu klein: mindestens ${limit}.',
  },
  'too-big': {
    'zh-CN': '${found} 太大，最大为 ${limit}。',
    'en-US': '${found} is too big: at most ${limit}.',
    'de-DE': '${found} ist zu groß: höchstens ${limit}.',
  },
  'newer-version': {
    'zh-CN': '页面使用第 ${found} 版页面语言，本产品只能读取第 ${limit} 版：请改为 ${limit}，或升级产品。',
    'en-US':
      'the page is written in version ${found} of the page language; this product reads version ${limit}. Write ${limit}, or use a newer product.',
    'de-DE':
      'Die Seite ist in Version ${found} der Seitensprache geschrieben; dieses Produkt liest Version ${limit}. ${limit} angeben oder ein neueres Produkt verwenden.',
  },
  'too-few-items': {
    'zh-CN': '只有 ${found} 项，至少 ${limit} 项。',
    'en-US': '${found} entries are too few: at least ${limit}.',
    'de-DE': '${found} Einträge sind zu wenige: mindestens ${limit}.',
  },
  'too-many-items': {
    'zh-CN': '有 ${found} 项，最多 ${limit} 项。',
    'en-US': '${found} entries are too many: at most ${limit}.',
    'de-DE': '${found} Einträge sind zu viele: höchstens ${limit}.',
  },
  'too-long': {
    'zh-CN': '文本太长，最多 ${limit} 个字符。',
    'en-US': 'the text is too long: at most ${limit} characters.',
    'de-DE': 'Der Text ist zu lang: höchstens ${limit} Zeichen.',
  },
  'wrong-code': {
    'zh-CN': '“${found}”不能作为页面代码：以小写字母开头，只含小写字母、数字和连字符，2 到 60 个字符。',
    'en-US': '"${found}" cannot be a page code: a lower-case letter, then lower-case letters, digits and hyphens, 2 to 60 characters.',
    'de-DE': '"${found}" kann kein Seitencode sein: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und Bindestriche, 2 bis 60 Zeichen.',
  },
  'wrong-auth-prefix': {
    'zh-CN':
      '“${found}”不能作为权限前缀：以字母开头，只含字母、数字、下划线和连字符，最多 60 个字符；可以用冒号分成最多四段，例如 stock:goods。',
    'en-US':
      '"${found}" cannot be a permission prefix: a letter, then letters, digits, underscores and hyphens, at most 60 characters; colons may divide it into up to four parts, as in stock:goods.',
    'de-DE':
      '"${found}" kann kein Rechtepräfix sein: ein Buchstabe, dann Buchstaben, Ziffern, Unter- und Bindestriche, höchstens 60 Zeichen; Doppelpunkte dürfen es in bis zu vier Teile gliedern, etwa stock:goods.',
  },
  'wrong-key': {
    'zh-CN': '“${found}”不能作为键名：以字母开头，只含字母、数字和下划线，最多 ${limit} 个字符。',
    'en-US': '"${found}" cannot be a key: a letter, then letters, digits and underscores, at most ${limit} characters.',
    'de-DE': '"${found}" kann kein Schlüssel sein: ein Buchstabe, dann Buchstaben, Ziffern und Unterstriche, höchstens ${limit} Zeichen.',
  },
  'wrong-name': {
    'zh-CN': '“${found}”不能作为名称：以字母开头，只含字母、数字和下划线，最多 40 个字符。',
    'en-US': '"${found}" cannot be a name: a letter, then letters, digits and underscores, at most 40 characters.',
    'de-DE': '"${found}" kann kein Name sein: ein Buchstabe, dann Buchstaben, Ziffern und Unterstriche, höchstens 40 Zeichen.',
  },
  'wrong-table-name': {
    'zh-CN': '“${found}”不能作为表名：以小写字母开头，只含小写字母、数字和下划线，2 到 58 个字符。',
    'en-US': '"${found}" cannot be a table name: a lower-case letter, then lower-case letters, digits and underscores, 2 to 58 characters.',
    'de-DE':
      '"${found}" kann kein Tabellenname sein: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und Unterstriche, 2 bis 58 Zeichen.',
  },
  'wrong-short-name': {
    'zh-CN': '“${found}”不能作为短名：以小写字母开头，只含小写字母、数字和下划线，最多 20 个字符。',
    'en-US':
      '"${found}" cannot be a short name: a lower-case letter, then lower-case letters, digits and underscores, at most 20 characters.',
    'de-DE':
      '"${found}" kann kein Kurzname sein: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und Unterstriche, höchstens 20 Zeichen.',
  },
  'wrong-url': {
    'zh-CN': '“${found}”不能作为路径：以“/”开头，只含字母、数字和“_ - . /”，例如 /demo/order/list。',
    'en-US': '"${found}" cannot be a path: it begins with "/" and holds letters, digits and "_ - . /", for example /demo/order/list.',
    'de-DE':
      '"${found}" kann kein Pfad sein: er beginnt mit "/" und enthält Buchstaben, Ziffern und "_ - . /", zum Beispiel /demo/order/list.',
  },
  'wrong-menu-path': {
    'zh-CN': '“${found}”不能作为菜单地址：以“/”开头，最多五段，每段只含字母、数字、下划线和连字符，例如 /order/orderList。',
    'en-US':
      '"${found}" cannot be an address in the menu: it begins with "/" and has up to five parts of letters, digits, underscores and hyphens, for example /order/orderList.',
    'de-DE':
      '"${found}" kann keine Menüadresse sein: Sie beginnt mit "/" und hat bis zu fünf Teile aus Buchstaben, Ziffern, Unter- und Bindestrichen, zum Beispiel /order/orderList.',
  },
  'wrong-pattern': {
    'zh-CN': '“${found}”的格式不正确。',
    'en-US': '"${found}" has the wrong form.',
    'de-DE': '"${found}" hat die falsche Form.',
  },
} as const
