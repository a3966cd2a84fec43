/** Sentences about documents beside pages and their publishing. */
export const documents = {
  otherCode: {
    'zh-CN': '名称要求代码为“${code}”，文件中写的是“${found}”',
    'en-US': 'The name says “${code}”, the file says “${found}”',
    'de-DE': 'Der Name sagt „${code}“, die Datei sagt „${found}“',
  },
  addChoice: {
    'zh-CN': '可以选择“${value}”',
    'en-US': '“${value}” can be chosen',
    'de-DE': '„${value}“ kann gewählt werden',
  },
  disableChoice: {
    'zh-CN': '不再能选择“${value}”，已保存的行照常显示',
    'en-US': '“${value}” can no longer be chosen; rows that hold it go on showing it',
    'de-DE': '„${value}“ kann nicht mehr gewählt werden; Zeilen, die es enthalten, zeigen es weiter',
  },
  removeChoice: {
    'zh-CN': '删除“${value}”，没有行使用它',
    'en-US': '“${value}” goes away; no row holds it',
    'de-DE': '„${value}“ entfällt; keine Zeile enthält es',
  },
  removeUsedChoice: {
    'zh-CN': '删除“${value}”，但 ${rows} 行仍使用它（${places}），将只显示其值。要保留文字，请停用而不是删除',
    'en-US':
      '“${value}” goes away, but ${rows} rows hold it (${places}): they will show the bare value. To keep its text, disable it instead',
    'de-DE':
      '„${value}“ entfällt, aber ${rows} Zeilen enthalten es (${places}): Sie zeigen dann den bloßen Wert. Damit der Text bleibt, den Eintrag stattdessen deaktivieren',
  },
  changeText: {
    'zh-CN': '“${value}”的文字：${from} → ${to}',
    'en-US': 'The text of “${value}”: ${from} → ${to}',
    'de-DE': 'Der Text von „${value}“: ${from} → ${to}',
  },
  changeColour: {
    'zh-CN': '“${value}”的颜色：${from} → ${to}',
    'en-US': 'The colour of “${value}”: ${from} → ${to}',
    'de-DE': 'Die Farbe von „${value}“: ${from} → ${to}',
  },
  noColour: { 'zh-CN': '无', 'en-US': 'none', 'de-DE': 'keine' },
  entry: { 'zh-CN': '“${value}”', 'en-US': '“${value}”', 'de-DE': '„${value}“' },
  loseLanguage: {
    'zh-CN': '${values}不再有${language}的文字，改显示中文',
    'en-US': '${values}: the texts in ${language} go away, the Chinese ones are shown instead',
    'de-DE': '${values}: Die Texte in der Sprache ${language} entfallen, stattdessen erscheinen die chinesischen',
  },
  readerWrong: {
    'zh-CN': '页面“${title}”（${page}，第 ${line} 行 ${path}）仍按原样使用它：${reason}',
    'en-US': 'The page “${title}” (${page}, line ${line}, ${path}) still uses it as it was: ${reason}',
    'de-DE': 'Die Seite „${title}“ (${page}, Zeile ${line}, ${path}) verwendet es noch wie bisher: ${reason}',
  },
  hasReaders: {
    'zh-CN': '“${name}”（${code}）正由以下页面使用：${pages}',
    'en-US': '“${name}” (${code}) is used by pages: ${pages}',
    'de-DE': '„${name}“ (${code}) wird von Seiten verwendet: ${pages}',
  },
  otherKind: {
    'zh-CN': '“${to}”与“${from}”不是同一种类的名称',
    'en-US': '“${to}” is not a name for something of the kind of “${from}”',
    'de-DE': '„${to}“ ist kein Name für etwas von der Art von „${from}“',
  },
  lifeWithdrawn: {
    'zh-CN': '页面和接口立即无法再使用它',
    'en-US': 'Pages and calls no longer find it, at once',
    'de-DE': 'Seiten und Aufrufe finden es sofort nicht mehr',
  },
  lifeComesBack: {
    'zh-CN': '版本保持不变，重新发布后即可恢复',
    'en-US': 'Its versions stay as they are; publishing again brings it back',
    'de-DE': 'Die Versionen bleiben, wie sie sind; erneutes Veröffentlichen bringt es zurück',
  },
  lifeDeleteDraft: {
    'zh-CN': '草稿将被删除；从未发布过',
    'en-US': 'The draft is deleted; it was never published',
    'de-DE': 'Der Entwurf wird gelöscht; veröffentlicht wurde er nie',
  },
  lifeRenameFollows: {
    'zh-CN': '历史记录（版本 ${versions} 及之前）和草稿随之更改',
    'en-US': 'The history (versions up to ${versions}) and the draft follow',
    'de-DE': 'Der Verlauf (Versionen bis ${versions}) und der Entwurf folgen',
  },
  badCode: {
    'zh-CN': '编码“${code}”不正确：以字母开头，只能包含字母、数字、下划线和连字符，最多60个字符',
    'en-US': '“${code}” cannot be a code: a letter, then letters, digits, _ and -, 60 characters at most',
    'de-DE': '„${code}“ kann kein Code sein: ein Buchstabe, dann Buchstaben, Ziffern, _ und -, höchstens 60 Zeichen',
  },
  noCode: { 'zh-CN': '请输入编码', 'en-US': 'Please enter a code', 'de-DE': 'Bitte einen Code eingeben' },
  codeTaken: {
    'zh-CN': '编码“${code}”已存在',
    'en-US': 'The code “${code}” is taken',
    'de-DE': 'Der Code „${code}“ ist schon vergeben',
  },
  codeStays: {
    'zh-CN': '编码“${code}”不能在这里修改，请在页面工作室中重命名',
    'en-US': 'The code “${code}” stays as it is here; it is changed in the page studio',
    'de-DE': 'Der Code „${code}“ bleibt hier, wie er ist; geändert wird er im Seitenstudio',
  },
  noName: { 'zh-CN': '请输入中文名称', 'en-US': 'Please enter a name', 'de-DE': 'Bitte einen Namen eingeben' },
  noItem: {
    'zh-CN': '字典中没有值为“${value}”的字典项',
    'en-US': 'The dictionary has no entry with the value “${value}”',
    'de-DE': 'Das Wörterbuch hat keinen Eintrag mit dem Wert „${value}“',
  },
  noStep: {
    'zh-CN': '规则已被修改，请重新打开后再保存',
    'en-US': 'The rule was changed meanwhile: open it again',
    'de-DE': 'Die Regel wurde inzwischen geändert: bitte neu öffnen',
  },
  noSteps: {
    'zh-CN': '无法保存：校验规则至少需要一个检查步骤，请先添加',
    'en-US': 'It cannot be saved: a check rule needs at least one step. Add one first.',
    'de-DE': 'Das lässt sich nicht speichern: Eine Prüfregel braucht mindestens einen Schritt. Bitte zuerst einen hinzufügen.',
  },
  openDraft: {
    'zh-CN': '${user} 正在页面工作室中修改“${name}”，请先发布或放弃该草稿',
    'en-US': '${user} is changing “${name}” in the page studio: publish or discard that draft first',
    'de-DE': '${user} ändert „${name}“ gerade im Seitenstudio: Den Entwurf bitte zuerst veröffentlichen oder verwerfen',
  },
  wrong: {
    'zh-CN': '无法保存：${reasons}',
    'en-US': 'It cannot be saved: ${reasons}',
    'de-DE': 'Das lässt sich nicht speichern: ${reasons}',
  },
  stillUsed: {
    'zh-CN': '仍在使用，未保存：${reasons}',
    'en-US': 'Not saved, it is still in use: ${reasons}',
    'de-DE': 'Nicht gespeichert, es wird noch verwendet: ${reasons}',
  },
  pagesUse: {
    'zh-CN': '以下页面仍按原样使用它：${pages}',
    'en-US': 'pages still use it as it was: ${pages}',
    'de-DE': 'Seiten verwenden es noch wie bisher: ${pages}',
  },
  betweenSteps: { 'zh-CN': '；', 'en-US': '; ', 'de-DE': '; ' },
} as const
