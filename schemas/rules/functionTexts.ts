import type { SourceText } from '../language/SourceText'

/** What people who write expressions are told of a function: how it is called, and what it gives. */
export interface FunctionText {
  /** `round(number, places)`; a method is called on a `text` or a `list`. What is in brackets may be left out. */
  usage: string
  text: SourceText
}

/** Every function that an expression can call, by the names of `functionNames`. */
export const functionTexts: Readonly<Record<string, FunctionText>> = {
  today: {
    usage: 'today()',
    text: { 'zh-CN': '今天的日期，如 2026-11-21', 'en-US': 'Today, as 2026-11-21', 'de-DE': 'Der heutige Tag, als 2026-11-21' },
  },
  now: {
    usage: 'now()',
    text: {
      'zh-CN': '当前时间，如 2026-11-21 08:30:00',
      'en-US': 'The present moment, as 2026-11-21 08:30:00',
      'de-DE': 'Der jetzige Zeitpunkt, als 2026-11-21 08:30:00',
    },
  },
  addDays: {
    usage: 'addDays(date, days)',
    text: {
      'zh-CN': '若干天之后的日期，负数为之前',
      'en-US': 'The day so many days later; earlier with a negative number',
      'de-DE': 'Der Tag so viele Tage später; früher bei negativer Zahl',
    },
  },
  daysBetween: {
    usage: 'daysBetween(from, to)',
    text: {
      'zh-CN': '从一个日期到另一个日期的天数',
      'en-US': 'Number of days from one date to another',
      'de-DE': 'Anzahl der Tage von einem Datum zum anderen',
    },
  },
  sum: {
    usage: 'sum(list)',
    text: { 'zh-CN': '列表中数字的合计，空值不计', 'en-US': 'Sum of the numbers in a list', 'de-DE': 'Summe der Zahlen einer Liste' },
  },
  average: {
    usage: 'average(list)',
    text: {
      'zh-CN': '列表中数字的平均值，没有数字时为空',
      'en-US': 'Mean of the numbers in a list; null when there are none',
      'de-DE': 'Mittelwert der Zahlen einer Liste; null, wenn es keine gibt',
    },
  },
  min: {
    usage: 'min(list)',
    text: {
      'zh-CN': '列表中最小的数字，没有数字时为空',
      'en-US': 'Smallest number in a list; null when there are none',
      'de-DE': 'Kleinste Zahl einer Liste; null, wenn es keine gibt',
    },
  },
  max: {
    usage: 'max(list)',
    text: {
      'zh-CN': '列表中最大的数字，没有数字时为空',
      'en-US': 'Largest number in a list; null when there are none',
      'de-DE': 'Größte Zahl einer Liste; null, wenn es keine gibt',
    },
  },
  round: {
    usage: 'round(number[, places])',
    text: {
      'zh-CN': '四舍五入到若干位小数，省略时取整',
      'en-US': 'The number rounded to so many decimals; to a whole number when left out',
      'de-DE': 'Die Zahl auf so viele Nachkommastellen gerundet; ohne Angabe auf eine ganze Zahl',
    },
  },
  abs: {
    usage: 'abs(number)',
    text: { 'zh-CN': '绝对值', 'en-US': 'The number without its sign', 'de-DE': 'Die Zahl ohne Vorzeichen' },
  },
  isEmpty: {
    usage: 'isEmpty(value)',
    text: {
      'zh-CN': '值为空、空文本或空列表时为真',
      'en-US': 'true for what is missing, an empty text or an empty list',
      'de-DE': 'true, wenn der Wert fehlt oder ein leerer Text oder eine leere Liste ist',
    },
  },
  has: {
    usage: 'has(row.field)',
    text: { 'zh-CN': '该字段存在时为真', 'en-US': 'true when there is such a field', 'de-DE': 'true, wenn es das Feld gibt' },
  },
  text: {
    usage: 'text(value)',
    text: {
      'zh-CN': '值的文本形式，空值为空文本',
      'en-US': 'The value as a text; empty when it is missing',
      'de-DE': 'Der Wert als Text; leer, wenn er fehlt',
    },
  },
  string: {
    usage: 'string(value)',
    text: { 'zh-CN': '把数字或真假值转成文本', 'en-US': 'A number or true/false as a text', 'de-DE': 'Eine Zahl oder true/false als Text' },
  },
  int: {
    usage: 'int(value)',
    text: {
      'zh-CN': '把文本或数字转成整数，舍去小数',
      'en-US': 'A text or number as a whole number, without decimals',
      'de-DE': 'Ein Text oder eine Zahl als ganze Zahl, ohne Nachkommastellen',
    },
  },
  double: {
    usage: 'double(value)',
    text: { 'zh-CN': '把文本转成数字', 'en-US': 'A text as a number', 'de-DE': 'Ein Text als Zahl' },
  },
  bool: {
    usage: 'bool(text)',
    text: {
      'zh-CN': '把文本 true 或 false 转成真假值',
      'en-US': 'The text true or false as a condition',
      'de-DE': 'Der Text true oder false als Bedingung',
    },
  },
  size: {
    usage: 'size(value)',
    text: {
      'zh-CN': '文本的字符数或列表的项数',
      'en-US': 'Number of characters of a text, or of entries of a list',
      'de-DE': 'Anzahl der Zeichen eines Textes oder der Einträge einer Liste',
    },
  },
  '.size': {
    usage: 'value.size()',
    text: {
      'zh-CN': '文本的字符数或列表的项数',
      'en-US': 'Number of characters of a text, or of entries of a list',
      'de-DE': 'Anzahl der Zeichen eines Textes oder der Einträge einer Liste',
    },
  },
  '.contains': {
    usage: 'text.contains(part)',
    text: {
      'zh-CN': '文本包含某一部分时为真',
      'en-US': 'true when the part stands in the text',
      'de-DE': 'true, wenn der Teil im Text vorkommt',
    },
  },
  '.startsWith': {
    usage: 'text.startsWith(part)',
    text: { 'zh-CN': '文本以此开头时为真', 'en-US': 'true when the text begins with it', 'de-DE': 'true, wenn der Text damit beginnt' },
  },
  '.endsWith': {
    usage: 'text.endsWith(part)',
    text: { 'zh-CN': '文本以此结尾时为真', 'en-US': 'true when the text ends with it', 'de-DE': 'true, wenn der Text damit endet' },
  },
  '.matches': {
    usage: 'text.matches(pattern)',
    text: {
      'zh-CN': '文本中有符合正则表达式的部分时为真',
      'en-US': 'true when a part of the text matches the regular expression',
      'de-DE': 'true, wenn ein Teil des Textes zum regulären Ausdruck passt',
    },
  },
  '.indexOf': {
    usage: 'text.indexOf(part[, from])',
    text: {
      'zh-CN': '某一部分首次出现的位置，从 0 数起，没有时为 -1',
      'en-US': 'Where the part first stands, counted from 0; -1 when it does not',
      'de-DE': 'Wo der Teil zuerst steht, ab 0 gezählt; -1, wenn nirgends',
    },
  },
  '.lastIndexOf': {
    usage: 'text.lastIndexOf(part[, from])',
    text: {
      'zh-CN': '某一部分最后出现的位置，从 0 数起，没有时为 -1',
      'en-US': 'Where the part last stands, counted from 0; -1 when it does not',
      'de-DE': 'Wo der Teil zuletzt steht, ab 0 gezählt; -1, wenn nirgends',
    },
  },
  '.substring': {
    usage: 'text.substring(from[, to])',
    text: {
      'zh-CN': '从某一位置到另一位置之前的文本，从 0 数起',
      'en-US': 'The text from one place up to before another, counted from 0',
      'de-DE': 'Der Text von einer Stelle bis vor eine andere, ab 0 gezählt',
    },
  },
  '.split': {
    usage: 'text.split(separator[, most])',
    text: {
      'zh-CN': '按分隔符拆成列表',
      'en-US': 'The parts between the separators, as a list',
      'de-DE': 'Die Teile zwischen den Trennzeichen, als Liste',
    },
  },
  '.trim': {
    usage: 'text.trim()',
    text: {
      'zh-CN': '去掉首尾空格的文本',
      'en-US': 'The text without blanks at both ends',
      'de-DE': 'Der Text ohne Leerzeichen an beiden Enden',
    },
  },
  '.lower': {
    usage: 'text.lower()',
    text: { 'zh-CN': '小写的文本', 'en-US': 'The text in small letters', 'de-DE': 'Der Text in Kleinbuchstaben' },
  },
  '.upper': {
    usage: 'text.upper()',
    text: { 'zh-CN': '大写的文本', 'en-US': 'The text in capital letters', 'de-DE': 'Der Text in Großbuchstaben' },
  },
  '.lowerAscii': {
    usage: 'text.lowerAscii()',
    text: {
      'zh-CN': '只把 A 到 Z 变成小写',
      'en-US': 'The text with A to Z in small letters',
      'de-DE': 'Der Text mit A bis Z in Kleinbuchstaben',
    },
  },
  '.upperAscii': {
    usage: 'text.upperAscii()',
    text: {
      'zh-CN': '只把 a 到 z 变成大写',
      'en-US': 'The text with a to z in capital letters',
      'de-DE': 'Der Text mit a bis z in Großbuchstaben',
    },
  },
  '.join': {
    usage: 'list.join([separator])',
    text: {
      'zh-CN': '用分隔符连接列表中的文本',
      'en-US': 'The texts of a list in one, with the separator between them',
      'de-DE': 'Die Texte einer Liste in einem, mit dem Trennzeichen dazwischen',
    },
  },
  '.all': {
    usage: 'list.all(x, condition)',
    text: {
      'zh-CN': '每一项都满足条件时为真',
      'en-US': 'true when every entry meets the condition',
      'de-DE': 'true, wenn jeder Eintrag die Bedingung erfüllt',
    },
  },
  '.exists': {
    usage: 'list.exists(x, condition)',
    text: {
      'zh-CN': '至少有一项满足条件时为真',
      'en-US': 'true when an entry meets the condition',
      'de-DE': 'true, wenn ein Eintrag die Bedingung erfüllt',
    },
  },
  '.exists_one': {
    usage: 'list.exists_one(x, condition)',
    text: {
      'zh-CN': '恰有一项满足条件时为真',
      'en-US': 'true when exactly one entry meets the condition',
      'de-DE': 'true, wenn genau ein Eintrag die Bedingung erfüllt',
    },
  },
  '.filter': {
    usage: 'list.filter(x, condition)',
    text: {
      'zh-CN': '满足条件的各项',
      'en-US': 'The entries that meet the condition',
      'de-DE': 'Die Einträge, die die Bedingung erfüllen',
    },
  },
  '.map': {
    usage: 'list.map(x, value)',
    text: {
      'zh-CN': '由每一项算出的值组成的列表',
      'en-US': 'What the expression gives for each entry, as a list',
      'de-DE': 'Was der Ausdruck für jeden Eintrag ergibt, als Liste',
    },
  },
}
