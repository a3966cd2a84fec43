// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

/** About CEL expressions: conditions and computed values. */
export const expressionTexts = {
  'wrong-expression': {
    'zh-CN': '表达式在“${name}”处有误。',
    'en-US': 'the expression is wrong near "${name}".',
    'de-DE': 'Der Ausdruck ist bei "${name}" falsch.',
  },
  'unexpected-in-expression': {
    'zh-CN': '表达式的这个位置不能有“${name}”。',
    'en-US': 'the expression cannot have "${name}" here.',
    'de-DE': 'An dieser Stelle des Ausdrucks kann "${name}" nicht stehen.',
  },
  'wrong-number-in-expression': {
    'zh-CN': '表达式中的“${name}”不是数字。',
    'en-US': '"${name}" in the expression is not a number.',
    'de-DE': '"${name}" im Ausdruck ist keine Zahl.',
  },
  'unfinished-text-in-expression': {
    'zh-CN': '表达式中的文本缺少结束的引号，或者换了行：“${name}”。',
    'en-US': 'a text in the expression has no closing quote, or goes over a line break: "${name}".',
    'de-DE': 'Einem Text im Ausdruck fehlt das schließende Anführungszeichen, oder er enthält einen Zeilenumbruch: "${name}".',
  },
  'reserved-in-expression': {
    'zh-CN': '表达式中不能使用保留字“${name}”。',
    'en-US': '"${name}" is a reserved word: it cannot be a name in an expression.',
    'de-DE': '"${name}" ist ein reserviertes Wort und kann im Ausdruck kein Name sein.',
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
    'zh-CN': "条件的结果应为真或假：请与某个值比较，例如 row.state == 'open' 或 !isEmpty(row.name)。",
    'en-US': "a condition is true or false: compare the value, as in row.state == 'open' or !isEmpty(row.name).",
    'de-DE': "Eine Bedingung ist wahr oder falsch: den Wert vergleichen, etwa row.state == 'open' oder !isEmpty(row.name).",
  },
  'wrong-result': {
    'zh-CN': '此处的结果应为${expected}，这个表达式却得到${found}。',
    'en-US': 'this must give ${expected}; the expression gives ${found}.',
    'de-DE': 'Hier wird ${expected} gebraucht, das Ergebnis des Ausdrucks ist aber ${found}.',
  },
  'text-and-number': {
    'zh-CN': "${left}不能与${right}比较（${operator}）：字段保存文本时，请把数字写成带引号的文本，例如 '1'；保存数字时请去掉引号。",
    'en-US':
      "${left} is compared with ${right} (${operator}): for a field that holds texts write the number in quotes, '1'; for one that holds numbers leave the quotes out.",
    'de-DE':
      "Verglichen werden ${left} und ${right} (${operator}): Bei einem Feld mit Texten die Zahl in Anführungszeichen schreiben, '1'; bei einem mit Zahlen ohne.",
  },
  'foreign-in-expression': {
    'zh-CN': '表达式中没有“${name}”，应写作：${own}',
    'en-US': 'an expression has no "${name}"; it is written: ${own}',
    'de-DE': 'In einem Ausdruck gibt es "${name}" nicht; man schreibt: ${own}',
  },
  'needless-in-expression': {
    'zh-CN': '“${name}”不属于表达式：请删除，只保留表达式本身。',
    'en-US': '"${name}" is no part of an expression: leave it out, the expression stands alone.',
    'de-DE': '"${name}" gehört nicht in einen Ausdruck: weglassen, der Ausdruck steht für sich.',
  },
  'empty-expression': {
    'zh-CN': '表达式是空的：请写出表达式，或删除这个属性。',
    'en-US': 'the expression is empty: write one, or remove the property.',
    'de-DE': 'Der Ausdruck ist leer: einen schreiben oder die Eigenschaft entfernen.',
  },
  'call-without-brackets': {
    'zh-CN': '“${name}”是函数，后面要写括号：${name}(…)',
    'en-US': '"${name}" is a function and wants its brackets: ${name}(…)',
    'de-DE': '"${name}" ist eine Funktion und braucht Klammern: ${name}(…)',
  },
  'in-needs-list': {
    'zh-CN': "in 的右边要写列表：row.state in ['open', 'closed']；在文本中查找请写 row.name.contains('…')。",
    'en-US': "a list stands to the right of in: row.state in ['open', 'closed']. To look inside a text write row.name.contains('…').",
    'de-DE':
      "Rechts von in steht eine Liste: row.state in ['open', 'closed']. Um in einem Text zu suchen, row.name.contains('…') schreiben.",
  },
  'text-plus-number': {
    'zh-CN': '文本与数字不能相加：请用 text(…) 把数字变成文本。',
    'en-US': 'a text and a number cannot be added: make a text of the number by text(…).',
    'de-DE': 'Ein Text und eine Zahl lassen sich nicht addieren: die Zahl mit text(…) zu einem Text machen.',
  },
  'compared-twice': {
    'zh-CN': '不能连续比较：1 < a < 5 应写作 1 < a && a < 5。',
    'en-US': 'comparisons do not follow one another: write 1 < a && a < 5 for 1 < a < 5.',
    'de-DE': 'Vergleiche folgen nicht aufeinander: statt 1 < a < 5 schreibt man 1 < a && a < 5.',
  },
  'value-and-yes': {
    'zh-CN': "不能与 true 或 false 比较：字段保存的是值，请与该值比较，例如开关写作 row.urgent == 'Y'。",
    'en-US': "this is no true or false: compare with the value that the field holds; for a switch write row.urgent == 'Y'.",
    'de-DE': "Das ist nicht true oder false: mit dem Wert vergleichen, der im Feld steht; bei einem Schalter row.urgent == 'Y' schreiben.",
  },
  'list-and-value': {
    'zh-CN': "列表不能与单个值比较：请写 'admin' in user.roles。",
    'en-US': "a list is never equal to one value: write 'admin' in user.roles.",
    'de-DE': "Eine Liste ist nie gleich einem einzelnen Wert: 'admin' in user.roles schreiben.",
  },
  'unlike-branches': {
    'zh-CN': '“?”和“:”后面的结果类型必须相同：请把数字用 text(…) 变成文本，或两边都写数字。',
    'en-US': 'what stands behind ? and : must be of one type: make a text of a number by text(…), or write numbers on both sides.',
    'de-DE':
      'Was hinter ? und : steht, muss vom selben Typ sein: eine Zahl mit text(…) zum Text machen oder auf beiden Seiten Zahlen schreiben.',
  },
  'unlike-numbers': {
    'zh-CN': '“?”和“:”后面一个是整数，一个是小数：请把整数写成小数，例如 0.0，或使用 double(…)。',
    'en-US': 'one side of ? and : is a whole number, the other a decimal one: write the whole one as 0.0, or as double(…).',
    'de-DE': 'Hinter ? und : steht einmal eine ganze Zahl, einmal eine Dezimalzahl: die ganze als 0.0 oder mit double(…) schreiben.',
  },
  'no-number': {
    'zh-CN': '只有数字前面可以写负号，这里是${found}。',
    'en-US': 'a minus stands before a number; this is ${found}.',
    'de-DE': 'Ein Minus steht vor einer Zahl, hier steht ${found}.',
  },
  'unfitting-operands': {
    'zh-CN': '这些类型不能这样运算：${left} ${operator} ${right}。',
    'en-US': 'these types cannot be put together: ${left} ${operator} ${right}.',
    'de-DE': 'Diese Typen passen nicht zusammen: ${left} ${operator} ${right}.',
  },
  'unknown-function': {
    'zh-CN': '表达式中没有函数“${call}”。\n可用：${known}',
    'en-US': 'an expression has no function "${call}".\nIt can call: ${known}',
    'de-DE': 'In einem Ausdruck gibt es keine Funktion "${call}".\nEs gibt: ${known}',
  },
  'unfitting-call': {
    'zh-CN': '“${call}”不能用于这种类型的值，或者参数个数不对，应写作：${forms}',
    'en-US': '"${call}" does not take values of these types, or not so many; it is written: ${forms}',
    'de-DE': '"${call}" nimmt keine Werte dieser Typen oder nicht so viele; man schreibt: ${forms}',
  },
  'too-nested': {
    'zh-CN': '循环（map、filter、exists、exists_one、all）嵌套过深，最多 ${limit} 层。请把内层的结果放进另一个计算字段，或改为并列的循环。',
    'en-US':
      'the loops (map, filter, exists, exists_one, all) stand too deep inside one another: at most ${limit}. Move an inner one into a computed field of its own, or put them side by side.',
    'de-DE':
      'Die Schleifen (map, filter, exists, exists_one, all) stehen zu tief ineinander: höchstens ${limit}. Eine innere in ein eigenes berechnetes Feld verlegen oder sie nebeneinander schreiben.',
  },
  'too-many-steps': {
    'zh-CN':
      '这个表达式计算量过大：每个子表 ${rows} 行时约需 ${steps} 步，最多 ${limit} 步。循环中再对整张表循环最耗时：请改为并列的循环，或先在子表的计算字段中算出每行的值。',
    'en-US':
      'the expression is too expensive: with ${rows} rows in each sub-table it takes about ${steps} steps, at most ${limit} are possible. What costs most is a loop over a table inside another loop: put the loops side by side, or let a computed field of the sub-table work out what belongs to each row.',
    'de-DE':
      'Der Ausdruck ist zu aufwendig: Bei ${rows} Zeilen je Untertabelle braucht er etwa ${steps} Schritte, möglich sind höchstens ${limit}. Am teuersten ist eine Schleife über eine Tabelle innerhalb einer anderen Schleife: Die Schleifen nebeneinander schreiben oder den Wert jeder Zeile in einem berechneten Feld der Untertabelle ermitteln.',
  },
  'too-many-steps-together': {
    'zh-CN':
      '页面的全部表达式合计计算量过大：每个子表 ${rows} 行时保存一次约需 ${steps} 步，最多 ${limit} 步；这一个最耗时。请减少或简化表达式，尤其是子表中的表达式。',
    'en-US':
      'all expressions of the page together are too expensive: with ${rows} rows in each sub-table a save takes about ${steps} steps, at most ${limit} are possible; this one costs most. Use fewer or simpler expressions, in sub-tables above all.',
    'de-DE':
      'Alle Ausdrücke der Seite zusammen sind zu aufwendig: Bei ${rows} Zeilen je Untertabelle braucht ein Speichern etwa ${steps} Schritte, möglich sind höchstens ${limit}; dieser hier kostet am meisten. Weniger oder einfachere Ausdrücke verwenden, vor allem in Untertabellen.',
  },
  'too-long-result': {
    'zh-CN':
      '这个表达式产生的文本或列表过长：每个子表 ${rows} 行时超过 ${text} 个字符或 ${list} 项。请少拼接一些内容，或给字段设置较小的 maxLength。',
    'en-US':
      'the expression makes too long a text or list: with ${rows} rows in each sub-table it is more than ${text} characters or ${list} entries. Join less, or give the fields that it reads a smaller maxLength.',
    'de-DE':
      'Der Ausdruck erzeugt einen zu langen Text oder eine zu lange Liste: Bei ${rows} Zeilen je Untertabelle sind es mehr als ${text} Zeichen oder ${list} Einträge. Weniger aneinanderfügen oder den gelesenen Feldern eine kleinere maxLength geben.',
  },
  'wrong-pattern-in-expression': {
    'zh-CN': '“${found}”不是可用的正则表达式：${reason}。',
    'en-US': '"${found}" is no regular expression that runs in linear time: ${reason}.',
    'de-DE': '"${found}" ist kein regulärer Ausdruck, der in linearer Zeit läuft: ${reason}.',
  },
  'pattern-in-expression': {
    'zh-CN': 'matches 的正则表达式对这么长的文本来说计算量过大（状态数 × 字符数最多 ${limit}）。请缩短正则表达式，减小 {n,m} 中的次数。',
    'en-US':
      'the pattern of matches is too expensive for so long a text (states × characters: at most ${limit}). Shorten the pattern, with smaller numbers in {n,m}.',
    'de-DE':
      'Das Muster von matches ist für einen so langen Text zu aufwendig (Zustände × Zeichen: höchstens ${limit}). Das Muster kürzen, mit kleineren Zahlen in {n,m}.',
  },
} as const
