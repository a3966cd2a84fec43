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
    'zh-CN': '删除“${value}”，但 ${rows} 行仍使用它（${places}），将只显示其值。要保留文字，请改为 "disabled": true',
    'en-US':
      '“${value}” goes away, but ${rows} rows hold it (${places}): they will show the bare value. To keep its text, set "disabled": true instead',
    'de-DE':
      '„${value}“ entfällt, aber ${rows} Zeilen enthalten es (${places}): Sie zeigen dann den bloßen Wert. Damit der Text bleibt, stattdessen "disabled": true setzen',
  },
  readerWrong: {
    'zh-CN': '页面“${title}”（${page}，第 ${line} 行 ${path}）仍按原样使用它：${reason}',
    'en-US': 'The page “${title}” (${page}, line ${line}, ${path}) still uses it as it was: ${reason}',
    'de-DE': 'Die Seite „${title}“ (${page}, Zeile ${line}, ${path}) verwendet es noch wie bisher: ${reason}',
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
} as const
