// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the columns of a list and what their cells show. */
export const cellTexts = {
  'group-apart': {
    'zh-CN': '列组“${name}”被其他列隔开，会出现两个标题：请把同组的列放在一起，锁定方式也要相同。',
    'en-US':
      'other columns stand between those of the group "${name}", so that it has two headings: put them beside each other, locked alike.',
    'de-DE':
      'Zwischen den Spalten der Gruppe "${name}" stehen andere, sie erhält daher zwei Überschriften: Stelle sie nebeneinander, gleich fixiert.',
  },
} as const
