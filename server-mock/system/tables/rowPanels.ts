import { always, longTextField, numberField, serviceTable, textField } from './fieldsOf'

/** Whose it is: a row of a table, whichever page shows it. */
const ofRow = [always(textField('tableName')), always(textField('rowId'))] as const

/** What was done to rows of pages that keep their history: rows are added and never changed. `content` is JSON: the values before and after. */
export const sysRowHistory = serviceTable({
  table: 'sys_row_history',
  fields: [...ofRow, always(textField('kind')), textField('action'), textField('standsFor'), always(longTextField('content'))],
  indexes: [['tableName', 'rowId']],
})

/** Comments about rows. */
export const sysRowComment = serviceTable({
  table: 'sys_row_comment',
  fields: [...ofRow, always(longTextField('text'))],
  indexes: [['tableName', 'rowId']],
})

/** Files that hang on rows, by the path of the file. */
export const sysRowFile = serviceTable({
  table: 'sys_row_file',
  fields: [...ofRow, always(textField('path')), always(textField('fileName')), always(numberField('fileSize'))],
  indexes: [['tableName', 'rowId']],
})
