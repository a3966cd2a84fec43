/** What is said after cells were pasted. */
export const pasteTexts = {
  pasted: { 'zh-CN': '已粘贴 ${n} 个单元格', 'en-US': '${n} cells pasted', 'de-DE': '${n} Zellen eingefügt' },
  /** Between the parts of a notice. */
  separator: { 'zh-CN': '，', 'en-US': ', ', 'de-DE': ', ' },
  /** Between the places that a notice names. */
  and: { 'zh-CN': '、', 'en-US': ', ', 'de-DE': ', ' },
  pastedOne: { 'zh-CN': '已粘贴 1 个单元格', 'en-US': '1 cell pasted', 'de-DE': '1 Zelle eingefügt' },
  unread: {
    'zh-CN': '${n} 个无法识别：${places}',
    'en-US': '${n} not understood: ${places}',
    'de-DE': '${n} nicht verstanden: ${places}',
  },
  skipped: {
    'zh-CN': '${n} 个不可修改，保持原样',
    'en-US': '${n} left as they are, because they cannot be changed',
    'de-DE': '${n} unverändert gelassen, weil sie sich nicht ändern lassen',
  },
  skippedOne: {
    'zh-CN': '1 个不可修改，保持原样',
    'en-US': '1 left as it is, because it cannot be changed',
    'de-DE': '1 unverändert gelassen, weil sie sich nicht ändern lässt',
  },
  place: {
    'zh-CN': '第 ${row} 行${title}“${text}”',
    'en-US': '${title} in row ${row} (“${text}”)',
    'de-DE': '${title} in Zeile ${row} („${text}“)',
  },
  unreadCell: {
    'zh-CN': '无法识别粘贴的“${text}”',
    'en-US': '“${text}” was pasted here and could not be understood',
    'de-DE': '„${text}“ wurde hier eingefügt und nicht verstanden',
  },
  wide: {
    'zh-CN': '复制的区域有 ${size} 列，从这里起只剩 ${room} 列。没有粘贴任何内容。',
    'en-US': 'The copied block has ${size} columns, but from here there are only ${room}. Nothing was pasted.',
    'de-DE': 'Der kopierte Block hat ${size} Spalten, von hier an gibt es aber nur ${room}. Es wurde nichts eingefügt.',
  },
  long: {
    'zh-CN': '一次最多粘贴 ${room} 行，复制的区域有 ${size} 行。没有粘贴任何内容。',
    'en-US': 'At most ${room} rows can be pasted at once; the copied block has ${size}. Nothing was pasted.',
    'de-DE': 'Auf einmal lassen sich höchstens ${room} Zeilen einfügen; der kopierte Block hat ${size}. Es wurde nichts eingefügt.',
  },
  closed: {
    'zh-CN': '复制的区域有 ${size} 行，从这里起只有 ${room} 行，且不能新增行。没有粘贴任何内容。',
    'en-US': 'The copied block has ${size} rows, but from here there are only ${room}, and none can be added. Nothing was pasted.',
    'de-DE':
      'Der kopierte Block hat ${size} Zeilen, von hier an gibt es aber nur ${room}, und neue lassen sich nicht anlegen. Es wurde nichts eingefügt.',
  },
} as const
