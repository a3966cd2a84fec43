/** Sentences about rows of a sub-table that have a page of their own. */
export const subRows = {
  noMainRow: {
    'zh-CN': '请选择这一行所属的记录',
    'en-US': 'Choose the record that this row belongs to',
    'de-DE': 'Den Datensatz wählen, zu dem diese Zeile gehört',
  },
  notMoved: {
    'zh-CN': '这一行不能移到另一条记录',
    'en-US': 'This row cannot be moved to another record',
    'de-DE': 'Diese Zeile kann nicht zu einem anderen Datensatz verschoben werden',
  },
} as const
