// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
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
  mayNotAdd: {
    'zh-CN': '没有权限在“${table}”中添加行',
    'en-US': 'You are not allowed to add rows to “${table}”',
    'de-DE': 'Sie dürfen in „${table}“ keine Zeilen hinzufügen',
  },
  mayNotRemove: {
    'zh-CN': '没有权限删除“${table}”中的行',
    'en-US': 'You are not allowed to remove rows from “${table}”',
    'de-DE': 'Sie dürfen aus „${table}“ keine Zeilen entfernen',
  },
  keptInTree: {
    'zh-CN': '“${table}”是树形表格，不能删除行',
    'en-US': '“${table}” is a tree: its rows cannot be removed',
    'de-DE': '„${table}“ ist ein Baum: Seine Zeilen lassen sich nicht entfernen',
  },
} as const
