// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About what can be chosen. */
export const choiceTexts = {
  'no-choices': {
    'zh-CN': '字段“${name}”没有可选项：请写 options、dictCode、choices 或 from。',
    'en-US': 'field "${name}" offers nothing to choose: give it options, a dictCode, choices or from.',
    'de-DE': 'Feld "${name}" bietet nichts zur Auswahl: options, dictCode, choices oder from angeben.',
  },
  'two-choices': {
    'zh-CN': '同时写了 ${name} 和 ${other}，可选项只能来自一处。请删除其中一个。',
    'en-US': '${name} and ${other} are both there, and choices come from one place alone. Remove one of them.',
    'de-DE': '${name} und ${other} stehen beide da, und die Auswahl kommt nur aus einer Quelle. Eines von beiden entfernen.',
  },
  'unknown-answer-field': {
    'zh-CN': '${path} 返回的行没有字段“${name}”。',
    'en-US': 'the rows that ${path} answers have no field "${name}".',
    'de-DE': 'Die Zeilen, die ${path} liefert, haben kein Feld "${name}".',
  },
  'choices-for-visitors': {
    'zh-CN':
      '未登录者可以填写这个字段，却不能调用 ${path}：请改用 choices、dictCode 或 options；如果由其他后端提供，请写 "foreign": true。',
    'en-US':
      'people who have not signed in fill this field, but may not call ${path}: take choices, a dictCode or options instead, or write "foreign": true if another backend answers it.',
    'de-DE':
      'Dieses Feld füllen auch nicht angemeldete Personen aus, die ${path} nicht aufrufen dürfen: stattdessen choices, dictCode oder options nehmen, oder "foreign": true schreiben, wenn ein anderes Backend antwortet.',
  },
  'kind-for-visitors': {
    'zh-CN': '未登录者可以填写这个字段，却看不到 ${kind} 的可选内容：请改用带 choices、dictCode 或 options 的字段。',
    'en-US':
      'people who have not signed in fill this field, but are not shown what ${kind} offers: take a field with choices, a dictCode or options instead.',
    'de-DE':
      'Dieses Feld füllen auch nicht angemeldete Personen aus, denen nicht gezeigt wird, was ${kind} zur Auswahl stellt: stattdessen ein Feld mit choices, dictCode oder options nehmen.',
  },
  'incomplete-table-code': {
    'zh-CN': '“${name}”既不是字典编码，也不是“表,文本,编码”：表中的行请写成 "choices": { "table": "…", "label": "…" }。',
    'en-US':
      '"${name}" is neither the code of a dictionary nor "table,text,code": for rows of a table write "choices": { "table": "…", "label": "…" }.',
    'de-DE':
      '"${name}" ist weder der Code eines Wörterbuchs noch "Tabelle,Text,Code": Für Zeilen einer Tabelle "choices": { "table": "…", "label": "…" } schreiben.',
  },
  'no-number-column': {
    'zh-CN': '表“${table}”的字段“${name}”不是数字，而 valueType 是 number：请删除 valueType，或在 value 中写一个数字字段。',
    'en-US':
      'field "${name}" of table "${table}" holds no numbers, and "valueType" is "number": remove it, or name a field of numbers in "value".',
    'de-DE':
      'Das Feld "${name}" der Tabelle "${table}" enthält keine Zahlen, und "valueType" ist "number": es entfernen oder in "value" ein Zahlenfeld nennen.',
  },
  'comma-in-choice': {
    'zh-CN': '选项值“${found}”含有逗号：多个选项以逗号连接保存，这个值会被拆开。请去掉逗号。',
    'en-US':
      'the value "${found}" holds a comma: several choices are stored joined by commas, and this one would fall apart. Leave the comma out.',
    'de-DE':
      'Der Wert "${found}" enthält ein Komma: Mehrere Auswahlen werden mit Kommas verbunden gespeichert, dieser zerfiele. Das Komma weglassen.',
  },
  'joined-numbers': {
    'zh-CN': '多个选项以逗号连接，保存为文本，不能是数字。请删除 valueType。',
    'en-US': 'several choices are stored joined by commas, as a text that is no number. Remove "valueType".',
    'de-DE': 'Mehrere Auswahlen werden mit Kommas verbunden als Text gespeichert, nicht als Zahl. "valueType" entfernen.',
  },
  'no-number-choice': {
    'zh-CN': '选项值“${found}”不是数字，而 valueType 是 number：请写成不带引号的数字。',
    'en-US': 'the value "${found}" is no number, and "valueType" is "number": write a number without quotes.',
    'de-DE': 'Der Wert "${found}" ist keine Zahl, und "valueType" ist "number": eine Zahl ohne Anführungszeichen schreiben.',
  },
  'numbers-as-texts': {
    'zh-CN': '字典“${name}”的值是数字，而这个字段保存文本：请写 "valueType": "number"，条件才能按数字比较。',
    'en-US':
      'the dictionary "${name}" holds numbers, and this field stores texts: write "valueType": "number", so that conditions compare numbers.',
    'de-DE':
      'Das Wörterbuch "${name}" enthält Zahlen, dieses Feld speichert aber Texte: "valueType": "number" schreiben, damit Bedingungen Zahlen vergleichen.',
  },
  'texts-as-numbers': {
    'zh-CN': '字典“${name}”的值是文本，而这个字段保存数字：请在字典中写 "valueType": "number"，或删除这里的 valueType。',
    'en-US':
      'the dictionary "${name}" holds texts, and this field stores numbers: write "valueType": "number" in the dictionary, or remove it here.',
    'de-DE':
      'Das Wörterbuch "${name}" enthält Texte, dieses Feld speichert aber Zahlen: "valueType": "number" im Wörterbuch schreiben oder hier entfernen.',
  },
  'no-number-entry': {
    'zh-CN': '字典“${name}”有值“${found}”，不是数字：请删除 valueType，或改用值为数字的字典。',
    'en-US': 'the dictionary "${name}" holds "${found}", which is no number: remove "valueType", or take a dictionary of numbers.',
    'de-DE':
      'Das Wörterbuch "${name}" enthält "${found}", das ist keine Zahl: "valueType" entfernen oder ein Wörterbuch mit Zahlen nehmen.',
  },
} as const
