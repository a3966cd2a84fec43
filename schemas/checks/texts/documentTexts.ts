// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About documents beside pages: dictionaries, fill rules, check rules. */
export const documentTexts = {
  'unknown-document-kind': {
    'zh-CN': '没有文件类型“${name}”。\n可用类型：${known}',
    'en-US': 'no kind of document "${name}".\nKnown kinds: ${known}',
    'de-DE': 'Es gibt keine Dokumentart "${name}".\nBekannte Arten: ${known}',
  },
  'other-document-kind': {
    'zh-CN': '文件名以“.${ending}.json”结尾，"kind" 应为“${wanted}”；“${kind}”的文件名以“.${own}.json”结尾。',
    'en-US': 'the name of the file ends with ".${ending}.json", so "kind" is "${wanted}"; files of "${kind}" end with ".${own}.json".',
    'de-DE': 'Der Dateiname endet auf ".${ending}.json", also ist "kind" "${wanted}"; Dateien der Art "${kind}" enden auf ".${own}.json".',
  },
  'wrong-document-code': {
    'zh-CN': '“${found}”不能作为代码：以字母开头，只含字母、数字、下划线和连字符，最多 60 个字符。',
    'en-US': '"${found}" cannot be a code: a letter, then letters, digits, underscores and hyphens, 60 characters at most.',
    'de-DE':
      '"${found}" kann kein Code sein: ein Buchstabe, dann Buchstaben, Ziffern, Unterstriche und Bindestriche, höchstens 60 Zeichen.',
  },
  'document-taken': {
    'zh-CN': '“${name}”已存在于 ${file}。',
    'en-US': '"${name}" stands in ${file} already.',
    'de-DE': '"${name}" steht schon in ${file}.',
  },
  'empty-choice': {
    'zh-CN': '选项的值不能为空：空值表示没有选择。',
    'en-US': 'the value of a choice cannot be empty: an empty value means that nothing was chosen.',
    'de-DE': 'Der Wert einer Auswahl darf nicht leer sein: Ein leerer Wert heißt, dass nichts gewählt wurde.',
  },
  'blank-in-choice': {
    'zh-CN': '值“${found}”首尾有空格：没有人看得出来，比较时却不相等。请去掉空格。',
    'en-US': 'the value "${found}" begins or ends with a blank, which nobody sees and every comparison misses. Remove it.',
    'de-DE':
      'Der Wert "${found}" beginnt oder endet mit einem Leerzeichen, das niemand sieht und das jeden Vergleich scheitern lässt. Es entfernen.',
  },
  'nothing-offered': {
    'zh-CN': '没有可选的内容：请添加选项，或至少去掉一个 "disabled"。',
    'en-US': 'nothing can be chosen: add an entry, or remove "disabled" from one at least.',
    'de-DE': 'Es lässt sich nichts wählen: einen Eintrag ergänzen oder "disabled" bei mindestens einem entfernen.',
  },
  'empty-text': {
    'zh-CN': '"${name}" 是空的，屏幕上什么也看不到：请填写文字。',
    'en-US': '"${name}" is empty and shows nothing on the screen: write a text.',
    'de-DE': '"${name}" ist leer und zeigt nichts auf dem Bildschirm: einen Text angeben.',
  },
  'code-in-check-rule': {
    'zh-CN': '校验规则的步骤只接受正则表达式，不接受模式代码“${found}”：请写成 ^…$。',
    'en-US': 'the steps of a check rule take regular expressions alone, not the pattern code "${found}": write it as ^…$.',
    'de-DE': 'Die Schritte einer Prüfregel nehmen nur reguläre Ausdrücke, nicht den Mustercode "${found}": ihn als ^…$ schreiben.',
  },
  'empty-pattern': {
    'zh-CN': '空的正则表达式对任何值都成立，这一步什么也不检查：请填写或删除这一步。',
    'en-US': 'an empty regular expression lets every value pass, so the step checks nothing: write one, or remove the step.',
    'de-DE': 'Ein leerer regulärer Ausdruck lässt jeden Wert durch, der Schritt prüft nichts: einen schreiben oder den Schritt entfernen.',
  },
  'number-in-texts': {
    'zh-CN': '值 ${found} 是数字，而此字典的值是文本：写成 "${found}"，或设置 "valueType": "number"。',
    'en-US': 'the value ${found} is a number, and the values of this dictionary are texts: write "${found}", or set "valueType": "number".',
    'de-DE':
      'Der Wert ${found} ist eine Zahl, die Werte dieses Wörterbuchs sind aber Texte: "${found}" schreiben oder "valueType": "number" setzen.',
  },
  'text-in-numbers': {
    'zh-CN': '值“${found}”是文本，而 "valueType" 为 "number"：请写不带引号的数字，或去掉 "valueType"。',
    'en-US': 'the value "${found}" is a text, and "valueType" is "number": write a number without quotes, or leave "valueType" out.',
    'de-DE':
      'Der Wert "${found}" ist ein Text, "valueType" ist aber "number": eine Zahl ohne Anführungszeichen schreiben oder "valueType" weglassen.',
  },
  'prefix-without-number': {
    'zh-CN': '只有 "makes": "orderNumber" 才有前缀：请删除 "prefix"。',
    'en-US': 'only "makes": "orderNumber" has a prefix: remove "prefix".',
    'de-DE': 'Nur "makes": "orderNumber" hat ein Präfix: "prefix" entfernen.',
  },
} as const
