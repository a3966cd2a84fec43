// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

/** About CEL expressions: conditions and computed values. */
export const expressionTexts = {
  'wrong-expression': {
    'zh-CN': '表达式有误：${reason}。',
    'en-US': 'the expression is wrong: ${reason}.',
    'de-DE': 'Der Ausdruck ist falsch: ${reason}.',
  },
  'too-many-expressions': {
    'zh-CN': '页面有 ${count} 个表达式，最多 ${limit} 个。',
    'en-US': 'the page has ${count} expressions: at most ${limit} are possible.',
    'de-DE': 'Die Seite hat ${count} Ausdrücke: höchstens ${limit} sind möglich.',
  },
  'unfinished-expression': {
    'zh-CN': '表达式没有写完。',
    'en-US': 'the expression ends too early.',
    'de-DE': 'Der Ausdruck endet zu früh.',
  },
  'unknown-in-expression': {
    'zh-CN': '表达式中没有“${name}”。',
    'en-US': 'the expression reads "${name}", which there is not.',
    'de-DE': 'Der Ausdruck liest "${name}", das es nicht gibt.',
  },
  'unknown-root': {
    'zh-CN': '此处的表达式读不到“${name}”。\n可读：${known}',
    'en-US': 'the expression cannot read "${name}" here.\nIt can read: ${known}',
    'de-DE': 'Der Ausdruck kann "${name}" hier nicht lesen.\nEr kann lesen: ${known}',
  },
  'not-a-condition': {
    'zh-CN': '条件的结果应为真或假。',
    'en-US': 'a condition must be true or false.',
    'de-DE': 'Eine Bedingung muss wahr oder falsch sein.',
  },
  'unfitting-operands': {
    'zh-CN': '这些类型不能这样运算：${operation}。',
    'en-US': 'these types cannot be put together: ${operation}.',
    'de-DE': 'Diese Typen passen nicht zusammen: ${operation}.',
  },
  'unknown-function': {
    'zh-CN': '没有适用的函数：${call}。',
    'en-US': 'there is no function for ${call}.',
    'de-DE': 'Es gibt keine Funktion für ${call}.',
  },
} as const
