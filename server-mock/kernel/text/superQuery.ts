/** Sentences about saved advanced queries. */
export const superQuery = {
  unnamed: { 'zh-CN': '保存名称不能为空', 'en-US': 'save name cannot be empty', 'de-DE': 'Der Name darf nicht leer sein' },
  empty: {
    'zh-CN': '不能保存空条件',
    'en-US': 'empty conditions cannot be saved',
    'de-DE': 'Leere Bedingungen lassen sich nicht speichern',
  },
  tooMany: {
    'zh-CN': '每个列表最多保存 ${most} 个查询',
    'en-US': 'At most ${most} queries of one list can be kept',
    'de-DE': 'Von einer Liste lassen sich höchstens ${most} Abfragen aufbewahren',
  },
} as const
